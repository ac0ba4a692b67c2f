import type { Message } from '../shapes.js';
import { later } from '../store/state.js';
import { dayOf } from '../text/times.js';

/** How a message stands in the log: under which lines, and whether its author is named again. */
export interface Standing {
  readonly message: Message;
  readonly head: boolean;
  /** It is the first of a day. */
  readonly day: boolean;
  /** The first that is new. */
  readonly fresh: boolean;
}

const TOGETHER = 7 * 60_000;
const PLAIN = 0;

export function standings(messages: readonly Message[], mark: string | null): readonly Standing[] {
  return messages.map((message, nth) => {
    const before = messages[nth - 1];
    const time = Date.parse(message.timestamp);
    const day = before === undefined || dayOf(Date.parse(before.timestamp)) !== dayOf(time);
    const fresh = mark !== null && later(message.id, mark) && !later(before?.id, mark);
    return { message, day, fresh, head: day || fresh || before === undefined || !follows(before, message) };
  });
}

/** Of the same author, soon after, and no answer to anything. */
const follows = (before: Message, message: Message): boolean =>
  before.author.id === message.author.id &&
  message.type === PLAIN &&
  Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
