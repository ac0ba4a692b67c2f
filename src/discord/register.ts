import { type REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { Command } from './command.js';

const Known = z.array(z.looseObject({ name: z.string() }));

export interface Registration {
  readonly changed: boolean;
  readonly names: readonly string[];
}

/** Tells Discord which commands there are, if it knows others: one bulk write for a server (at once) or everywhere. */
export async function registerCommands(
  rest: REST,
  application: string,
  guild: string | null,
  commands: readonly Command[],
): Promise<Registration> {
  const route = guild === null ? Routes.applicationCommands(application) : Routes.applicationGuildCommands(application, guild);
  const known = Known.parse(await rest.get(route));
  const names = commands.map(command => command.data.name);
  if (commands.every(command => known.some(one => sameCommand(command.data, one))) && known.length === commands.length)
    return { changed: false, names };
  await rest.put(route, { body: commands.map(command => command.data) });
  return { changed: true, names };
}

/** Whether everything that we say of a command is so; Discord adds more, and leaves out what is false or empty. */
export function sameCommand(ours: unknown, theirs: unknown): boolean {
  if (Array.isArray(ours))
    return Array.isArray(theirs)
      ? ours.length === theirs.length && ours.every((one, nth) => sameCommand(one, theirs[nth]))
      : ours.length === 0 && theirs === undefined;
  if (typeof ours !== 'object' || ours === null)
    return (
      ours === theirs ||
      ((ours === false || ours === null || ours === undefined) && (theirs === undefined || theirs === null || theirs === false))
    );
  const other = (theirs ?? {}) as Record<string, unknown>;
  return Object.entries(ours).every(([key, value]) => sameCommand(value, other[key]));
}
