import { type Port, until } from '../port.js';
import { modalText, transcript } from '../transcript.js';
import type { Component, Interaction, Message } from '../world.js';
import type { Modal } from './fields.js';

/** What comes of something that a person does: the message that answers it, or a modal. */
export interface Outcome {
  readonly message: Message | null;
  readonly modal: Modal | null;
  /** As the person sees it. */
  readonly text: string;
}

const ACKNOWLEDGED = 6;
/** How long an edit may follow an acknowledged press, in milliseconds, before nothing more is expected. */
const A_MOMENT = 1_500;

/** Waits until the bot has answered for good: no longer thinking, and an acknowledged press followed by its edit, if one comes. */
export async function settled(port: Port, interaction: Interaction, editsBefore: number): Promise<void> {
  const { messages } = port.world;
  const done = () => (interaction.callback !== null && !messages.get(interaction.original ?? '')?.loading ? true : null);
  await until(port, port.settings.patience, 'The bot did not answer', done);
  if (interaction.callback !== ACKNOWLEDGED) return;
  const followed = () => {
    const edits = messages.get(interaction.original ?? '')?.edits ?? Number.POSITIVE_INFINITY;
    return edits > editsBefore || answersTo(port, interaction).length > 0 ? true : null;
  };
  await until(port, A_MOMENT, 'Nothing followed', followed).catch(() => undefined);
}

const answersTo = (port: Port, interaction: Interaction): Message[] =>
  [...port.world.messages.values()].filter(message => message.interaction === interaction.id);

export function outcomeOf(port: Port, interaction: Interaction): Outcome {
  if (interaction.callback === 9) return { message: null, ...opened(interaction) };
  const message = answersTo(port, interaction).at(-1) ?? port.world.messages.get(interaction.original ?? '') ?? null;
  return { message, modal: null, text: message ? transcript(message) : '' };
}

function opened({ answer, message, channel }: Interaction): { modal: Modal; text: string } {
  const data = answer as { title: string; custom_id: string; components: Component[] };
  const modal = { title: data.title, customId: data.custom_id, components: data.components, message, channel };
  return { modal, text: modalText(modal) };
}
