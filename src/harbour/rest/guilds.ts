import { unknownThing } from '../errors.js';
import { mayRead } from '../permissions.js';
import { showChannel, showGuild } from '../show/channels.js';
import { showMember } from '../show/people.js';
import { isThread } from '../world.js';
import { guildFor } from './access.js';
import { answer, type Call, type Route } from './route.js';
import { showThreads } from './threads.js';

/** Servers and who is in them. */

function member({ port, parts }: Call) {
  const guild = guildFor(port, parts[0]);
  const user = port.world.users.get((parts[1] === '@me' ? port.world.bot : parts[1]) ?? '');
  if (!user) throw unknownThing('User');
  if (user.id !== port.world.bot && !guild.members.includes(user.id)) throw unknownThing('Member');
  return answer(showMember(guild, user));
}

const channelsOf = ({ port, parts }: Call) => {
  const guild = guildFor(port, parts[0]);
  return [...port.world.channels.values()].filter(one => one.guild === guild.id && mayRead(port.world, one, port.world.bot));
};

export const guildRoutes: readonly Route[] = [
  { on: 'GET /guilds/:id', handle: ({ port, parts }) => answer(showGuild(port.world, guildFor(port, parts[0]))) },
  {
    on: 'GET /guilds/:id/channels',
    handle: call =>
      answer(
        channelsOf(call)
          .filter(one => !isThread(one))
          .map(one => showChannel(call.port.world, one)),
      ),
  },
  { on: 'GET /guilds/:id/members/:id', handle: member },
  {
    on: 'GET /guilds/:id/threads/active',
    handle: call =>
      answer(
        showThreads(
          call.port.world,
          channelsOf(call).filter(one => isThread(one) && !one.archived),
        ),
      ),
  },
];
