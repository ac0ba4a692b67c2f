import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { personOf } from '../person/person.js';
import type { Port } from '../port.js';
import { carryOut, type Desk, refused } from './deeds.js';
import { keepOut, ownPage } from './door.js';
import type { Ground } from './ground.js';
import { tellOf, welcome } from './tells.js';
import { type Turnstile, turnstile } from './turnstile.js';
import { type Answer, Ask, type Deed, type Tell } from './wire.js';

/** The sockets of the page. */
export interface Page {
  /** Takes a connection over, or turns it away when another page than the double's own wants it. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/** A file of a slash command, as base64, and some. */
const LONGEST = 16 * 1024 * 1024;
/** The number of an answer to what had none that could be read. */
const UNNUMBERED = -1;

interface Seat {
  readonly tell: (tell: Tell) => void;
  desk: Desk | null;
  /** The deadline that it was last told. */
  due: number | null;
}

interface Room {
  readonly port: Port;
  readonly ground: Ground;
  readonly seats: Set<Seat>;
  readonly gate: Turnstile;
}

export function openPage(port: Port, ground: Ground, address: () => number): Page {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST });
  const room: Room = { port, ground, seats: new Set(), gate: turnstile() };
  return {
    upgrade(request, socket, head) {
      if (ownPage(request, address())) return sockets.handleUpgrade(request, socket, head, opened => sit(room, opened));
      keepOut(socket);
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function sit(room: Room, socket: WebSocket): void {
  const { port, seats } = room;
  const seat: Seat = { desk: null, due: null, tell: tell => socket.send(JSON.stringify(tell)) };
  const stop = port.watch(happening => {
    const tell = seat.desk && tellOf(port, seat.desk.person.id, happening);
    if (tell) seat.tell(tell);
  });
  seats.add(seat);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    stop();
    seats.delete(seat);
  });
  socket.on('message', raw => void hear(room, seat, String(raw)));
}

/** Answers one ask. Who has become somebody else meanwhile does not hear what came of it. */
async function hear(room: Room, seat: Seat, text: string): Promise<void> {
  const asked = readAsk(text);
  if ('words' in asked) return seat.tell({ kind: 'answer', n: asked.n, answer: refused(asked.words) });
  const { n, deed } = asked;
  const asking = seat.desk;
  const answer = await (deed.kind === 'be' ? become(room, seat, deed.person) : act(room, asking, deed));
  const same = deed.kind === 'be' || seat.desk === asking;
  seat.tell({ kind: 'answer', n, answer: same ? answer : refused('You are somebody else now') });
  if (deed.kind === 'wait') for (const each of room.seats) await tellClock(room, each);
  else if (!IDLE.includes(deed.kind)) await tellDue(room, seat);
}

/** Deeds that change no deadline. */
const IDLE: readonly Deed['kind'][] = ['be', 'read', 'autocomplete', 'say'];

/** Sits down as somebody: `welcome` is the first that he hears. */
async function become(room: Room, seat: Seat, wanted: string | null): Promise<Answer> {
  const { port, ground } = room;
  const me = wanted === null ? ground.people[0] : ground.people.find(one => one.id === wanted);
  if (!me) return refused('There is no such person');
  seat.desk = { person: personOf(port, me.id), modals: new Map() };
  seat.tell(welcome(port, ground, me));
  await tellClock(room, seat);
  return { kind: 'done', message: null };
}

async function act({ port, ground, gate }: Room, desk: Desk | null, deed: Exclude<Deed, { kind: 'be' }>): Promise<Answer> {
  if (desk === null) return refused('Nobody sits here: become somebody first');
  try {
    const work = () => carryOut(port, ground, desk, deed);
    return await (deed.kind === 'wait' ? gate.alone(work) : gate.share(work));
  } catch (trouble) {
    if (!(trouble instanceof Error) || trouble instanceof TypeError) port.breach(`the page’s ${deed.kind} failed: ${String(trouble)}`);
    return refused(trouble instanceof Error ? trouble.message : String(trouble));
  }
}

/** Tells a page the time and its person’s deadline. */
async function tellClock({ port, ground }: Room, seat: Seat): Promise<void> {
  const desk = seat.desk;
  if (!desk) return;
  const due = await ground.due(desk.person.id);
  if (seat.desk !== desk) return;
  seat.due = due;
  seat.tell({ kind: 'clock', now: port.now(), due });
}

/** Tells them again, if the deadline is another one. */
async function tellDue(room: Room, seat: Seat): Promise<void> {
  const due = seat.desk && (await room.ground.due(seat.desk.person.id));
  if (due !== seat.due) await tellClock(room, seat);
}

function readAsk(text: string): Ask | { readonly n: number; readonly words: string } {
  let heard: unknown;
  try {
    heard = JSON.parse(text);
  } catch {
    return { n: UNNUMBERED, words: 'That is not JSON' };
  }
  const asked = Ask.safeParse(heard);
  if (asked.success) return asked.data;
  const [issue] = asked.error.issues;
  const n = Ask.shape.n.safeParse((heard as { n?: unknown } | null)?.n);
  return { n: n.success ? n.data : UNNUMBERED, words: `${issue?.path.join('.') || 'The whole'}: ${issue?.message ?? 'not understood'}` };
}
