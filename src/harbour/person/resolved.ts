import { keepFile } from '../messages/files.js';
import { inGuild } from '../permissions.js';
import type { Port } from '../port.js';
import { showPlace } from '../show/channels.js';
import { showAttachment } from '../show/messages.js';
import { showMember, showRole, showUser } from '../show/people.js';
import type { Channel } from '../world.js';

/** A file that a person gives. */
export interface Gift {
  readonly name: string;
  readonly data: Uint8Array;
}

type Table = Record<string, unknown>;

/** What the ids in an interaction stand for: Discord sends it along. */
export interface Resolved {
  users(id: string): string;
  roles(id: string): string;
  channels(id: string): string;
  attachments(gift: Gift): string;
  /** A person or a role. */
  mentionable(id: string): string;
  readonly tables: Readonly<Record<'users' | 'members' | 'roles' | 'channels' | 'attachments', Table>>;
}

export function resolver(port: Port, place: Channel, viewer: string): Resolved {
  const { world } = port;
  const guild = world.guilds.get(place.guild ?? '');
  const tables = { users: {} as Table, members: {} as Table, roles: {} as Table, channels: {} as Table, attachments: {} as Table };
  const made: Resolved = {
    tables,
    users(id) {
      const user = world.users.get(id);
      if (!user) throw new Error(`There is nobody ${id}`);
      tables.users[id] = showUser(user);
      const { user: _, ...member } = guild ? showMember(guild, user) : { user: null };
      if (guild?.members.includes(id)) tables.members[id] = { ...member, permissions: inGuild(guild, id).toString() };
      return id;
    },
    roles(id) {
      const role = guild?.roles.find(one => one.id === id);
      if (!role) throw new Error(`There is no role ${id}`);
      tables.roles[id] = showRole(world, role, guild?.roles.indexOf(role) ?? 0);
      return id;
    },
    channels(id) {
      const channel = world.channels.get(id);
      if (!channel) throw new Error(`There is no channel ${id}`);
      tables.channels[id] = showPlace(world, channel, viewer);
      return id;
    },
    attachments(gift) {
      const file = keepFile(port, { ...gift, type: 'application/octet-stream' }, null);
      tables.attachments[file.id] = showAttachment(port.base(), 'ephemeral', file);
      return file.id;
    },
    mentionable: id => (guild?.roles.some(one => one.id === id) ? made.roles(id) : made.users(id)),
  };
  return made;
}

/** Those ids of a select of this kind, made known. */
export function resolveKind(resolved: Resolved, type: number, ids: readonly string[]): void {
  const how = { 5: resolved.users, 6: resolved.roles, 7: resolved.mentionable, 8: resolved.channels }[type];
  if (how) for (const id of ids) how(id);
}

export const filledTables = ({ tables }: Resolved): { resolved?: Table } => {
  const used = Object.entries(tables).filter(([, table]) => Object.keys(table).length > 0);
  return used.length === 0 ? {} : { resolved: Object.fromEntries(used) };
};
