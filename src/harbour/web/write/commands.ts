import type { Options } from '../deeds.js';
import type { Definition } from '../shapes.js';

/** Slash commands as the message box offers them. */

/** A command that can be sent: with its subcommand, if it has one. */
export interface Leaf {
  /** `battle new`. */
  readonly path: string;
  readonly about: string;
  readonly options: readonly Definition[];
}

const CHAT = 1;
const GROUPS = [1, 2];

/** All commands that may be used in a server's channel, or in a DM with the bot. */
export const leavesOf = (commands: readonly Definition[], where: 'server' | 'dm'): readonly Leaf[] =>
  commands
    .filter(command => (command.type ?? CHAT) === CHAT && (command.contexts?.includes(where === 'server' ? 0 : 1) ?? true))
    .flatMap(command => under(command, command.name));

function under(one: Definition, path: string): Leaf[] {
  const deeper = (one.options ?? []).filter(option => GROUPS.includes(option.type ?? 0));
  if (deeper.length > 0) return deeper.flatMap(option => under(option, `${path} ${option.name}`));
  const options = (one.options ?? []).toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  return [{ path, about: one.description ?? '', options }];
}

/** Those that fit what is typed after the slash, best first: by the beginning of the path, of a word of it, or by a word of what it says. */
export function fitting(leaves: readonly Leaf[], typed: string): readonly Leaf[] {
  const wanted = typed.toLowerCase().trimStart();
  const rank = ({ path, about }: Leaf) => {
    if (path.startsWith(wanted)) return 0;
    if (path.split(' ').some(word => word.startsWith(wanted))) return 1;
    return about.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return leaves.filter(leaf => rank(leaf) < 3).toSorted((a, b) => rank(a) - rank(b));
}

/** What stands in the field of an option: the words, and the value of the choice that they came from, if they came from one. */
export interface Filled {
  readonly words: string;
  readonly value: Options[string] | null;
}

export type Gathered = { readonly options: Options } | { readonly fault: string; readonly option: string };

const STRING = 3;
const WHOLE = 4;
const NUMBER = 10;

/** The options to send, or the first that is wrong. What stays empty is left out. */
export function gather({ options }: Leaf, filled: Readonly<Record<string, Filled>>): Gathered {
  const gathered: Record<string, Options[string]> = {};
  for (const option of options) {
    const { words, value } = filled[option.name] ?? { words: '', value: null };
    if (value === null && words.trim() === '') {
      if (option.required) return { fault: `${option.name} is needed`, option: option.name };
      continue;
    }
    const sent = value ?? typedValue(option, words);
    if (sent === null) return { fault: faultOf(option), option: option.name };
    gathered[option.name] = sent;
  }
  return { options: gathered };
}

/** What is right by now, whatever else is wrong. */
export const soFar = ({ options, ...leaf }: Leaf, filled: Readonly<Record<string, Filled>>): Options =>
  Object.assign(
    {},
    ...options.map(option => {
      const one = gather({ ...leaf, options: [option] }, filled);
      return 'options' in one ? one.options : {};
    }),
  );

function typedValue(option: Definition, words: string): string | number | null {
  const choice = option.choices?.find(one => one.name.toLowerCase() === words.trim().toLowerCase());
  if (choice) return choice.value;
  if (option.choices?.length) return null;
  if (option.type === STRING) return words;
  if (option.type !== WHOLE && option.type !== NUMBER) return null;
  const number = Number(words.trim().replace(',', '.'));
  const fits = Number.isFinite(number) && (option.type === NUMBER || Number.isInteger(number));
  return fits && number >= (option.min_value ?? -Infinity) && number <= (option.max_value ?? Infinity) ? number : null;
}

function faultOf({ name, type, choices, min_value: least, max_value: most }: Definition): string {
  if (type !== WHOLE && type !== NUMBER) return `${name}: pick one of the list`;
  if (choices?.length) return `${name}: pick one of the list`;
  const span = least !== undefined && most !== undefined ? ` from ${least} to ${most}` : least !== undefined ? ` from ${least}` : '';
  return `${name}: ${type === WHOLE ? 'a whole number' : 'a number'}${span}`;
}
