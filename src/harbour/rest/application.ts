import { invalidForm, unknownThing } from '../errors.js';
import { commandFaults } from '../limits/commands.js';
import type { Port } from '../port.js';
import { checkCommands } from '../schemas.js';
import { showChannel, showUser } from '../show.js';
import type { Channel, Command } from '../world.js';
import { answer, type Call, type Route } from './route.js';

/** The bot about itself: its user, its application, its commands, its way to a person's DMs. */

const me = (port: Port) => {
  const bot = port.world.users.get(port.world.bot);
  return bot ? showUser(bot) : {};
};

const application = (port: Port) => ({
  id: port.world.application,
  name: 'Quarterdeck',
  icon: null,
  description: '',
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: '0'.repeat(64),
  flags: 0,
  bot: me(port),
});

const showCommand = (port: Port, command: Command) => ({
  ...command.definition,
  id: command.id,
  application_id: port.world.application,
  version: command.id,
  type: command.definition['type'] ?? 1,
  default_member_permissions: command.definition['default_member_permissions'] ?? null,
  ...(command.guild ? { guild_id: command.guild } : {}),
});

const commandsOf = (port: Port, guild: string | null) => port.world.commands.filter(command => command.guild === guild);

/** Replaces all commands of a scope; one whose name stays keeps its id. */
function putCommands({ port, body }: Call, guild: string | null) {
  const wanted = body as Record<string, unknown>[];
  const faults = [...commandFaults(wanted), ...checkCommands(wanted.map(numbersForPermissions))];
  if (faults.length > 0) throw invalidForm(faults);
  const before = commandsOf(port, guild);
  const next = wanted.map(definition => ({
    id: before.find(one => one.name === definition['name'])?.id ?? port.id(),
    name: String(definition['name']),
    guild,
    definition,
  }));
  port.world.commands = [...port.world.commands.filter(command => command.guild !== guild), ...next];
  return answer(next.map(command => showCommand(port, command)));
}

/** The published schema wants numbers where clients send strings. */
const numbersForPermissions = (definition: Record<string, unknown>): Record<string, unknown> =>
  typeof definition['default_member_permissions'] === 'string'
    ? { ...definition, default_member_permissions: Number(definition['default_member_permissions']) }
    : definition;

function openDm({ port, body }: Call) {
  const user = port.world.users.get(String((body as { recipient_id?: string }).recipient_id));
  if (!user) throw unknownThing('User');
  return answer(showChannel(port.world, dmWith(port, user.id)));
}

/** The one DM channel of the bot and a person. */
export function dmWith(port: Port, user: string): Channel {
  const { world } = port;
  const known = [...world.channels.values()].find(channel => channel.type === 1 && channel.members.includes(user));
  if (known) return known;
  const dm: Channel = {
    id: port.id(),
    type: 1,
    guild: null,
    name: '',
    parent: null,
    members: [user, world.bot],
    archived: false,
    autoArchive: 0,
    lastMessage: null,
    denied: 0n,
  };
  world.channels.set(dm.id, dm);
  return dm;
}

export const applicationRoutes: readonly Route[] = [
  { on: 'GET /gateway', handle: ({ port }) => answer({ url: port.base().replace('http', 'ws') }) },
  {
    on: 'GET /gateway/bot',
    handle: ({ port }) =>
      answer({
        url: port.base().replace('http', 'ws'),
        shards: 1,
        session_start_limit: { total: 1000, remaining: 999, reset_after: 1000, max_concurrency: 1 },
      }),
  },
  { on: 'GET /users/@me', handle: ({ port }) => answer(me(port)) },
  {
    on: 'GET /users/:id',
    handle: ({ port, parts }) => {
      const user = port.world.users.get(parts[0] ?? '');
      if (!user) throw unknownThing('User');
      return answer(showUser(user));
    },
  },
  { on: 'POST /users/@me/channels', handle: openDm },
  { on: 'GET /oauth2/applications/@me', handle: ({ port }) => answer(application(port)) },
  { on: 'GET /applications/@me', handle: ({ port }) => answer(application(port)) },
  { on: 'GET /applications/:id/commands', handle: ({ port }) => answer(commandsOf(port, null).map(command => showCommand(port, command))) },
  { on: 'PUT /applications/:id/commands', handle: call => putCommands(call, null) },
  {
    on: 'GET /applications/:id/guilds/:guild/commands',
    handle: ({ port, parts }) => answer(commandsOf(port, parts[1] ?? '').map(command => showCommand(port, command))),
  },
  { on: 'PUT /applications/:id/guilds/:guild/commands', handle: call => putCommands(call, call.parts[1] ?? '') },
];
