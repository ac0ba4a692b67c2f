import type { Tell } from '../../playground/wire.js';
import type { Definition, Message, Room } from '../shapes.js';
import type { Event } from './events.js';
import { isShown, later, START, type State, type View } from './state.js';

type Told = Extract<Event, { kind: 'told' }>;
type Told1<K extends Tell['kind']> = Extract<Tell, { kind: K }>;

/** What the double tells, taken into the page's state. Answers are for him who asked: they change nothing here. */
export function hear(state: State, { tell, at, memory }: Told): State {
  switch (tell.kind) {
    case 'welcome':
      return welcome(state, tell, at, memory);
    case 'answer':
      return state;
    case 'post':
      return post(state, tell.post as unknown as Message, tell.act);
    case 'gone':
      return withMessages(state, tell.channel, messages => messages.filter(one => one.id !== tell.message));
    case 'place':
      return { ...state, rooms: { ...state.rooms, [tell.place.id]: tell.place as unknown as Room } };
    case 'closed':
      return closed(state, tell.channel);
    case 'typing':
      return { ...state, typing: [...state.typing.filter(one => one !== tell.channel), tell.channel] };
    case 'clock':
      return { ...state, clock: { now: tell.now, at, due: tell.due } };
  }
}

/** A person comes aboard: nothing of the one before stays. */
function welcome(before: State, tell: Told1<'welcome'>, at: number, memory: Told['memory']): State {
  const same = before.me?.id === tell.me.id;
  const rooms = Object.fromEntries(tell.places.map(place => [place.id, place as unknown as Room]));
  const seen = same ? before.seen : memory.seen;
  const wanted = same ? before.view : memory.view;
  const { me, bot, people, guild, offers } = tell;
  return {
    ...START,
    link: 'open',
    ...{ me, bot, people, guild, offers, rooms, seen },
    commands: tell.commands as unknown as Definition[],
    clock: { now: tell.now, at, due: same ? before.clock.due : null },
    view: startingView(wanted, rooms),
    mark: same ? before.mark : null,
    unread: unreadAt(rooms, seen),
    away: same ? before.away : [],
    notice: same ? before.notice : null,
  };
}

const unreadAt = (rooms: State['rooms'], seen: State['seen']): Record<string, number> =>
  Object.fromEntries(Object.values(rooms).map(room => [room.id, later(room.last_message_id, seen[room.id]) ? 1 : 0]));

/** Where he was, if that is still there; else his newest thread; else the question which battle. */
function startingView(wanted: View | null, rooms: State['rooms']): View {
  if (wanted && (wanted.kind === 'battles' || rooms[wanted.id])) return wanted;
  const busy = Object.values(rooms).filter(room => room.type !== 0 && room.last_message_id);
  const newest = busy.reduce<Room | null>((best, room) => (best && later(best.last_message_id, room.last_message_id) ? best : room), null);
  return newest ? { kind: 'room', id: newest.id } : { kind: 'battles' };
}

/** A message that came or changed. Only what is newly posted, and not seen at once, counts as unread. */
function post(state: State, message: Message, act: 'posted' | 'edited'): State {
  const channel = message.channel_id;
  const room = state.rooms[channel];
  const fresh = act === 'posted' && !state.shelves[channel]?.messages.some(one => one.id === message.id);
  const next = withMessages(state, channel, messages => placed(messages, message));
  if (!fresh) return next;
  const shown = isShown(state, channel);
  const mine = message.author.id === state.me?.id;
  return {
    ...next,
    typing: message.author.id === state.bot?.id ? next.typing.filter(one => one !== channel) : next.typing,
    rooms: room ? { ...next.rooms, [channel]: { ...room, last_message_id: message.id } } : next.rooms,
    seen: shown ? { ...next.seen, [channel]: message.id } : next.seen,
    unread: { ...next.unread, [channel]: shown || mine ? 0 : (next.unread[channel] ?? 0) + 1 },
  };
}

/** Where a channel was never read, nothing is kept: it is read as a whole when it is opened. */
function withMessages(state: State, channel: string, change: (messages: readonly Message[]) => readonly Message[]): State {
  const shelf = state.shelves[channel];
  return shelf ? { ...state, shelves: { ...state.shelves, [channel]: { ...shelf, messages: change(shelf.messages) } } } : state;
}

/** In its place by id, whether it is new, changed, or late. */
function placed(messages: readonly Message[], message: Message): readonly Message[] {
  const others = messages.filter(one => one.id !== message.id);
  const at = others.findLastIndex(one => later(message.id, one.id)) + 1;
  return others.toSpliced(at, 0, message);
}

function closed(state: State, channel: string): State {
  const { [channel]: _, ...rooms } = state.rooms;
  const { [channel]: __, ...shelves } = state.shelves;
  return { ...state, rooms, shelves, view: isShown(state, channel) ? startingView(null, rooms) : state.view };
}
