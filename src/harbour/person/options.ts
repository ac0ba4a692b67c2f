import type { Definition } from '../limits/commands.js';
import type { Gift, Resolved } from './resolved.js';

/** What a person may give a slash command. People, channels and roles go by id, a file by its bytes. */
export type OptionValue =
  | string
  | number
  | boolean
  | { readonly user: string }
  | { readonly channel: string }
  | { readonly role: string }
  | { readonly file: Gift };

interface Filling {
  readonly definitions: readonly Definition[];
  readonly values: Readonly<Record<string, OptionValue>>;
  readonly resolved: Resolved;
  /** The option under the cursor, while he types. */
  readonly focused: string | null;
}

interface Filled {
  readonly name: string;
  readonly type: number | undefined;
  readonly value: unknown;
  readonly focused?: true;
}

/** The options of a command, checked against its definition as Discord's client does before it sends anything. */
export function fillOptions({ definitions, values, resolved, focused }: Filling): Filled[] {
  const unknown = Object.keys(values).find(key => !definitions.some(one => one.name === key));
  if (unknown) throw new Error(`There is no option ${unknown}`);
  const missing = definitions.find(one => one.required && !(one.name in values));
  if (missing && focused === null) throw new Error(`It needs ${missing.name}`);
  return definitions.flatMap((definition): Filled[] => {
    const { name, type } = definition;
    const value = values[name];
    if (value === undefined) return [];
    return name === focused ? [{ name, type, value, focused: true }] : [{ name, type, value: checked(definition, value, resolved) }];
  });
}

const wrong = (definition: Definition, what: string): never => {
  throw new Error(`Option ${definition.name}: ${what}`);
};

function checked(definition: Definition, value: OptionValue, resolved: Resolved): string | number | boolean {
  switch (definition.type) {
    case 3:
      return typeof value === 'string' ? words(definition, value) : wrong(definition, 'takes words');
    case 4:
      return Number.isInteger(value) ? number(definition, value as number) : wrong(definition, 'takes a whole number');
    case 5:
      return typeof value === 'boolean' ? value : wrong(definition, 'takes yes or no');
    case 10:
      return typeof value === 'number' ? number(definition, value) : wrong(definition, 'takes a number');
    default:
      return thing(definition, value, resolved);
  }
}

function thing(definition: Definition, value: OptionValue, resolved: Resolved): string {
  if (typeof value !== 'object') return wrong(definition, `takes no ${typeof value}`);
  const { type = 0 } = definition;
  if (type === 6 && 'user' in value) return resolved.users(value.user);
  if (type === 7 && 'channel' in value) return resolved.channels(value.channel);
  if (type === 8 && 'role' in value) return resolved.roles(value.role);
  if (type === 9 && ('user' in value || 'role' in value)) return resolved.mentionable('user' in value ? value.user : value.role);
  if (type === 11 && 'file' in value) return resolved.attachments(value.file);
  return wrong(definition, `takes no ${Object.keys(value).join()}`);
}

/** One of the choices, by value or by what he reads. */
function chosen<T extends string | number>(definition: Definition, value: T): T {
  if (!definition.choices?.length) return value;
  const choice = definition.choices.find(one => one.value === value || one.name === value);
  return choice ? (choice.value as T) : wrong(definition, `${value} is none of ${definition.choices.map(one => one.name).join(', ')}`);
}

function words(definition: Definition, value: string): string {
  const { min_length, max_length } = definition;
  if (value.length < (min_length ?? 0)) wrong(definition, `at least ${min_length} characters`);
  if (value.length > (max_length ?? 6000)) wrong(definition, `at most ${max_length ?? 6000} characters`);
  return chosen(definition, value);
}

function number(definition: Definition, value: number): number {
  const { min_value, max_value } = definition;
  if (value < (min_value ?? -Infinity)) wrong(definition, `at least ${min_value}`);
  if (value > (max_value ?? Infinity)) wrong(definition, `at most ${max_value}`);
  return chosen(definition, value);
}
