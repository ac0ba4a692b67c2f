import type { Tell } from '../../../src/harbour/playground/wire.js';
import type { Message, Room } from '../../../src/harbour/web/shapes.js';
import { type Event, NOTHING } from '../../../src/harbour/web/store/events.js';
import { reduce } from '../../../src/harbour/web/store/reduce.js';
import { START, type State } from '../../../src/harbour/web/store/state.js';

/** A page with Ann at it, for tests of the store. */

const someone = (id: string, name: string, role: string) => ({ id, name, role });

export const room = (id: string, more: Partial<Room> = {}): Room => ({ id, type: 0, name: `room ${id}`, ...more });

export const message = (id: string, channel: string, more: Partial<Message> = {}): Message => ({
  id,
  channel_id: channel,
  type: 0,
  author: { id: '9', username: 'Quarterdeck', bot: true },
  content: `message ${id}`,
  timestamp: '2026-05-01T12:00:00.000Z',
  edited_timestamp: null,
  flags: 0,
  components: [],
  attachments: [],
  embeds: [],
  ...more,
});

export const welcome = (rooms: readonly Room[], me = someone('1', 'Ann', 'captain')): Tell => ({
  kind: 'welcome',
  me,
  bot: someone('9', 'Quarterdeck', 'bot'),
  people: [someone('1', 'Ann', 'captain'), someone('2', 'Bob', 'spectator')],
  guild: { id: '7', name: 'Spithead' },
  places: rooms.map(one => ({ ...one })),
  commands: [],
  offers: [],
  now: 1_000_000,
});

export const told = (tell: Tell, memory = NOTHING): Event => ({ kind: 'told', tell, at: 50, memory });

export const posted = (one: Message, act: 'posted' | 'edited' = 'posted'): Event => told({ kind: 'post', act, post: { ...one } });

export const pageAfter = (...events: readonly Event[]): State => events.reduce(reduce, START);
