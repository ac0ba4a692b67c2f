import type { FaultPlan } from './faults.js';
import { type Channel, type Message, messagesIn, snowflakes, type World } from './world.js';

/** One thing that happened, for tests and for a page that watches. `for`: the one person who may see it; null: whoever is in the channel. */
export interface Happening {
  readonly kind: 'rest' | 'event' | 'message' | 'fault';
  readonly words: string;
  readonly channel: string | null;
  readonly for: string | null;
  readonly message: string | null;
}

/** What all parts of the double share. */
export interface Port {
  readonly world: World;
  readonly id: () => string;
  readonly now: () => number;
  readonly base: () => string;
  /** Sends an event to every connected client that may have it. */
  readonly dispatch: (event: string, data: unknown, guild?: string | null) => void;
  readonly happen: (happening: Happening) => void;
  /** Breaches of Discord's rules: a test asserts that there are none. */
  readonly faults: string[];
  readonly plan: FaultPlan;
}

export const newIds = snowflakes;

/** Who may read a channel: its members, the whole server, or nobody any more. */
export function readersOf(world: World, channel: Channel): string[] {
  if (channel.type === 1 || channel.type === 12) return channel.members;
  return (channel.guild && world.guilds.get(channel.guild)?.members) || [];
}

/** The messages that a person sees in a channel, his private ones among them. */
export const visibleTo = (world: World, channel: string, user: string): Message[] =>
  messagesIn(world, channel).filter(message => message.onlyFor === null || message.onlyFor === user);
