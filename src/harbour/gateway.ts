import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Port } from './port.js';
import { showGuild, showUser } from './show.js';

const HEARTBEAT = 41_250;

interface Session {
  readonly id: string;
  readonly shard: readonly [number, number];
  sequence: number;
  /** Everything sent, to be sent again after a resume. */
  readonly sent: { readonly sequence: number; readonly text: string }[];
  socket: WebSocket | null;
}

/** The gateway: events to every session whose shard has the guild; sessions outlive a dropped connection and are resumed. */
export interface Gateway {
  dispatch(event: string, data: unknown, guild?: string | null): void;
  /** Cuts every connection; the sessions wait to be resumed. */
  drop(): void;
  /** Asks every client to reconnect (op 7). */
  reconnect(): void;
  /** Tells every client that its session is gone (op 9). */
  invalidate(): void;
  /** Answers no more heartbeats. */
  deafen(deaf: 'deaf' | 'hearing'): void;
  close(): void;
}

export function openGateway(server: Server, port: () => Port): Gateway {
  const sockets = new WebSocketServer({ server });
  const sessions = new Map<string, Session>();
  let deaf = false;
  const send = (session: Session, event: string, data: unknown) => {
    session.sequence += 1;
    const text = JSON.stringify({ op: 0, t: event, s: session.sequence, d: data });
    session.sent.push({ sequence: session.sequence, text });
    if (session.sent.length > 500) session.sent.shift();
    session.socket?.send(text);
  };
  sockets.on('connection', socket => {
    socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: HEARTBEAT } }));
    socket.on('message', raw => {
      const { op, d } = JSON.parse(String(raw)) as { op: number; d: Record<string, unknown> };
      if (op === 1 && !deaf) socket.send(JSON.stringify({ op: 11 }));
      if (op === 2) identify(port(), sessions, socket, d, send);
      if (op === 6) resume(sessions, socket, d, send);
    });
    socket.on('close', () => {
      for (const session of sessions.values()) if (session.socket === socket) session.socket = null;
    });
  });
  const everySocket = (use: (socket: WebSocket) => void) => sockets.clients.forEach(use);
  return {
    dispatch(event, data, guild = null) {
      for (const session of sessions.values())
        if (guild === null ? session.shard[0] === 0 : shardOf(guild, session.shard[1]) === session.shard[0]) send(session, event, data);
    },
    drop: () => everySocket(socket => socket.terminate()),
    reconnect: () => everySocket(socket => socket.send(JSON.stringify({ op: 7, d: null }))),
    invalidate() {
      sessions.clear();
      everySocket(socket => socket.send(JSON.stringify({ op: 9, d: false })));
    },
    deafen(how) {
      deaf = how === 'deaf';
    },
    close() {
      everySocket(socket => socket.terminate());
      sockets.close();
    },
  };
}

const shardOf = (guild: string, count: number): number => Number((BigInt(guild) >> 22n) % BigInt(count));

type Send = (session: Session, event: string, data: unknown) => void;

function identify(port: Port, sessions: Map<string, Session>, socket: WebSocket, d: Record<string, unknown>, send: Send): void {
  if (typeof d['token'] !== 'string' || d['token'] === 'wrong') {
    socket.close(4004, 'Authentication failed.');
    return;
  }
  const shard = (d['shard'] as [number, number] | undefined) ?? [0, 1];
  const session: Session = { id: port.id(), shard, sequence: 0, sent: [], socket };
  sessions.set(session.id, session);
  const guilds = [...port.world.guilds.values()].filter(guild => !guild.botGone && shardOf(guild.id, shard[1]) === shard[0]);
  const bot = port.world.users.get(port.world.bot);
  send(session, 'READY', {
    v: 10,
    user: bot && { ...showUser(bot), bot: true, verified: true, mfa_enabled: false, email: null },
    session_id: session.id,
    resume_gateway_url: port.base().replace('http', 'ws'),
    guilds: guilds.map(guild => ({ id: guild.id, unavailable: true })),
    application: { id: port.world.application, flags: 0 },
    shard,
  });
  for (const guild of guilds) send(session, 'GUILD_CREATE', showGuild(port.world, guild));
}

function resume(sessions: Map<string, Session>, socket: WebSocket, d: Record<string, unknown>, send: Send): void {
  const session = sessions.get(String(d['session_id']));
  if (!session) {
    socket.send(JSON.stringify({ op: 9, d: false }));
    return;
  }
  session.socket = socket;
  for (const { sequence, text } of session.sent) if (sequence > Number(d['seq'])) socket.send(text);
  send(session, 'RESUMED', {});
}
