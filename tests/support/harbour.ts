import { Client, type ClientOptions, Events, GatewayIntentBits } from 'discord.js';
import { onTestFinished } from 'vitest';
import { type Harbour, startHarbour } from '../../src/harbour/index.js';

/** The double with one server and one channel, closed when the test is done. */
export async function pier(): Promise<{ harbour: Harbour; guild: string; channel: string }> {
  const harbour = await startHarbour();
  onTestFinished(() => harbour.close());
  const guild = harbour.guild('The Nore');
  return { harbour, guild, channel: harbour.channel(guild, 'battles') };
}

/** The real client, logged in. */
export async function sailor(harbour: Harbour, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { ...harbour.rest, timeout: 2000 },
    ws: harbour.ws,
    enforceNonce: true,
    ...options,
  });
  onTestFinished(() => client.destroy());
  const ready = new Promise<void>(resolve => client.once(Events.ClientReady, () => resolve()));
  await client.login('a token of the double');
  await ready;
  return client as Client<true>;
}

export interface Raw {
  readonly status: number;
  readonly body: { code?: number; message?: string; id?: string; errors?: { _errors: string[] } } & Record<string, unknown>;
}

/** A request as anybody may send it, past all builders. */
export async function raw(harbour: Harbour, method: string, path: string, body?: unknown): Promise<Raw> {
  const response = await fetch(`${harbour.rest.api}/v10${path}`, {
    method,
    headers: { authorization: 'Bot a token of the double', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}
