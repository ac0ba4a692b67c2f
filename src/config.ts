import { z } from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());

/** Everything that the environment may say. `.env.example` explains each. */
const Environment = z.object({
  DISCORD_TOKEN: optional(z.string().min(20)),
  DISCORD_APPLICATION_ID: optional(z.string().regex(/^\d{17,20}$/, 'must be the application’s id, 17 to 20 digits')),
  DISCORD_GUILD_ID: optional(z.string().regex(/^\d{17,20}$/, 'must be a server’s id, 17 to 20 digits')),
  DATABASE_URL: z.preprocess(empty, z.string().startsWith('file:', 'must start with file:').default('file:./data/quarterdeck.db')),
  LOG_LEVEL: z.preprocess(empty, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
  VOYAGE_DIR: z.preprocess(empty, z.string().default('./voyage')),
  HARBOUR_PORT: z.preprocess(empty, z.coerce.number('must be a port').int().min(0).max(65_535).default(4780)),
  HARBOUR_DIR: z.preprocess(empty, z.string().default('./data/harbour')),
  RENDER_WORKERS: z.preprocess(empty, z.coerce.number().int().min(1).max(8).optional()),
});

export interface Config {
  readonly token: string | null;
  readonly application: string | null;
  readonly guild: string | null;
  readonly database: string;
  readonly logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  readonly voyage: string;
  readonly harbour: { readonly port: number; readonly folder: string };
  readonly renderWorkers: number | null;
}

/**
 * Reads the environment.
 * @throws one clear line that names the first variable that is wrong
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${String(issue?.path[0] ?? 'The environment')}: ${issue?.message ?? 'cannot be read'}`);
  }
  const { DISCORD_TOKEN, DISCORD_APPLICATION_ID, DISCORD_GUILD_ID, DATABASE_URL, LOG_LEVEL, VOYAGE_DIR, RENDER_WORKERS } = parsed.data;
  const { HARBOUR_PORT, HARBOUR_DIR } = parsed.data;
  return {
    token: DISCORD_TOKEN ?? null,
    application: DISCORD_APPLICATION_ID ?? null,
    guild: DISCORD_GUILD_ID ?? null,
    database: DATABASE_URL,
    logLevel: LOG_LEVEL,
    voyage: VOYAGE_DIR,
    harbour: { port: HARBOUR_PORT, folder: HARBOUR_DIR },
    renderWorkers: RENDER_WORKERS ?? null,
  };
}
