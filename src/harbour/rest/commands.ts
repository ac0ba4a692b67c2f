import { invalidForm, tooManyCommands, unknownThing } from '../errors.js';
import { commandFaults, type Definition } from '../limits/commands.js';
import type { Port } from '../port.js';
import type { Command } from '../world.js';
import { guildFor } from './access.js';
import { answer, type Call, empty, type Route } from './route.js';

/** The bot's commands, global and of single servers. */

const A_DAY = 86_400_000;
const MOST_A_DAY = 200;

/** Discord forgets what was sent as null, except where null means something. */
const MEANT = ['name_localizations', 'description_localizations', 'default_member_permissions', 'contexts'];
const tidy = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) => (inner === null && !MEANT.includes(key) ? undefined : inner));

const showCommand = (port: Port, { id, guild, definition }: Command) => ({
  description: '',
  default_member_permissions: null,
  type: 1,
  ...definition,
  id,
  application_id: port.world.application,
  version: id,
  ...(guild ? { guild_id: guild } : {}),
});

const commandsOf = (port: Port, scope: string | null) => port.world.commands.filter(command => command.guild === scope);
const listed = (port: Port, scope: string | null) => answer(commandsOf(port, scope).map(command => showCommand(port, command)));
const kindOf = (definition: Record<string, unknown>) => definition['type'] ?? 1;

/** Replaces all commands of a scope; one whose name stays keeps its id. Only new names count for the day. */
function replaceAll({ port, body }: Call, scope: string | null) {
  const wanted = body as Record<string, unknown>[];
  const faults = commandFaults(wanted as unknown as Definition[]);
  if (faults.length > 0) throw invalidForm(faults);
  const before = commandsOf(port, scope);
  const known = (definition: Record<string, unknown>) =>
    before.find(one => one.name === definition['name'] && kindOf(one.definition) === kindOf(definition));
  count(port, scope, wanted.filter(definition => !known(definition)).length);
  const next = wanted.map(definition => ({
    id: known(definition)?.id ?? port.id(),
    name: String(definition['name']),
    guild: scope,
    definition: tidy(definition) as Record<string, unknown>,
  }));
  port.world.commands = [...port.world.commands.filter(command => command.guild !== scope), ...next];
  return listed(port, scope);
}

function count(port: Port, scope: string | null, fresh: number): void {
  const today = port.world.commandsMade.filter(one => port.now() - one.at < A_DAY);
  if (today.filter(one => one.scope === scope).length + fresh > MOST_A_DAY) throw tooManyCommands();
  port.world.commandsMade = [...today, ...Array.from({ length: fresh }, () => ({ scope, at: port.now() }))];
}

function remove({ port }: Call, scope: string | null, id: string | undefined) {
  const before = port.world.commands.length;
  port.world.commands = port.world.commands.filter(command => command.id !== id || command.guild !== scope);
  if (port.world.commands.length === before) throw unknownThing('Command');
  return empty;
}

export const commandRoutes: readonly Route[] = [
  { on: 'GET /applications/:id/commands', handle: ({ port }) => listed(port, null) },
  { on: 'PUT /applications/:id/commands', handle: call => replaceAll(call, null) },
  { on: 'DELETE /applications/:id/commands/:id', handle: call => remove(call, null, call.parts[1]) },
  { on: 'GET /applications/:id/guilds/:id/commands', handle: ({ port, parts }) => listed(port, guildFor(port, parts[1]).id) },
  { on: 'PUT /applications/:id/guilds/:id/commands', handle: call => replaceAll(call, guildFor(call.port, call.parts[1]).id) },
  {
    on: 'DELETE /applications/:id/guilds/:id/commands/:id',
    handle: call => remove(call, guildFor(call.port, call.parts[1]).id, call.parts[2]),
  },
];
