import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Port } from '../port.js';
import { CLOSE, identify, type Reason, resume } from './identify.js';
import { concerns, filtered, type Session, send } from './session.js';

/** The gateway: events to every session whose shard and intents want them. */
export interface Gateway {
  /** Takes a connection over. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  dispatch(event: string, data: unknown, guild?: string | null): void;
  /** Cuts every connection; the sessions wait to be resumed. */
  drop(): void;
  /** Closes every connection with a code. */
  hangUp(code: number): void;
  /** Asks every client to reconnect (op 7). */
  reconnect(): void;
  /** Tells every client that its session is invalid (op 9): gone, or to be taken up again. */
  invalidate(how?: 'gone' | 'resumable'): void;
  /** Asks every client for a heartbeat at once (op 1). */
  beat(): void;
  /** Answers no more heartbeats: its clients must find out by themselves. */
  deafen(how: 'deaf' | 'hearing'): void;
  /** Sessions that have a connection now. */
  readonly connected: number;
  close(): void;
}

const HEARTBEAT = 1;
const IDENTIFY = 2;
const RESUME = 6;
/** Presence, voice, members, sounds: taken and not answered. */
const TAKEN = [3, 4, 8, 31];
const LONGEST = 4096;
const MOST_A_MINUTE = 120;

export function openGateway(harbour: () => Port): Gateway {
  const sockets = new WebSocketServer({ noServer: true });
  const sessions = new Map<string, Session>();
  const ears = { deaf: false };
  const welcome = (socket: WebSocket, request: IncomingMessage) => {
    if (new URLSearchParams(request.url?.split('?')[1]).get('v') !== '10') return shut(harbour(), socket, 'version');
    listen(harbour(), sessions, socket, ears);
  };
  const everySocket = (use: (socket: WebSocket) => void) => sockets.clients.forEach(use);
  const say = (op: number, d: unknown) => everySocket(socket => socket.send(JSON.stringify({ op, d })));
  return {
    upgrade: (request, socket, head) => sockets.handleUpgrade(request, socket, head, opened => welcome(opened, request)),
    dispatch: (event, data, guild = null) => deliver(harbour(), sessions, event, data, guild),
    drop: () => everySocket(socket => socket.terminate()),
    hangUp: code => everySocket(socket => socket.close(code)),
    reconnect: () => say(7, null),
    invalidate(how = 'gone') {
      if (how === 'gone') sessions.clear();
      say(9, how === 'resumable');
    },
    beat: () => say(HEARTBEAT, null),
    deafen(how) {
      ears.deaf = how === 'deaf';
    },
    get connected() {
      return [...sessions.values()].filter(session => session.socket !== null).length;
    },
    close() {
      everySocket(socket => socket.terminate());
      sockets.close();
    },
  };
}

/** Sends an event on, unless a fault was asked for. */
function deliver(port: Port, sessions: ReadonlyMap<string, Session>, event: string, data: unknown, guild: string | null): void {
  const trouble = port.plan.onEvent(event);
  const go = () => {
    for (const session of sessions.values())
      if (concerns(session, event, guild)) send(session, event, filtered(session, port.world.bot, event, data, guild));
  };
  port.happen({ kind: 'gateway', event, seenBy: [], words: `⇠ ${event}${trouble ? ` (${JSON.stringify(trouble)})` : ''}` });
  if (trouble && 'late' in trouble) return void setTimeout(go, trouble.late).unref();
  if (trouble?.deliver === 'never') return;
  go();
  if (trouble) go();
}

function shut(port: Port, socket: WebSocket, reason: Reason): void {
  const [code, words] = CLOSE[reason];
  port.happen({ kind: 'gateway', event: 'CLOSE', seenBy: [], words: `⇠ close ${code} ${words}` });
  socket.close(code, words);
}

function listen(port: Port, sessions: Map<string, Session>, socket: WebSocket, ears: { readonly deaf: boolean }): void {
  let mine: Session | null = null;
  let times: number[] = [];
  socket.send(JSON.stringify({ op: 10, d: { heartbeat_interval: port.settings.heartbeat } }));
  socket.on('close', () => {
    if (mine?.socket === socket) mine.socket = null;
  });
  socket.on('message', raw => {
    const now = performance.now();
    times = [...times.filter(time => now - time < 60_000), now];
    if (times.length > MOST_A_MINUTE) return shut(port, socket, 'hasty');
    const heard = read(String(raw));
    if (heard === null) return shut(port, socket, 'garbled');
    port.happen({ kind: 'gateway', event: `op ${heard.op}`, seenBy: [], words: `⇢ op ${heard.op}` });
    if (heard.op === HEARTBEAT) return ears.deaf ? undefined : socket.send(JSON.stringify({ op: 11 }));
    const got = hear(port, sessions, socket, heard, mine);
    if (got === 'lost') return socket.send(JSON.stringify({ op: 9, d: false }));
    if (typeof got === 'string') return shut(port, socket, got);
    if (got) sessions.set(got.id, got);
    mine = got;
  });
}

interface Heard {
  readonly op: number;
  readonly d: unknown;
}

/** The session that speaks on this connection from now on; or why it is closed. */
function hear(
  port: Port,
  sessions: ReadonlyMap<string, Session>,
  socket: WebSocket,
  { op, d }: Heard,
  mine: Session | null,
): Session | Reason | 'lost' | null {
  if (op === IDENTIFY || op === RESUME) {
    if (mine) return 'twice';
    return op === IDENTIFY ? identify(port, socket, d) : resume(port, sessions, socket, d);
  }
  if (!TAKEN.includes(op)) return 'unknown';
  return mine ?? 'stranger';
}

function read(text: string): Heard | null {
  if (Buffer.byteLength(text) > LONGEST) return null;
  try {
    const { op, d } = JSON.parse(text) as Partial<Heard>;
    return typeof op === 'number' ? { op, d } : null;
  } catch {
    return null;
  }
}
