import { defineConfig } from 'prisma/config';

// `prisma generate|validate|format` never run the native schema engine, yet the CLI would download it first.
// Any existing path satisfies the check; `prisma migrate` is left alone.
if (['generate', 'validate', 'format'].includes(process.argv[2] ?? '')) {
  process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= process.execPath;
}

export default defineConfig({ schema: 'prisma/schema.prisma', migrations: { path: 'prisma/migrations' } });
