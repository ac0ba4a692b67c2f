import { type Port, readersOf, visibleTo } from './port.js';
import { dmWith } from './rest/application.js';
import { showAttachment, showChannel, showMember, showMessage, showUser } from './show.js';
import { controlsOf, transcript } from './transcript.js';
import type { Channel, Component, Interaction, Message } from './world.js';

/** What a person may give a slash command. A file goes by its bytes. */
export type OptionValue = string | number | boolean | { user: string } | { file: { name: string; data: Uint8Array } };

export interface Modal {
  readonly title: string;
  readonly customId: string;
  readonly components: readonly Component[];
  /** The message whose button opened it. */
  readonly message: string | null;
  readonly channel: string;
}

/** What comes of something that a person does: the message that answers it, or a modal. */
export interface Outcome {
  readonly message: Message | null;
  readonly modal: Modal | null;
  /** As the person sees it. */
  readonly text: string;
}

const PATIENCE = 8_000;

/** A person at his keyboard: everything that he does goes the way that Discord takes. */
export interface Person {
  readonly id: string;
  readonly name: string;
  slash(channel: string, command: string, options?: Record<string, OptionValue>): Promise<Outcome>;
  /** What is offered while he types: names of choices. */
  autocomplete(channel: string, command: string, option: string, typed: string): Promise<{ name: string; value: string }[]>;
  /** Presses a button by its label or custom id. */
  press(message: Message | string, button: string): Promise<Outcome>;
  /** Picks values (or labels) in a select, named by placeholder or custom id, or the nth. */
  select(message: Message | string, which: string | number, picks: readonly string[]): Promise<Outcome>;
  submit(modal: Modal, fields: Record<string, string>): Promise<Outcome>;
  /** His DM channel with the bot. */
  dm(): string;
  sees(channel: string): Message[];
  /** His client starts anew: private messages are gone. */
  reload(): void;
  closeDms(): void;
}

export function personOf(port: Port, id: string): Person {
  const user = port.world.users.get(id);
  if (!user) throw new Error(`No person ${id}`);
  const use = (channelId: string, type: Interaction['type'], data: unknown, more: Partial<Interaction> = {}) =>
    interact(port, id, channelId, type, data, more);
  return {
    id,
    name: user.username,
    async slash(channel, command, options = {}) {
      const [data, meant] = commandData(port, command, options);
      return outcomeOf(port, await use(channel, 2, data, { command: meant }));
    },
    async autocomplete(channel, command, option, typed) {
      const [data, meant] = commandData(port, command, { [option]: typed }, option);
      const done = await use(channel, 4, data, { command: meant });
      return (done.answer ?? []) as { name: string; value: string }[];
    },
    async press(target, button) {
      const message = messageOf(port, target);
      const found = controlsOf(message).find(one => one.type === 2 && (one['label'] === button || one['custom_id'] === button));
      if (!found) throw new Error(`No button "${button}" in:\n${transcript(message)}`);
      if (found['disabled']) throw new Error(`The button "${button}" is grey`);
      const customId = String(found['custom_id']);
      return outcomeOf(port, await use(message.channel, 3, { component_type: 2, custom_id: customId }, { message: message.id, customId }));
    },
    async select(target, which, picks) {
      const message = messageOf(port, target);
      const selects = controlsOf(message).filter(one => one.type !== 2);
      const found =
        typeof which === 'number' ? selects[which] : selects.find(one => one['placeholder'] === which || one['custom_id'] === which);
      if (!found) throw new Error(`No select "${which}" in:\n${transcript(message)}`);
      const customId = String(found['custom_id']);
      const data = {
        component_type: found.type,
        custom_id: customId,
        values: found.type === 3 ? picked(found, picks) : [...picks],
        ...resolvedUsers(port, found.type === 3 ? [] : picks),
      };
      return outcomeOf(port, await use(message.channel, 3, data, { message: message.id, customId }));
    },
    async submit(modal, fields) {
      return outcomeOf(
        port,
        await use(
          modal.channel,
          5,
          { custom_id: modal.customId, components: modal.components.map(label => filled(label, fields)) },
          { message: modal.message, customId: modal.customId },
        ),
      );
    },
    dm: () => dmWith(port, id).id,
    sees: channel => visibleTo(port.world, channel, id),
    reload() {
      for (const message of port.world.messages.values()) if (message.onlyFor === id) port.world.messages.delete(message.id);
    },
    closeDms() {
      user.dmsClosed = true;
    },
  };
}

const messageOf = (port: Port, target: Message | string): Message => {
  const message = port.world.messages.get(typeof target === 'string' ? target : target.id);
  if (!message) throw new Error('That message is gone');
  return message;
};

/** A select takes the values of its options; a person picks by what he reads. */
function picked(select: Component, picks: readonly string[]): string[] {
  const options = select['options'] as { label: string; value: string }[];
  return picks.map(pick => {
    const option = options.find(one => one.value === pick || one.label === pick || one.label.includes(pick));
    if (!option) throw new Error(`No option "${pick}" among ${options.map(one => one.label).join(', ')}`);
    return option.value;
  });
}

const resolvedUsers = (port: Port, ids: readonly string[]) => {
  const users = ids.flatMap(id => port.world.users.get(id) ?? []);
  return users.length === 0 ? {} : { resolved: { users: Object.fromEntries(users.map(user => [user.id, showUser(user)])), members: {} } };
};

const filled = (label: Component, fields: Record<string, string>): unknown => {
  const input = label['component'] as Component;
  const customId = String(input['custom_id']);
  return {
    type: 18,
    id: 1,
    component: { type: input.type, id: 2, custom_id: customId, value: fields[customId] ?? String(input['value'] ?? '') },
  };
};

interface Definition {
  readonly name: string;
  readonly type: number;
  readonly options?: readonly Definition[];
  readonly required?: boolean;
  readonly autocomplete?: boolean;
}

type Meant = { id: string; name: string };

/** The data of a command interaction, checked against the command's definition as Discord's client would. */
function commandData(port: Port, path: string, values: Record<string, OptionValue>, focused?: string): [unknown, Meant] {
  const [name = '', sub] = path.replace(/^\//, '').split(' ');
  const command = port.world.commands.find(one => one.name === name);
  if (!command) throw new Error(`There is no command /${name}`);
  const options = (command.definition['options'] ?? []) as readonly Definition[];
  const inner = sub === undefined ? options : (options.find(one => one.name === sub)?.options ?? []);
  if (sub !== undefined && !options.some(one => one.name === sub)) throw new Error(`There is no command /${path}`);
  const resolved: { users: Record<string, unknown>; members: Record<string, unknown>; attachments: Record<string, unknown> } = {
    users: {},
    members: {},
    attachments: {},
  };
  const given = Object.entries(values).map(([key, value]) => optionData(port, inner, key, value, resolved, focused));
  const missing = focused ? undefined : inner.find(one => one.required && !(one.name in values));
  if (missing) throw new Error(`/${path} needs ${missing.name}`);
  const nestedOptions = sub === undefined ? given : [{ type: 1, name: sub, options: given }];
  return [
    { id: command.id, name, type: 1, options: nestedOptions, resolved },
    { id: command.id, name },
  ];
}

function optionData(
  port: Port,
  definitions: readonly Definition[],
  key: string,
  value: OptionValue,
  resolved: { users: Record<string, unknown>; attachments: Record<string, unknown> },
  focused?: string,
): unknown {
  const definition = definitions.find(one => one.name === key);
  if (!definition) throw new Error(`There is no option ${key}`);
  const common = { name: key, type: definition.type, ...(focused === key ? { focused: true } : {}) };
  if (typeof value !== 'object') return { ...common, value };
  if ('user' in value) {
    const user = port.world.users.get(value.user);
    if (user) resolved.users[user.id] = showUser(user);
    return { ...common, value: value.user };
  }
  const id = port.id();
  port.world.files.set(id, value.file.data);
  const file = {
    id,
    filename: value.file.name,
    size: value.file.data.byteLength,
    contentType: 'application/json',
    description: null,
    width: null,
    height: null,
  };
  resolved.attachments[id] = showAttachment(port.base(), '0', file);
  return { ...common, value: id };
}

/** Sends an interaction, and waits until the bot has answered it for good. */
async function interact(
  port: Port,
  user: string,
  channelId: string,
  type: Interaction['type'],
  data: unknown,
  more: Partial<Interaction>,
): Promise<Interaction> {
  const { world } = port;
  const channel = world.channels.get(channelId);
  if (!channel) throw new Error('That channel is gone');
  if (!readersOf(world, channel).includes(user)) throw new Error('He is not in that channel');
  const id = port.id();
  const interaction: Interaction = {
    id,
    token: `token-${id}`,
    type,
    user,
    channel: channelId,
    guild: channel.guild,
    created: port.now(),
    message: null,
    callback: null,
    original: null,
    answer: null,
    command: null,
    customId: null,
    ...more,
  };
  world.interactions.set(id, interaction);
  const editsBefore = world.messages.get(interaction.message ?? '')?.edits ?? 0;
  port.dispatch('INTERACTION_CREATE', eventOf(port, interaction, channel, data), channel.guild);
  await settled(port, interaction, editsBefore);
  return interaction;
}

function eventOf(port: Port, interaction: Interaction, channel: Channel, data: unknown) {
  const { world } = port;
  const person = world.users.get(interaction.user);
  const message = interaction.message === null ? undefined : world.messages.get(interaction.message);
  const who =
    person &&
    (channel.guild
      ? {
          member: showMember(person),
          guild_id: channel.guild,
          guild: { id: channel.guild, locale: 'en-US', features: [] },
          guild_locale: 'en-US',
        }
      : { user: showUser(person) });
  return {
    id: interaction.id,
    application_id: world.application,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel: showChannel(world, channel),
    channel_id: channel.id,
    ...who,
    ...(message ? { message: showMessage(world, port.base(), message) } : {}),
    entitlements: [],
    authorizing_integration_owners: { 0: channel.guild ?? '0' },
    context: channel.guild ? 0 : 1,
    app_permissions: '9007199254740991',
    locale: 'en-US',
    attachment_size_limit: 10_485_760,
  };
}

/** Answered, and no longer thinking. A component that was only acknowledged is settled when its message was edited, or after a moment. */
async function settled(port: Port, interaction: Interaction, editsBefore: number): Promise<void> {
  const start = Date.now();
  let acknowledged = 0;
  while (Date.now() - start < PATIENCE) {
    const message = port.world.messages.get(interaction.original ?? '');
    if (interaction.callback !== null && interaction.callback !== 6 && !message?.loading) return;
    if (interaction.callback === 6) {
      acknowledged ||= Date.now();
      if ((message?.edits ?? 0) > editsBefore || Date.now() - acknowledged > 1_500) return;
    }
    await new Promise(resolve => setTimeout(resolve, 4));
  }
  throw new Error('The bot did not answer');
}

function outcomeOf(port: Port, interaction: Interaction): Outcome {
  if (interaction.callback === 9) {
    const data = interaction.answer as { title: string; custom_id: string; components: Component[] };
    return {
      message: null,
      modal: {
        title: data.title,
        customId: data.custom_id,
        components: data.components,
        message: interaction.message,
        channel: interaction.channel,
      },
      text: data.title,
    };
  }
  const answers = [...port.world.messages.values()].filter(message => message.interaction === interaction.id);
  const message = answers.at(-1) ?? port.world.messages.get(interaction.original ?? '') ?? null;
  return { message, modal: null, text: message ? transcript(message) : '' };
}
