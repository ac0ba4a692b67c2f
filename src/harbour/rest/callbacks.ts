import { alreadyAnswered, invalidForm, unknownThing } from '../errors.js';
import { EPHEMERAL, modalFaults } from '../limits/components.js';
import type { MessageBody, Upload } from '../messages/body.js';
import { createLoading, createMessage, editMessage } from '../messages/store.js';
import type { Port } from '../port.js';
import { showMessage } from '../show/messages.js';
import type { Interaction, Message } from '../world.js';
import { answer, type Call, empty, type Route } from './route.js';

/** The first answer to an interaction: within three seconds, and once. */

const FIRST_ANSWER = 3_000;

/** Which answers each kind of interaction may have: choices to autocomplete alone, no modal to a modal, updates where there is a message. */
const ALLOWED: Record<Interaction['type'], readonly number[]> = { 2: [4, 5, 9], 3: [4, 5, 6, 7, 9], 4: [8], 5: [4, 5, 6, 7] };
const NEEDS_MESSAGE = [6, 7];

type Data = MessageBody & { choices?: readonly { value: unknown }[]; components?: unknown };
interface CallbackBody {
  readonly type: number;
  readonly data?: Data | null;
}

function interactionFor(port: Port, id: string | undefined, token: string | undefined): Interaction {
  const interaction = port.world.interactions.get(id ?? '');
  if (!interaction || interaction.token !== token || port.now() - interaction.created > FIRST_ANSWER) throw unknownThing('Interaction');
  return interaction;
}

function demandAllowed({ type, message }: Interaction, callback: number): void {
  if (!ALLOWED[type].includes(callback)) throw invalidForm([`callback type ${callback} does not answer an interaction of type ${type}`]);
  if (NEEDS_MESSAGE.includes(callback) && message === null) throw invalidForm([`callback type ${callback}: there is no message to update`]);
}

function callback({ port, parts, body, uploads, query }: Call) {
  const interaction = interactionFor(port, parts[0], parts[1]);
  const { type, data } = body as CallbackBody;
  if (interaction.callback !== null) throw alreadyAnswered();
  demandAllowed(interaction, type);
  const message = carryOut(port, interaction, type, data ?? {}, uploads);
  interaction.callback = type;
  port.happen({
    kind: 'answer',
    interaction: interaction.id,
    callback: type,
    seenBy: [interaction.user],
    words: `interaction ${interaction.id} answered with ${type}`,
  });
  return query.get('with_response') === 'true' ? answer(shown(port, interaction, type, message)) : empty;
}

const shown = (port: Port, { id, type: kind }: Interaction, type: number, message: Message | null) => ({
  interaction: {
    id,
    type: kind,
    ...(message ? { response_message_id: message.id } : {}),
    response_message_loading: message?.loading ?? false,
    response_message_ephemeral: message?.onlyFor != null,
  },
  ...(message && (type === 4 || type === 7) ? { resource: { type, message: showMessage(port.world, port.base(), message) } } : {}),
});

export const originOf = (port: Port, { channel, id, user }: Interaction, flags: number | null | undefined) => ({
  channel,
  author: port.world.bot,
  onlyFor: ((flags ?? 0) & EPHEMERAL) !== 0 ? user : null,
  interaction: id,
});

function carryOut(port: Port, interaction: Interaction, type: number, data: Data, uploads: readonly Upload[]): Message | null {
  const keep = (message: Message) => {
    interaction.original = message.id;
    return message;
  };
  switch (type) {
    case 4:
      return keep(createMessage(port, originOf(port, interaction, data.flags), data, uploads));
    case 5:
      if (((data.flags ?? 0) & ~EPHEMERAL) !== 0) throw invalidForm(['a deferred reply may have the flag EPHEMERAL alone']);
      return keep(createLoading(port, originOf(port, interaction, data.flags), data.flags ?? 0));
    case 6:
      return keep(updated(port, interaction));
    case 7:
      return keep(editMessage(port, updated(port, interaction), data, uploads));
    default:
      interaction.answer = type === 9 ? modal(data) : choices(interaction, data);
      return null;
  }
}

function updated(port: Port, interaction: Interaction): Message {
  const message = port.world.messages.get(interaction.message ?? '');
  if (!message) throw unknownThing('Message');
  return message;
}

function modal(data: Data): unknown {
  const faults = modalFaults(data);
  if (faults.length > 0) throw invalidForm(faults);
  return data;
}

/** Numbers for options that are numbers, words for words. */
function choices({ typing }: Interaction, data: Data): unknown {
  const wanted = typing ?? 'string';
  const wrong = (data.choices ?? []).filter(choice => typeof choice.value !== wanted);
  if (wrong.length > 0) throw invalidForm(wrong.map(choice => `choice ${String(choice.value)} is no ${wanted}`));
  return data.choices ?? [];
}

export const callbackRoutes: readonly Route[] = [{ on: 'POST /interactions/:id/:token/callback', handle: callback }];
