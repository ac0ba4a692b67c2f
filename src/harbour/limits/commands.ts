/** Rules about command definitions that the published schemas lack. */

interface Definition {
  readonly name?: string;
  readonly type?: number;
  readonly description?: string;
  readonly options?: readonly Definition[];
  readonly required?: boolean;
  readonly choices?: readonly { name?: string; value?: unknown }[];
}

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const MOST_CHARACTERS = 8000;
const MOST_COMMANDS = 100;

export function commandFaults(commands: readonly Definition[]): string[] {
  const names = commands.map(one => one.name ?? '');
  const twice = names.filter((name, nth) => names.indexOf(name) !== nth);
  return [
    ...(commands.length > MOST_COMMANDS ? [`${commands.length} commands: at most ${MOST_COMMANDS}`] : []),
    ...twice.map(name => `command ${name} is there twice`),
    ...commands.flatMap(oneFaults),
  ];
}

function oneFaults(command: Definition): string[] {
  const faults = nameFaults(command);
  if ((command.type ?? 1) === 1 && !command.description) faults.push(`${command.name}: a slash command needs a description`);
  if (lengthOf(command) > MOST_CHARACTERS) faults.push(`${command.name}: ${lengthOf(command)} characters, at most ${MOST_CHARACTERS}`);
  return [...faults, ...optionFaults(command)];
}

function nameFaults({ name = '' }: Definition): string[] {
  return NAME.test(name) && name === name.toLowerCase() ? [] : [`"${name}" is no name for a command or option`];
}

function optionFaults(command: Definition): string[] {
  const options = command.options ?? [];
  const firstFree = options.findIndex(option => (option.type ?? 0) > 2 && !option.required);
  const late =
    firstFree < 0
      ? []
      : options
          .slice(firstFree)
          .filter(option => option.required)
          .map(option => `${command.name}: required option ${option.name} must come first`);
  return [...late, ...options.flatMap(option => [...nameFaults(option), ...optionFaults(option)])];
}

const lengthOf = (command: Definition): number =>
  (command.name ?? '').length +
  (command.description ?? '').length +
  (command.options ?? []).reduce((sum, option) => sum + lengthOf(option), 0) +
  (command.choices ?? []).reduce((sum, choice) => sum + String(choice.name ?? '').length + String(choice.value ?? '').length, 0);
