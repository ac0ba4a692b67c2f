import { z } from 'zod';

/**
 * What a page and the double say to one another over one WebSocket, as JSON. A page speaks for one person at a time: it hears only what
 * that person may see, and switching person means a fresh `welcome`. Messages, channels and commands look as on Discord's own wire.
 */

const OptionValue = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ user: z.string() }),
  z.object({ channel: z.string() }),
  z.object({ role: z.string() }),
  z.object({ file: z.object({ name: z.string(), base64: z.base64() }) }),
]);
const Options = z.record(z.string(), OptionValue);

/** What a person may do. Everything but `be` is done as the person whom the page has last become. */
export const Deed = z.discriminatedUnion('kind', [
  /** Become this person; null: the first that there is. */
  z.object({ kind: z.literal('be'), person: z.string().nullable() }),
  /** The messages of a channel, oldest first, the newest hundred before `before`. */
  z.object({
    kind: z.literal('read'),
    channel: z.string(),
    before: z
      .string()
      .regex(/^\d{1,20}$/, 'not an id')
      .nullable(),
  }),
  z.object({ kind: z.literal('slash'), channel: z.string(), command: z.string(), options: Options }),
  z.object({
    kind: z.literal('autocomplete'),
    channel: z.string(),
    command: z.string(),
    option: z.string(),
    typed: z.string(),
    others: Options,
  }),
  /** A button or a select by its custom id. */
  z.object({ kind: z.literal('press'), message: z.string(), control: z.string() }),
  z.object({ kind: z.literal('select'), message: z.string(), control: z.string(), picks: z.array(z.string()) }),
  /** A modal, as `answer` opened it; fields by custom id. */
  z.object({
    kind: z.literal('submit'),
    modal: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  }),
  z.object({ kind: z.literal('say'), channel: z.string(), words: z.string().min(1).max(2000) }),
  /** One of the battles of the first screen: it is opened and started, the other seats by the AI. */
  z.object({ kind: z.literal('begin'), battle: z.string() }),
  /** Moves the clock on: to the next deadline, or by hours. */
  z.object({ kind: z.literal('wait'), hours: z.number().positive().max(240).nullable() }),
]);
export type Deed = z.infer<typeof Deed>;

/** A deed, numbered by the page; its answer bears the same number. What has no number that can be read is refused with -1. */
export const Ask = z.object({ n: z.int(), deed: Deed });
export type Ask = z.infer<typeof Ask>;

type Json = Readonly<Record<string, unknown>>;

export interface Someone {
  readonly id: string;
  readonly name: string;
  /** What he is here for: `captain`, `umpire`, `spectator`. */
  readonly role: string;
}

/** A battle that the first screen offers. */
export interface Offer {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** The tutorial: shown first and largest. */
  readonly first: boolean;
}

/** A channel, thread or DM that the person may read, as Discord shows it, with `last_message_id`. */
export type Place = Json & { readonly id: string };
export type Post = Json & { readonly id: string; readonly channel_id: string };

export interface Modal {
  /** What `submit` names it by. */
  readonly id: string;
  readonly title: string;
  readonly components: readonly Json[];
}

/** What became of a deed. `refused`: what Discord's client would have prevented, or what nobody answered in time, in words. */
export type Answer =
  | { readonly kind: 'done'; readonly message: string | null }
  | { readonly kind: 'modal'; readonly modal: Modal }
  | { readonly kind: 'choices'; readonly choices: readonly { readonly name: string; readonly value: string | number }[] }
  | { readonly kind: 'posts'; readonly posts: readonly Post[]; readonly more: boolean }
  | { readonly kind: 'begun'; readonly channel: string }
  | { readonly kind: 'refused'; readonly words: string };

export type Tell =
  | {
      readonly kind: 'welcome';
      readonly me: Someone;
      readonly bot: Someone;
      readonly people: readonly Someone[];
      readonly guild: { readonly id: string; readonly name: string };
      readonly places: readonly Place[];
      /** Slash commands as they are registered. */
      readonly commands: readonly Json[];
      readonly offers: readonly Offer[];
      readonly now: number;
    }
  | { readonly kind: 'answer'; readonly n: number; readonly answer: Answer }
  | { readonly kind: 'post'; readonly act: 'posted' | 'edited'; readonly post: Post }
  | { readonly kind: 'gone'; readonly channel: string; readonly message: string }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'closed'; readonly channel: string }
  | { readonly kind: 'typing'; readonly channel: string }
  /** The time, in milliseconds since 1970, and when the next turn of the person's battles is due: after `welcome`, and when either changes. */
  | { readonly kind: 'clock'; readonly now: number; readonly due: number | null };
