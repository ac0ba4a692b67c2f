import { threadExists, unknownThing } from '../errors.js';
import { mayRead } from '../permissions.js';
import { type Port, tellOfChannel } from '../port.js';
import { showChannel, showThreadMember } from '../show/channels.js';
import { type Channel, newChannel, type World } from '../world.js';
import { channelFor, demand, messageFor, threadFor } from './access.js';
import { demandOpen } from './messages.js';
import { answer, type Call, empty, type Route } from './route.js';

/** Threads: opened from a message or without one, public or private; and who is in them. */

interface ThreadBody {
  readonly name: string;
  readonly type?: number | null;
  readonly auto_archive_duration?: number | null;
}

const PRIVATE = 12;

/** A thread from a message has the message's id; without `type` a thread of its own is private. */
function open({ port, parts, body }: Call) {
  const parent = channelFor(port, parts[0]);
  const from = parts[1] === undefined ? null : messageFor(port, parent, parts[1]);
  if (from?.thread) throw threadExists();
  const { name, type, auto_archive_duration } = body as ThreadBody;
  const kind = from || (type ?? PRIVATE) !== PRIVATE ? 11 : 12;
  demand(port, parent, kind === 11 ? 'createPublicThreads' : 'createPrivateThreads');
  const thread = newChannel(from?.id ?? port.id(), port.now(), {
    type: kind,
    guild: parent.guild,
    name,
    parent: parent.id,
    owner: port.world.bot,
    members: [port.world.bot],
    autoArchive: auto_archive_duration ?? 4320,
  });
  port.world.channels.set(thread.id, thread);
  if (from) from.thread = thread.id;
  const shown = showChannel(port.world, thread);
  port.dispatch('THREAD_CREATE', { ...shown, newly_created: true }, thread.guild);
  tellOfChannel(port, 'opened', thread);
  return answer(shown, 201);
}

export const showThreads = (world: World, threads: readonly Channel[]) => ({
  threads: threads.map(thread => showChannel(world, thread)),
  members: threads.filter(thread => thread.members.includes(world.bot)).map(thread => showThreadMember(thread, world.bot)),
  has_more: false,
});

function archived({ port, parts }: Call, type: 11 | 12) {
  const parent = channelFor(port, parts[0]);
  if (type === PRIVATE) demand(port, parent, 'manageThreads');
  const { world } = port;
  const threads = [...world.channels.values()].filter(
    one => one.parent === parent.id && one.archived && one.type === type && mayRead(world, one, world.bot),
  );
  return answer(showThreads(world, threads));
}

/** Puts somebody into a thread, or takes him out. */
export function changeMembers(port: Port, thread: Channel, user: string, how: 'in' | 'out'): void {
  const others = thread.members.filter(one => one !== user);
  thread.members = how === 'in' ? [...others, user] : others;
  const change = how === 'in' ? { added_members: [showThreadMember(thread, user)] } : { removed_member_ids: [user] };
  const about = { id: thread.id, guild_id: thread.guild, member_count: thread.members.length, ...change };
  port.dispatch('THREAD_MEMBERS_UPDATE', about, thread.guild);
  tellOfChannel(port, 'changed', thread);
}

function membership({ port, parts }: Call, how: 'in' | 'out') {
  const thread = threadFor(port, parts[0]);
  const user = port.world.users.get((parts[1] === '@me' ? port.world.bot : parts[1]) ?? '');
  if (!user) throw unknownThing('User');
  demandOpen(port, thread, { waking: false });
  if (how === 'in' && user.id !== port.world.bot) demand(port, thread, 'sendInThreads');
  if (how === 'out' && user.id !== port.world.bot && thread.owner !== port.world.bot) demand(port, thread, 'manageThreads');
  changeMembers(port, thread, user.id, how);
  return empty;
}

function memberOf({ port, parts }: Call) {
  const thread = threadFor(port, parts[0]);
  const user = parts[1] === '@me' ? port.world.bot : (parts[1] ?? '');
  if (!thread.members.includes(user)) throw unknownThing('Member');
  return answer(showThreadMember(thread, user));
}

function members({ port, parts }: Call) {
  const thread = threadFor(port, parts[0]);
  return answer(thread.members.map(user => showThreadMember(thread, user)));
}

export const threadRoutes: readonly Route[] = [
  { on: 'POST /channels/:id/messages/:id/threads', handle: open },
  { on: 'POST /channels/:id/threads', handle: open },
  { on: 'GET /channels/:id/threads/archived/public', handle: call => archived(call, 11) },
  { on: 'GET /channels/:id/threads/archived/private', handle: call => archived(call, PRIVATE) },
  { on: 'GET /channels/:id/thread-members', handle: members },
  { on: 'GET /channels/:id/thread-members/:id', handle: memberOf },
  { on: 'PUT /channels/:id/thread-members/:id', handle: call => membership(call, 'in') },
  { on: 'DELETE /channels/:id/thread-members/:id', handle: call => membership(call, 'out') },
];
