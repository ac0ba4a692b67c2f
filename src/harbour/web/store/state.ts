import type { Modal, Offer, Someone } from '../../playground/wire.js';
import type { Definition, Message, Room } from '../shapes.js';

/** Everything that the page knows, as plain data. */

/** What fills the page: the question of the first screen, or a channel. */
export type View = { readonly kind: 'battles' } | { readonly kind: 'room'; readonly id: string };

export interface Shelf {
  /** Oldest first. */
  readonly messages: readonly Message[];
  /** There are older ones. */
  readonly more: boolean;
}

/** The clock of the double: it stood at `now` when the page's own stood at `at`. */
export interface Clock {
  readonly now: number;
  readonly at: number;
  readonly due: number | null;
}

export interface State {
  /** `lost`: the socket is gone and will be tried again. */
  readonly link: 'joining' | 'open' | 'lost';
  readonly me: Someone | null;
  readonly bot: Someone | null;
  readonly people: readonly Someone[];
  readonly guild: { readonly id: string; readonly name: string };
  readonly rooms: Readonly<Record<string, Room>>;
  readonly commands: readonly Definition[];
  readonly offers: readonly Offer[];
  readonly clock: Clock;
  readonly view: View;
  readonly shelves: Readonly<Record<string, Shelf>>;
  /** The newest message that was seen, by channel. */
  readonly seen: Readonly<Record<string, string>>;
  /** What was seen when the channel was opened: where the line "New" stands. */
  readonly mark: string | null;
  /** How many came since, by channel. */
  readonly unread: Readonly<Record<string, number>>;
  /** Channels where the bot is typing. */
  readonly typing: readonly string[];
  /** Private messages that were put away. */
  readonly away: readonly string[];
  /** The control whose answer is awaited, by message. */
  readonly busy: Readonly<Record<string, string>>;
  readonly modal: Modal | null;
  /** Why the last deed came to nothing. */
  readonly notice: string | null;
}

export const START: State = {
  link: 'joining',
  me: null,
  bot: null,
  people: [],
  guild: { id: '', name: '' },
  rooms: {},
  commands: [],
  offers: [],
  clock: { now: 0, at: 0, due: null },
  view: { kind: 'battles' },
  shelves: {},
  seen: {},
  mark: null,
  unread: {},
  typing: [],
  away: [],
  busy: {},
  modal: null,
  notice: null,
};

/** Snowflakes: the longer, then the greater in letters, is the later. */
export const later = (one: string | null | undefined, other: string | null | undefined): boolean => {
  const [a, b] = [one ?? '', other ?? ''];
  return a.length === b.length ? a > b : a.length > b.length;
};

export const roomShown = ({ view, rooms }: State): Room | null => (view.kind === 'room' ? (rooms[view.id] ?? null) : null);
export const isShown = ({ view }: State, channel: string): boolean => view.kind === 'room' && view.id === channel;
