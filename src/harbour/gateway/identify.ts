import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { Port } from '../port.js';
import { showArrival } from '../show/channels.js';
import { showMe } from '../show/people.js';
import { KNOWN_INTENTS, PRIVILEGED } from './intents.js';
import { replay, type Session, send, shardOf } from './session.js';

/** How a client introduces itself, or takes its session up again. */

const Identify = z.object({
  token: z.string(),
  intents: z.int(),
  properties: z.record(z.string(), z.unknown()),
  shard: z.tuple([z.int(), z.int()]).default([0, 1]),
});
const Resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

/** Why a connection is closed: Discord's codes. */
export const CLOSE = {
  unknown: [4001, 'Unknown opcode.'],
  garbled: [4002, 'Error while decoding payload.'],
  stranger: [4003, 'Not authenticated.'],
  token: [4004, 'Authentication failed.'],
  twice: [4005, 'Already authenticated.'],
  sequence: [4007, 'Invalid seq.'],
  hasty: [4008, 'Rate limited.'],
  shard: [4010, 'Invalid shard.'],
  version: [4012, 'Invalid API version.'],
  intents: [4013, 'Invalid intent(s).'],
  disallowed: [4014, 'Disallowed intent(s).'],
} as const satisfies Record<string, readonly [number, string]>;
export type Reason = keyof typeof CLOSE;

export const rightToken = (port: Port, token: string): boolean =>
  token !== '' && (port.settings.token === null || token === port.settings.token);

function objection(port: Port, { token, intents, shard }: z.infer<typeof Identify>): Reason | null {
  if (!rightToken(port, token)) return 'token';
  if (shard[1] < 1 || shard[0] < 0 || shard[0] >= shard[1]) return 'shard';
  if (intents < 0 || (intents & ~KNOWN_INTENTS) !== 0) return 'intents';
  return (intents & PRIVILEGED & ~port.settings.privileged) === 0 ? null : 'disallowed';
}

/** A new session that has been greeted, or the reason why there is none. */
export function identify(port: Port, socket: WebSocket, data: unknown): Session | Reason {
  const wanted = Identify.safeParse(data);
  if (!wanted.success) return 'garbled';
  const refused = objection(port, wanted.data);
  if (refused) return refused;
  const { shard, intents } = wanted.data;
  const session: Session = { id: port.id(), shard, intents, sequence: 0, sent: [], socket };
  greet(port, session);
  return session;
}

function greet(port: Port, session: Session): void {
  const { world } = port;
  const [nth, count] = session.shard;
  const guilds = [...world.guilds.values()].filter(guild => !guild.botGone && shardOf(guild.id, count) === nth);
  send(session, 'READY', {
    v: 10,
    user: showMe(world),
    session_id: session.id,
    session_type: 'normal',
    resume_gateway_url: port.base().replace('http', 'ws'),
    guilds: guilds.map(guild => ({ id: guild.id, unavailable: true })),
    private_channels: [],
    application: { id: world.application, flags: 0 },
    shard: session.shard,
  });
  for (const guild of guilds) send(session, 'GUILD_CREATE', showArrival(world, guild));
}

/** The session taken up again; or why not: `lost` means that the client must introduce itself anew. */
export function resume(port: Port, sessions: ReadonlyMap<string, Session>, socket: WebSocket, data: unknown): Session | Reason | 'lost' {
  const wanted = Resume.safeParse(data);
  if (!wanted.success) return 'garbled';
  if (!rightToken(port, wanted.data.token)) return 'token';
  const session = sessions.get(wanted.data.session_id);
  if (!session) return 'lost';
  if (wanted.data.seq > session.sequence) return 'sequence';
  session.socket?.terminate();
  session.socket = socket;
  replay(session, wanted.data.seq);
  return session;
}
