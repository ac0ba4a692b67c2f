/** Rules about command definitions that the published schemas lack. */

export interface Definition {
  readonly name: string;
  readonly type?: number;
  readonly description?: string;
  readonly options?: readonly Definition[] | null;
  readonly required?: boolean | null;
  readonly autocomplete?: boolean | null;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[] | null;
  readonly min_value?: number | null;
  readonly max_value?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly channel_types?: readonly number[] | null;
  readonly contexts?: readonly number[] | null;
  readonly integration_types?: readonly number[] | null;
  readonly default_member_permissions?: string | null;
}

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const MOST_CHARACTERS = 8000;
/** Slash, user and message commands in one scope. */
const MOST: Record<number, number> = { 1: 100, 2: 15, 3: 15 };
const SUBCOMMAND = 1;
const GROUP = 2;
const PRIVATE_CHANNEL = 2;
const USER_INSTALL = 1;

const repeated = (values: readonly unknown[]): unknown[] => values.filter((value, nth) => values.indexOf(value) !== nth);
const kindOf = (command: Definition): number => command.type ?? 1;

export function commandFaults(commands: readonly Definition[]): string[] {
  const many = Object.entries(MOST).flatMap(([kind, most]) => {
    const count = commands.filter(one => kindOf(one) === Number(kind)).length;
    return count > most ? [`${count} commands of type ${kind}: at most ${most}`] : [];
  });
  return [
    ...many,
    ...repeated(commands.map(one => `${kindOf(one)} ${one.name}`)).map(name => `command ${name} is there twice`),
    ...commands.flatMap(oneFaults),
  ];
}

function oneFaults(command: Definition): string[] {
  const length = lengthOf(command);
  const slash = kindOf(command) === 1;
  const guildOnly = command.integration_types != null && !command.integration_types.includes(USER_INSTALL);
  return [
    ...(slash ? nameFaults(command) : []),
    ...(slash && !command.description ? [`${command.name}: a slash command needs a description`] : []),
    ...(!slash && command.description ? [`${command.name}: only slash commands have a description`] : []),
    ...(!slash && command.options?.length ? [`${command.name}: only slash commands have options`] : []),
    ...(length > MOST_CHARACTERS ? [`${command.name}: ${length} characters, at most ${MOST_CHARACTERS}`] : []),
    ...(guildOnly && command.contexts?.includes(PRIVATE_CHANNEL) ? [`${command.name}: private channels need user installation`] : []),
    ...optionFaults(command, { depth: 0 }),
  ];
}

const nameFaults = ({ name }: Definition): string[] =>
  NAME.test(name) && name === name.toLowerCase() ? [] : [`"${name}" is no name for a command or option`];

function optionFaults(command: Definition, { depth }: { depth: number }): string[] {
  const options = command.options ?? [];
  const nesting = options.filter(option => (option.type ?? 0) <= GROUP);
  const firstFree = options.findIndex(option => (option.type ?? 0) > GROUP && !option.required);
  const late = firstFree < 0 ? [] : options.slice(firstFree).filter(option => option.required);
  return [
    ...late.map(option => `${command.name}: required option ${option.name} must come first`),
    ...(nesting.length > 0 && nesting.length < options.length ? [`${command.name}: subcommands do not stand beside options`] : []),
    ...nesting.filter(option => depth > 1 || (depth > 0 && option.type === GROUP)).map(option => `${option.name}: nested too deep`),
    ...nesting.filter(() => kindOf(command) === SUBCOMMAND && depth > 0).map(option => `${option.name}: a subcommand has none of its own`),
    ...repeated(options.map(option => option.name)).map(name => `${command.name}: option ${name} is there twice`),
    ...options.flatMap(option => [...nameFaults(option), ...valueFaults(option), ...optionFaults(option, { depth: depth + 1 })]),
  ];
}

function valueFaults(option: Definition): string[] {
  const choices = option.choices ?? [];
  const range = (least: number | null | undefined, most: number | null | undefined) =>
    least != null && most != null && least > most ? [`${option.name}: ${least} to ${most} is no range`] : [];
  return [
    ...(choices.length > 0 && option.autocomplete ? [`${option.name}: choices and autocomplete exclude each other`] : []),
    ...repeated(choices.map(choice => choice.name)).map(name => `${option.name}: choice ${name} is there twice`),
    ...range(option.min_value, option.max_value),
    ...range(option.min_length, option.max_length),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const lengthOf = ({ name, description = '', options, choices }: Definition): number =>
  name.length +
  description.length +
  sum((options ?? []).map(lengthOf)) +
  sum((choices ?? []).map(choice => choice.name.length + (typeof choice.value === 'string' ? choice.value.length : 0)));
