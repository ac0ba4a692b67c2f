import type { FaultPlan } from './faults.js';
import { mayRead } from './permissions.js';
import { type Channel, type Message, messagesIn, type World } from './world.js';

/** One thing that happened. `seenBy`: the people who notice it; nobody notices calls, events on the wire and breaches. */
export type Happening = { readonly words: string; readonly seenBy: readonly string[] } & (
  | { readonly kind: 'rest'; readonly method: string; readonly path: string; readonly status: number }
  | { readonly kind: 'gateway'; readonly event: string }
  | { readonly kind: 'fault' }
  | { readonly kind: 'message'; readonly act: 'posted' | 'edited' | 'deleted'; readonly channel: string; readonly message: string }
  | { readonly kind: 'channel'; readonly act: 'opened' | 'changed' | 'deleted' | 'typing'; readonly channel: string }
  | { readonly kind: 'answer'; readonly interaction: string; readonly callback: number }
);

export type Listener = (happening: Happening) => void;

/** What a harbour was opened with. */
export interface Settings {
  /** The only token that is let in; null: any. */
  readonly token: string | null;
  /** Privileged intents that are switched on, as bits. */
  readonly privileged: number;
  /** Calls a second for the whole bot, interactions not counted. */
  readonly perSecond: number;
  /** How long people wait for an answer, in milliseconds. */
  readonly patience: number;
  /** Milliseconds between two heartbeats of a client. */
  readonly heartbeat: number;
  /** Takes messages and answers without holding them against Discord's schemas: for measuring, where the double's own work would count. */
  readonly trusting?: boolean;
}

/** What all parts of the double share. */
export interface Port {
  readonly world: World;
  readonly settings: Settings;
  readonly id: () => string;
  readonly now: () => number;
  readonly base: () => string;
  /** Sends an event to every connected client that may have it. */
  readonly dispatch: (event: string, data: unknown, guild?: string | null) => void;
  readonly happen: (happening: Happening) => void;
  readonly watch: (listener: Listener) => () => void;
  /** Writes down a breach of Discord's rules: a test asserts that there are none. */
  readonly breach: (words: string) => void;
  readonly plan: FaultPlan;
}

/** Who may read a channel. */
export function readersOf(world: World, channel: Channel): string[] {
  const people = channel.type === 1 ? channel.members : (world.guilds.get(channel.guild ?? '')?.members ?? []);
  return people.filter(user => user !== world.bot && mayRead(world, channel, user));
}

/** The messages that a person sees in a channel, his private ones among them. */
export function visibleTo(world: World, channel: string, user: string): Message[] {
  const place = world.channels.get(channel);
  if (!place || !mayRead(world, place, user)) return [];
  return messagesIn(world, channel).filter(message => message.onlyFor === null || (message.onlyFor === user && !message.lost));
}

export const sees = (world: World, message: Message, user: string): boolean => visibleTo(world, message.channel, user).includes(message);

/** Tells of a message to those who see it. */
export function tellOfMessage(port: Port, act: 'posted' | 'edited' | 'deleted', { id, channel, onlyFor }: Message): void {
  const place = port.world.channels.get(channel);
  const seenBy = onlyFor !== null ? [onlyFor] : place ? readersOf(port.world, place) : [];
  port.happen({ kind: 'message', act, channel, message: id, seenBy, words: `message ${act} in ${place?.name || channel}` });
}

export function tellOfChannel(port: Port, act: 'opened' | 'changed' | 'deleted' | 'typing', channel: Channel): void {
  const seenBy = readersOf(port.world, channel);
  port.happen({ kind: 'channel', act, channel: channel.id, seenBy, words: `${channel.name || 'a DM'} ${act}` });
}

/** Waits until `done` gives something, looking each time that something happens. */
export function until<T>(port: Port, patience: number, what: string, done: (happening: Happening | null) => T | null): Promise<T> {
  return new Promise((resolve, reject) => {
    const look = (happening: Happening | null) => {
      const found = done(happening);
      if (found === null) return false;
      clearTimeout(timer);
      stop();
      resolve(found);
      return true;
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`${what} within ${patience} ms`));
    }, patience);
    const stop = port.watch(look);
    look(null);
  });
}
