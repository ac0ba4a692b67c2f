import type { Deed } from '../interactions.js';
import type { Definition } from '../limits/commands.js';
import { inChannel, may, PERMISSION } from '../permissions.js';
import type { Port } from '../port.js';
import type { Channel, Command } from '../world.js';
import { fillOptions, type OptionValue } from './options.js';
import { filledTables, resolver } from './resolved.js';

/** Slash commands as Discord's client offers them: only those that may be used here, only with options that fit. */

interface Wanted {
  readonly user: string;
  readonly channel: Channel;
  /** `battle new`, with or without a slash. */
  readonly path: string;
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly focused: string | null;
}

const GUILD_INSTALL = 0;
const USER_INSTALL = 1;

export function commandDeed(port: Port, wanted: Wanted): Deed {
  const { user, channel, path, values, focused } = wanted;
  const [name = '', ...deeper] = path.replace(/^\//, '').split(' ');
  const command = offered(port, channel, user).find(one => one.name === name);
  if (!command) throw new Error(whyNot(port, channel, name));
  const resolved = resolver(port, channel, user);
  const line = descend(definitionOf(command), deeper);
  const last = line.at(-1) ?? definitionOf(command);
  if (last.options?.some(option => (option.type ?? 0) <= 2)) throw new Error(`/${path} is not a whole command`);
  const filled: unknown[] = fillOptions({ definitions: last.options ?? [], values, resolved, focused });
  const options = line.reduceRight<unknown[]>((inner, one) => [{ type: one.type, name: one.name, options: inner }], filled);
  const typed = last.options?.find(option => option.name === focused);
  if (focused !== null && !typed?.autocomplete) throw new Error(`/${path} offers nothing for ${focused}`);
  return {
    type: focused === null ? 2 : 4,
    user,
    channel,
    install: hasBot(port, channel) ? 'guild' : 'user',
    command: { id: command.id, name },
    typing: typed ? (typed.type === 3 ? 'string' : 'number') : null,
    data: { id: command.id, name, type: 1, options, ...filledTables(resolved), ...(command.guild ? { guild_id: command.guild } : {}) },
  };
}

const definitionOf = (command: Command): Definition => command.definition as unknown as Definition;

/** From the command to the subcommand that was named. */
function descend(from: Definition, names: readonly string[]): Definition[] {
  const [name, ...rest] = names;
  if (name === undefined) return [];
  const found = from.options?.find(option => option.name === name && (option.type ?? 0) <= 2);
  if (!found) throw new Error(`There is no ${name} under /${from.name}`);
  return [found, ...descend(found, rest)];
}

const hasBot = ({ world }: Port, { guild }: Channel): boolean => guild === null || world.guilds.get(guild)?.botGone === false;

/** The commands that a person is shown in a channel. */
export function offered(port: Port, channel: Channel, user: string): Command[] {
  if (channel.archived || !may(port.world, channel, user, 'useCommands')) return [];
  return port.world.commands.filter(command => {
    const { contexts, integration_types, type = 1 } = definitionOf(command);
    const install = hasBot(port, channel) ? GUILD_INSTALL : USER_INSTALL;
    if (type !== 1 || (command.guild !== null && command.guild !== channel.guild)) return false;
    if (contexts && !contexts.includes(channel.guild ? 0 : 1)) return false;
    if (!(integration_types ?? [GUILD_INSTALL]).includes(install) && channel.guild !== null) return false;
    return permitted(port, channel, user, definitionOf(command));
  });
}

/** `default_member_permissions`: none asked for; `0`: administrators alone. Outside servers they say nothing. */
function permitted({ world }: Port, channel: Channel, user: string, { default_member_permissions: asked }: Definition): boolean {
  if (channel.guild === null || asked == null) return true;
  const own = inChannel(world, channel, user);
  const needed = asked === '0' ? PERMISSION.administrator : BigInt(asked);
  return (own & needed) === needed;
}

const whyNot = (port: Port, channel: Channel, name: string): string => {
  if (channel.archived) return 'Commands do not work in an archived thread';
  return port.world.commands.some(one => one.name === name) ? `/${name} is not offered here` : `There is no command /${name}`;
};
