import type { Someone } from '../playground/wire.js';
import { isDm, isThread, type Room } from './shapes.js';
import { later } from './store/state.js';

/** Channels as the sidebar lists them. A person's DMs are with the bot alone. */

export const nameOfRoom = (room: Room, bot: Someone | null): string => (isDm(room) ? (bot?.name ?? 'DM') : (room.name ?? '?'));

/** As one speaks of it: `#harbour`, `@Quarterdeck`. */
export const titleOfRoom = (room: Room, bot: Someone | null): string => `${isDm(room) ? '@' : '#'}${nameOfRoom(room, bot)}`;

export interface Listed {
  readonly channels: readonly { readonly room: Room; readonly threads: readonly Room[] }[];
  readonly dms: readonly Room[];
}

/** Text channels in their order, each with its threads, the newest first; archived ones are left out unless one stands in them. */
export function listRooms(rooms: Readonly<Record<string, Room>>, shown: string | null): Listed {
  const all = Object.values(rooms);
  const open = all.filter(room => isThread(room) && (!room.thread_metadata?.archived || room.id === shown));
  const threads = open.toSorted((a, b) => (later(a.id, b.id) ? -1 : 1));
  const channels = all.filter(room => room.type === 0).toSorted((a, b) => (later(a.id, b.id) ? 1 : -1));
  return {
    channels: channels.map(room => ({ room, threads: threads.filter(thread => thread.parent_id === room.id) })),
    dms: all.filter(isDm),
  };
}
