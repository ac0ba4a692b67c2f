/** The double's world: plain data, as Discord's API knows it. Ids are snowflakes; permission bits are decimal strings; times are milliseconds. */

export interface User {
  readonly id: string;
  readonly username: string;
  readonly bot: boolean;
  /** Refuses DMs from bots (50007). */
  dmsClosed: boolean;
}

export interface Role {
  readonly id: string;
  readonly name: string;
  permissions: string;
  /** Belongs to the bot: made by Discord when it was invited. */
  readonly managed: boolean;
  members: string[];
}

/** What a channel gives to, or takes from, a role or a person. */
export interface Overwrite {
  readonly id: string;
  readonly kind: 'role' | 'member';
  allow: string;
  deny: string;
}

export interface Channel {
  readonly id: string;
  /** 0 text, 1 DM, 11 public thread, 12 private thread. */
  readonly type: 0 | 1 | 11 | 12;
  readonly guild: string | null;
  name: string;
  readonly parent: string | null;
  /** Who made it, if it is a thread. */
  readonly owner: string | null;
  /** The two people of a DM; members of a thread. */
  members: string[];
  archived: boolean;
  locked: boolean;
  autoArchive: number;
  lastMessage: string | null;
  overwrites: Overwrite[];
  readonly created: number;
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
  reactions: { readonly emoji: string; users: string[] }[];
  readonly nonce: string | null;
  readonly created: number;
  edited: number | null;
  /** How often it was changed. */
  edits: number;
  /** Since when it is pinned. */
  pinned: number | null;
  reference: string | null;
  thread: string | null;
  /** The one person who sees it; null: everybody in the channel. */
  readonly onlyFor: string | null;
  /** His client was started anew: nobody sees it any more. */
  lost: boolean;
  /** The interaction that it answers. */
  readonly interaction: string | null;
  /** A deferred reply that is still to come. */
  loading: boolean;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  members: string[];
  /** The first is @everyone and has the guild's own id. */
  roles: Role[];
  /** The bot was thrown out, or was never here. */
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
  /** Whose installation it uses: the guild's, or the person's own. */
  readonly install: 'guild' | 'user';
  readonly created: number;
  /** The message whose component was used. */
  readonly message: string | null;
  callback: number | null;
  /** The reply, once there is one. */
  original: string | null;
  followUps: number;
  /** For autocomplete and modals: what the bot answered. */
  answer: unknown;
  readonly command: { readonly id: string; readonly name: string } | null;
  readonly customId: string | null;
  /** For autocomplete: what the option under the cursor holds. */
  readonly typing: 'string' | 'number' | null;
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
  /** When commands of new names were made, by scope (a guild, or null): Discord counts them for a day. */
  commandsMade: { readonly scope: string | null; readonly at: number }[];
}

/** Discord's epoch, and the bits below its milliseconds. */
const EPOCH = 1_420_070_400_000n;

/** Snowflakes that grow: 19 digits, from the clock, above `after`, never the same twice. */
export function snowflakes(clock: () => number, after = '0'): () => string {
  let last = BigInt(after);
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
    commandsMade: [],
  };
};

/** Messages of a channel, oldest first. */
export const messagesIn = (world: World, channel: string): Message[] =>
  [...world.messages.values()].filter(message => message.channel === channel);

export const isThread = (channel: Channel): boolean => channel.type === 11 || channel.type === 12;

export const newChannel = (id: string, created: number, more: Pick<Channel, 'type' | 'guild' | 'name'> & Partial<Channel>): Channel => ({
  id,
  created,
  parent: null,
  owner: null,
  members: [],
  archived: false,
  locked: false,
  autoArchive: 4320,
  lastMessage: null,
  overwrites: [],
  ...more,
});
