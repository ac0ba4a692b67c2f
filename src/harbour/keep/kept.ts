import { z } from 'zod';
import type { World } from '../world.js';

/** A world as it is written down: the same things as lists, without the bytes of files, which lie beside it under their ids. */

const Id = z.string().regex(/^\d{1,20}$/);
const Bits = z.string().regex(/^\d+$/);
const Time = z.int();

const User = z.object({ id: Id, username: z.string(), bot: z.boolean(), dmsClosed: z.boolean() });
const Role = z.object({ id: Id, name: z.string(), permissions: Bits, managed: z.boolean(), members: z.array(Id) });
const Guild = z.object({ id: Id, name: z.string(), members: z.array(Id), roles: z.array(Role), botGone: z.boolean() });
const Overwrite = z.object({ id: Id, kind: z.enum(['role', 'member']), allow: Bits, deny: Bits });

const Channel = z.object({
  id: Id,
  type: z.union([z.literal(0), z.literal(1), z.literal(11), z.literal(12)]),
  guild: Id.nullable(),
  name: z.string(),
  parent: Id.nullable(),
  owner: Id.nullable(),
  members: z.array(Id),
  archived: z.boolean(),
  locked: z.boolean(),
  autoArchive: z.int(),
  lastMessage: Id.nullable(),
  overwrites: z.array(Overwrite),
  created: Time,
});

const Attachment = z.object({
  id: Id,
  filename: z.string(),
  size: z.int(),
  contentType: z.string(),
  description: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

const Message = z.object({
  id: Id,
  channel: Id,
  author: Id,
  content: z.string(),
  flags: z.int(),
  embeds: z.array(z.unknown()),
  components: z.array(z.looseObject({ type: z.int() })),
  attachments: z.array(Attachment),
  mentions: z.array(Id),
  reactions: z.array(z.object({ emoji: z.string(), users: z.array(Id) })),
  nonce: z.string().nullable(),
  created: Time,
  edited: Time.nullable(),
  edits: z.int(),
  pinned: Time.nullable(),
  reference: Id.nullable(),
  thread: Id.nullable(),
  onlyFor: Id.nullable(),
  lost: z.boolean(),
  interaction: Id.nullable(),
  loading: z.boolean(),
});

const Interaction = z.object({
  id: Id,
  token: z.string(),
  type: z.union([z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  user: Id,
  channel: Id,
  guild: Id.nullable(),
  install: z.enum(['guild', 'user']),
  created: Time,
  message: Id.nullable(),
  callback: z.int().nullable(),
  original: Id.nullable(),
  followUps: z.int(),
  answer: z.unknown(),
  command: z.object({ id: Id, name: z.string() }).nullable(),
  customId: z.string().nullable(),
  typing: z.enum(['string', 'number']).nullable(),
});

const Command = z.object({ id: Id, name: z.string(), guild: Id.nullable(), definition: z.record(z.string(), z.unknown()) });

export const Kept = z.object({
  version: z.literal(1),
  application: Id,
  bot: Id,
  /** The newest snowflake: those to come are above it. */
  last: Id,
  users: z.array(User),
  guilds: z.array(Guild),
  channels: z.array(Channel),
  messages: z.array(Message),
  interactions: z.array(Interaction),
  commands: z.array(Command),
  commandsMade: z.array(z.object({ scope: Id.nullable(), at: Time })),
  /** What whoever keeps the world has noted beside it. */
  notes: z.unknown(),
});
export type Kept = z.infer<typeof Kept>;

/** A world as it is to be written: of interactions only those that a message still answers, and nothing that was lost or never came. */
export function keptOf(world: World, last: string, notes: unknown): Kept {
  const messages = [...world.messages.values()].filter(one => !one.lost && !one.loading);
  const answered = new Set(messages.map(one => one.interaction));
  return {
    version: 1,
    application: world.application,
    bot: world.bot,
    last,
    users: [...world.users.values()],
    guilds: [...world.guilds.values()],
    channels: [...world.channels.values()],
    messages,
    interactions: [...world.interactions.values()].filter(one => answered.has(one.id)).map(one => ({ ...one, answer: null })),
    commands: world.commands.map(one => ({ ...one })),
    commandsMade: world.commandsMade.map(one => ({ ...one })),
    notes,
  };
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): Map<string, T> => new Map(all.map(one => [one.id, one]));

export const worldOf = (kept: Kept, files: ReadonlyMap<string, Uint8Array>): World => ({
  application: kept.application,
  bot: kept.bot,
  users: byId(kept.users),
  guilds: byId(kept.guilds),
  channels: byId(kept.channels),
  messages: byId(kept.messages),
  files: new Map(files),
  interactions: byId(kept.interactions),
  commands: kept.commands,
  commandsMade: kept.commandsMade,
});
