/** The double's world: plain serialisable data, as Discord's API shows it. Ids are snowflakes. */

export interface User {
  readonly id: string;
  readonly username: string;
  readonly bot: boolean;
  /** Refuses DMs from bots (50007). */
  dmsClosed: boolean;
}

export interface Channel {
  readonly id: string;
  /** 0 text, 1 DM, 11 public thread, 12 private thread. */
  readonly type: 0 | 1 | 11 | 12;
  readonly guild: string | null;
  readonly name: string;
  readonly parent: string | null;
  /** The two people of a DM; members of a thread. */
  members: string[];
  archived: boolean;
  autoArchive: number;
  lastMessage: string | null;
  /** What the bot may not do here, as permission bits taken away. */
  denied: bigint;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly contentType: string;
  readonly description: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A component as it is stored: numbered, and its media resolved. */
export type Component = Record<string, unknown> & { type: number };

export interface Message {
  readonly id: string;
  readonly channel: string;
  readonly author: string;
  content: string;
  flags: number;
  embeds: unknown[];
  components: Component[];
  attachments: Attachment[];
  mentions: string[];
  readonly nonce: string | null;
  readonly created: number;
  edited: number | null;
  /** How often it was changed. */
  edits: number;
  pinned: boolean;
  reference: string | null;
  thread: string | null;
  /** The one person who sees it; null: everybody in the channel. */
  onlyFor: string | null;
  /** The interaction that it answers. */
  interaction: string | null;
  /** A deferred reply that is still to come. */
  loading: boolean;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  members: string[];
  /** The bot was thrown out. */
  botGone: boolean;
}

/** One use of the bot by a person, from the moment it was sent. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  /** 2 command, 3 component, 4 autocomplete, 5 modal. */
  readonly type: 2 | 3 | 4 | 5;
  readonly user: string;
  readonly channel: string;
  readonly guild: string | null;
  readonly created: number;
  /** The message whose component was used. */
  readonly message: string | null;
  callback: number | null;
  /** The reply, once there is one. */
  original: string | null;
  /** For autocomplete and modals: what the bot answered. */
  answer: unknown;
  readonly command: { readonly id: string; readonly name: string } | null;
  readonly customId: string | null;
}

export interface Command {
  readonly id: string;
  readonly name: string;
  readonly guild: string | null;
  readonly definition: Record<string, unknown>;
}

export interface World {
  readonly application: string;
  readonly bot: string;
  users: Map<string, User>;
  guilds: Map<string, Guild>;
  channels: Map<string, Channel>;
  messages: Map<string, Message>;
  files: Map<string, Uint8Array>;
  interactions: Map<string, Interaction>;
  commands: Command[];
}

/** Discord's epoch, and the bits below its milliseconds. */
const EPOCH = 1_420_070_400_000n;

/** Snowflakes that grow: 19 digits, from the clock, never the same twice. */
export function snowflakes(clock: () => number): () => string {
  let last = 0n;
  return () => {
    const now = (BigInt(clock()) - EPOCH) << 22n;
    last = now > last ? now : last + 1n;
    return last.toString();
  };
}

export const newWorld = (id: () => string, botName: string): World => {
  const bot = id();
  return {
    application: bot,
    bot,
    users: new Map([[bot, { id: bot, username: botName, bot: true, dmsClosed: false }]]),
    guilds: new Map(),
    channels: new Map(),
    messages: new Map(),
    files: new Map(),
    interactions: new Map(),
    commands: [],
  };
};

/** Messages of a channel, oldest first. */
export const messagesIn = (world: World, channel: string): Message[] =>
  [...world.messages.values()].filter(message => message.channel === channel);
