import { begin, type Deed } from '../interactions.js';
import { listed, SELECTS } from '../limits/components.js';
import { mayRead } from '../permissions.js';
import { type Happening, type Port, sees, until, visibleTo } from '../port.js';
import { dmWith } from '../rest/application.js';
import { toggleReaction } from '../rest/messages.js';
import { changeMembers } from '../rest/threads.js';
import { controlsOf, transcript } from '../transcript.js';
import type { Channel, Component, Message } from '../world.js';
import { commandDeed, offered } from './commands.js';
import { choose, type FieldValue, fillModal, type Modal } from './fields.js';
import type { OptionValue } from './options.js';
import { type Outcome, outcomeOf, settled } from './outcome.js';
import { filledTables, resolveKind, resolver } from './resolved.js';
import { say } from './say.js';

/** A person at his keyboard: everything that he does goes the way that Discord takes, and what its client would not let him do throws. */
export interface Person {
  readonly id: string;
  readonly name: string;
  slash(channel: string, command: string, options?: Readonly<Record<string, OptionValue>>): Promise<Outcome>;
  /** The commands that he is offered in a channel. */
  commands(channel: string): string[];
  /** What is offered while he types: names of choices. */
  autocomplete(
    channel: string,
    command: string,
    option: string,
    typed: string,
    others?: Readonly<Record<string, OptionValue>>,
  ): Promise<{ name: string; value: string }[]>;
  /** Presses a button by its label or custom id. */
  press(message: Message | string, button: string): Promise<Outcome>;
  /** Picks values (or labels) in a select, named by placeholder or custom id, or the nth. */
  select(message: Message | string, which: string | number, picks: readonly string[]): Promise<Outcome>;
  submit(modal: Modal, fields: Readonly<Record<string, FieldValue>>): Promise<Outcome>;
  /** Writes a message of his own. */
  say(channel: string, words: string): Message;
  react(message: Message, emoji: string): void;
  /** Goes into a thread, or out of it. */
  join(thread: string): void;
  leave(thread: string): void;
  /** His DM channel with the bot. */
  dm(): string;
  sees(channel: string): Message[];
  /** The next message that he sees posted or changed in a channel, from now on. */
  next(channel: string, fits?: (message: Message) => boolean, patience?: number): Promise<Message>;
  /** His client starts anew: private messages are gone. */
  reload(): void;
  closeDms(): void;
  openDms(): void;
}

export function personOf(port: Port, id: string): Person {
  const user = port.world.users.get(id);
  if (!user) throw new Error(`No person ${id}`);
  const place = (channel: string) => placeFor(port, id, channel);
  const seen = (target: Message | string) => messageFor(port, id, target);
  return {
    id,
    name: user.username,
    slash: async (channel, path, values = {}) =>
      act(port, commandDeed(port, { user: id, channel: place(channel), path, values, focused: null })),
    commands: channel => offered(port, place(channel), id).map(command => command.name),
    async autocomplete(channel, path, option, typed, others = {}) {
      const deed = commandDeed(port, { user: id, channel: place(channel), path, values: { ...others, [option]: typed }, focused: option });
      const interaction = begin(port, deed);
      await settled(port, interaction, 0);
      return (interaction.answer ?? []) as { name: string; value: string }[];
    },
    press: async (target, button) => act(port, pressDeed(port, id, seen(target), button)),
    select: async (target, which, picks) => act(port, selectDeed(port, id, seen(target), which, picks)),
    async submit(modal, fields) {
      const channel = place(modal.channel);
      const resolved = resolver(port, channel, id);
      const components = fillModal(modal, fields, resolved);
      const data = { custom_id: modal.customId, components, ...filledTables(resolved) };
      return act(port, { type: 5, user: id, channel, data, message: modal.message, customId: modal.customId });
    },
    say: (channel, words) => say(port, id, place(channel), words),
    react: (message, emoji) => toggleReaction(port, seen(message), { emoji, user: id, how: 'add' }),
    join: thread => changeMembers(port, place(thread), id, 'in'),
    leave: thread => changeMembers(port, place(thread), id, 'out'),
    dm: () => dmWith(port, id).id,
    sees: channel => visibleTo(port.world, channel, id),
    next: (channel, fits = () => true, patience = port.settings.patience) =>
      until(port, patience, `${user.username} saw nothing of that kind`, happening => noticed(port, id, channel, fits, happening)),
    reload() {
      for (const message of port.world.messages.values()) if (message.onlyFor === id) message.lost = true;
    },
    closeDms() {
      user.dmsClosed = true;
    },
    openDms() {
      user.dmsClosed = false;
    },
  };
}

function noticed(
  port: Port,
  user: string,
  channel: string,
  fits: (message: Message) => boolean,
  happening: Happening | null,
): Message | null {
  if (happening?.kind !== 'message' || happening.act === 'deleted' || happening.channel !== channel) return null;
  const message = port.world.messages.get(happening.message);
  return message && sees(port.world, message, user) && fits(message) ? message : null;
}

function placeFor({ world }: Port, user: string, id: string): Channel {
  const channel = world.channels.get(id);
  if (!channel) throw new Error('That channel is gone');
  if (!mayRead(world, channel, user)) throw new Error('He is not in that channel');
  return channel;
}

function messageFor(port: Port, user: string, target: Message | string): Message {
  const message = port.world.messages.get(typeof target === 'string' ? target : target.id);
  if (!message) throw new Error('That message is gone');
  if (!sees(port.world, message, user)) throw new Error('He does not see that message');
  return message;
}

/** Does something, and waits for what comes of it. */
async function act(port: Port, deed: Deed): Promise<Outcome> {
  const editsBefore = port.world.messages.get(deed.message ?? '')?.edits ?? 0;
  const interaction = begin(port, deed);
  await settled(port, interaction, editsBefore);
  return outcomeOf(port, interaction);
}

function componentDeed(port: Port, user: string, message: Message, data: Record<string, unknown> & { custom_id: string }): Deed {
  const { world } = port;
  const install = world.interactions.get(message.interaction ?? '')?.install ?? 'guild';
  return { type: 3, user, channel: placeFor(port, user, message.channel), message: message.id, customId: data.custom_id, install, data };
}

function pressDeed(port: Port, user: string, message: Message, button: string): Deed {
  const buttons = controlsOf(message).filter(one => one.type === 2);
  const found = buttons.find(one => one['label'] === button) ?? buttons.find(one => one['custom_id'] === button);
  if (!found) throw new Error(`No button "${button}" in:\n${transcript(message)}`);
  if (found['disabled']) throw new Error(`The button "${button}" is grey`);
  if (!found['custom_id']) throw new Error(`The button "${button}" leads out of Discord`);
  return componentDeed(port, user, message, { component_type: 2, id: found['id'], custom_id: String(found['custom_id']) });
}

function selectDeed(port: Port, user: string, message: Message, which: string | number, picks: readonly string[]): Deed {
  const selects = controlsOf(message).filter(one => SELECTS.includes(one.type));
  const named = (one: Component) => one['placeholder'] === which || one['custom_id'] === which;
  const found = typeof which === 'number' ? selects[which] : selects.find(named);
  if (!found) throw new Error(`No select "${which}" in:\n${transcript(message)}`);
  if (found['disabled']) throw new Error(`The select "${which}" is grey`);
  const values = found.type === 3 ? choose(found, picks) : [...picks];
  demandCount(found, values);
  const resolved = resolver(port, placeFor(port, user, message.channel), user);
  resolveKind(resolved, found.type, values);
  const data = { component_type: found.type, id: found['id'], custom_id: String(found['custom_id']), values, ...filledTables(resolved) };
  return componentDeed(port, user, message, data);
}

function demandCount(select: Component, values: readonly string[]): void {
  const least = Number(select['min_values'] ?? 1);
  const most = Math.min(Number(select['max_values'] ?? 1), select.type === 3 ? listed(select['options']).length : 25);
  if (values.length < least || values.length > most) throw new Error(`From ${least} to ${most} may be picked, not ${values.length}`);
}
