import type { WebSocket } from 'ws';
import { passes, withoutContent } from './intents.js';

/** One client's session: it outlives its connection, and what was sent meanwhile is sent again when it is resumed. */
export interface Session {
  readonly id: string;
  readonly shard: readonly [number, number];
  readonly intents: number;
  sequence: number;
  readonly sent: { readonly sequence: number; readonly text: string }[];
  socket: WebSocket | null;
}

const MEMORY = 500;

export const shardOf = (guild: string, count: number): number => Number((BigInt(guild) >> 22n) % BigInt(count));

/** Events of servers go to the shard that has the server, all others to the first. */
export const concerns = (session: Session, event: string, guild: string | null): boolean =>
  (guild === null ? 0 : shardOf(guild, session.shard[1])) === session.shard[0] && passes(event, guild, session.intents);

export function send(session: Session, event: string, data: unknown): void {
  session.sequence += 1;
  const text = JSON.stringify({ op: 0, t: event, s: session.sequence, d: data });
  session.sent.push({ sequence: session.sequence, text });
  if (session.sent.length > MEMORY) session.sent.shift();
  session.socket?.send(text);
}

export const filtered = (session: Session, bot: string, event: string, data: unknown, guild: string | null): unknown =>
  withoutContent(event, data, guild, { intents: session.intents, bot });

/** Sends again what came after `sequence`. */
export function replay(session: Session, sequence: number): void {
  for (const one of session.sent) if (one.sequence > sequence) session.socket?.send(one.text);
  send(session, 'RESUMED', {});
}
