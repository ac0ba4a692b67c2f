/** The package ships its zod schemas without types; we look them up by name and use `safeParse` alone. */
declare module 'discord-api-spec/zod';
