import { Client, type ClientOptions, Events, GatewayIntentBits, type Interaction, Options, Partials } from 'discord.js';
import { onTestFinished } from 'vitest';
import { type Harbour, type HarbourOptions, type Person, startHarbour } from '../../src/harbour/index.js';

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const V2 = 1 << 15;
export const PRIVATE = 1 << 6;
export const words = (content: string) => ({ type: 10, content });
export const button = (custom_id: string, more: object = {}) => ({ type: 2, style: 2, label: custom_id, custom_id, ...more });
export const row = (...components: object[]) => ({ type: 1, components });

export const COMMANDS = [
  { name: 'ask', description: 'Asks', options: [{ type: 3, name: 'text', description: 'What' }] },
  { name: 'hidden', description: 'For servers', contexts: [0] },
];

interface Needs extends HarbourOptions {
  readonly commands?: readonly object[];
  readonly client?: Partial<ClientOptions>;
  /** Whether a real client logs in. */
  readonly crew?: 'aboard' | 'ashore';
  readonly guilds?: number;
}

export interface Ship {
  readonly harbour: Harbour;
  readonly client: Client;
  readonly guild: string;
  readonly channel: string;
  readonly ann: Person;
  readonly bob: Person;
  /** What the bot does with an interaction from now on. */
  on(answer: (interaction: Interaction) => unknown): void;
  /** A call of the API by hand: status and body. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: Answer; headers: Headers }>;
}

export interface Answer {
  readonly id: string;
  readonly code: number;
  readonly message: string;
  readonly [key: string]: unknown;
}

/** A harbour with a server, a channel, Ann and Bob, and the real client in it; all closed when the test is done. */
export async function ship({ commands = COMMANDS, client: more = {}, crew = 'aboard', ...options }: Needs = {}): Promise<Ship> {
  const harbour = await startHarbour(options);
  const guild = harbour.guild('The Nore');
  const channel = harbour.channel(guild, 'battles');
  harbour.person('Host', guild);
  const [ann, bob] = [harbour.person('Ann', guild), harbour.person('Bob', guild)];
  let answer: (interaction: Interaction) => unknown = () => undefined;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    enforceNonce: true,
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 10 }),
    ws: harbour.ws,
    ...more,
    rest: { ...harbour.rest, timeout: 3_000, globalRequestsPerSecond: 1000, ...more.rest },
  });
  client.on(Events.InteractionCreate, interaction => void Promise.resolve(answer(interaction)).catch(() => undefined));
  client.on(Events.Error, () => undefined);
  onTestFinished(async () => {
    await client.destroy();
    await harbour.close();
  });
  if (crew === 'aboard') await boarded(client, commands);
  const on = (how: typeof answer) => {
    answer = how;
  };
  return { harbour, client, guild, channel, ann, bob, on, call: caller(harbour) };
}

async function boarded(client: Client, commands: readonly object[]): Promise<void> {
  const ready = new Promise<void>(resolve => client.once(Events.ClientReady, () => resolve()));
  await client.login('a token of the double');
  await ready;
  await client.rest.put(`/applications/${client.application?.id}/commands`, { body: commands });
}

const caller =
  (harbour: Harbour): Ship['call'] =>
  async (method, path, body) => {
    const form = body instanceof FormData;
    const response = await fetch(`${harbour.rest.api}/v10${path}`, {
      method,
      headers: { authorization: 'Bot a token of the double', ...(form ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers };
  };

/** A form with a payload and files of so many bytes. */
export function withFiles(payload: object, ...files: { name: string; size: number }[]): FormData {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(payload));
  for (const [nth, { name, size }] of files.entries()) form.set(`files[${nth}]`, new Blob([new Uint8Array(size)]), name);
  return form;
}
