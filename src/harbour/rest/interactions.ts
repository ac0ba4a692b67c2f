import { ApiError, alreadyAnswered, invalidForm, unknownThing } from '../errors.js';
import { EPHEMERAL, modalFaults } from '../limits/components.js';
import { createLoading, createMessage, editMessage, type MessageBody, removeMessage } from '../messages.js';
import type { Port } from '../port.js';
import { showMessage } from '../show.js';
import type { Interaction, Message } from '../world.js';
import { answer, type Call, empty, type Route } from './route.js';

const FIRST_ANSWER = 3_000;
const TOKEN_LIFE = 15 * 60_000;

/** Which answers an interaction may have: no modal to a modal, choices to autocomplete alone, updates to components (and modals from them). */
const ALLOWED: Record<Interaction['type'], readonly number[]> = { 2: [4, 5, 9], 3: [4, 5, 6, 7, 9], 4: [8], 5: [4, 5, 6, 7] };

function interactionFor(port: Port, id: string | undefined, token: string | undefined): Interaction {
  const interaction = port.world.interactions.get(id ?? '');
  if (!interaction || interaction.token !== token || port.now() - interaction.created > FIRST_ANSWER) throw unknownThing('Interaction');
  return interaction;
}

function byToken(port: Port, token: string | undefined): Interaction {
  const interaction = [...port.world.interactions.values()].find(one => one.token === token);
  if (!interaction) throw unknownThing('Webhook');
  if (port.now() - interaction.created > TOKEN_LIFE) throw new ApiError(401, 50027, 'Invalid Webhook Token');
  return interaction;
}

interface CallbackBody {
  readonly type: number;
  readonly data?: MessageBody & { choices?: unknown; components?: unknown; title?: unknown };
}

function callback({ port, parts, body, uploads, query }: Call) {
  const interaction = interactionFor(port, parts[0], parts[1]);
  const { type, data = {} } = body as CallbackBody;
  if (interaction.callback !== null) throw alreadyAnswered();
  if (!ALLOWED[interaction.type].includes(type))
    throw invalidForm([`callback type ${type} does not answer an interaction of type ${interaction.type}`]);
  const resource = carryOut(port, interaction, type, data, uploads);
  interaction.callback = type;
  port.happen({
    kind: 'event',
    words: `answered ${type}`,
    channel: interaction.channel,
    for: interaction.user,
    message: resource?.id ?? null,
  });
  if (query.get('with_response') !== 'true') return empty;
  const shown = resource ? { resource: { type, message: showMessage(port.world, port.base(), resource) } } : {};
  return answer({
    interaction: {
      id: interaction.id,
      type: interaction.type,
      response_message_id: resource?.id,
      response_message_loading: resource?.loading ?? false,
      response_message_ephemeral: resource?.onlyFor != null,
    },
    ...shown,
  });
}

function carryOut(
  port: Port,
  interaction: Interaction,
  type: number,
  data: CallbackBody['data'] & object,
  uploads: Call['uploads'],
): Message | null {
  const onlyFor = ((data.flags ?? 0) & EPHEMERAL) !== 0 ? interaction.user : null;
  const origin = { channel: interaction.channel, onlyFor, interaction: interaction.id };
  switch (type) {
    case 4:
      return originalOf(interaction, createMessage(port, origin, data, uploads));
    case 5:
      return originalOf(interaction, createLoading(port, origin, data.flags ?? 0));
    case 6:
      interaction.original = interaction.message;
      return null;
    case 7: {
      const message = port.world.messages.get(interaction.message ?? '');
      if (!message) throw unknownThing('Message');
      return originalOf(interaction, editMessage(port, message, data, uploads));
    }
    case 9: {
      const faults = modalFaults(data);
      if (faults.length > 0) throw invalidForm(faults);
      interaction.answer = data;
      return null;
    }
    default:
      interaction.answer = data.choices;
      return null;
  }
}

function originalOf(interaction: Interaction, message: Message): Message {
  interaction.original = message.id;
  return message;
}

function original(port: Port, interaction: Interaction, id: string | undefined): Message {
  const message = port.world.messages.get((id === '@original' ? interaction.original : id) ?? '');
  if (!message || message.channel !== interaction.channel) throw unknownThing('Message');
  return message;
}

/** A followup right after a deferred reply takes its place, as on Discord. */
function followUp({ port, parts, body, uploads }: Call) {
  const interaction = byToken(port, parts[1]);
  if (interaction.callback === null) throw unknownThing('Webhook');
  const data = body as MessageBody;
  const waiting = port.world.messages.get(interaction.original ?? '');
  const onlyFor = ((data.flags ?? 0) & EPHEMERAL) !== 0 ? interaction.user : null;
  const message = waiting?.loading
    ? editMessage(port, waiting, data, uploads)
    : createMessage(port, { channel: interaction.channel, onlyFor, interaction: interaction.id }, data, uploads);
  return answer(showMessage(port.world, port.base(), message));
}

function withOriginal(call: Call, use: (message: Message) => Message | null) {
  const interaction = byToken(call.port, call.parts[1]);
  const message = use(original(call.port, interaction, call.parts[2]));
  return message ? answer(showMessage(call.port.world, call.port.base(), message)) : empty;
}

export const interactionRoutes: readonly Route[] = [
  { on: 'POST /interactions/:id/:token/callback', handle: callback },
  { on: 'POST /webhooks/:id/:token', handle: followUp },
  { on: 'GET /webhooks/:id/:token/messages/:id', handle: call => withOriginal(call, message => message) },
  {
    on: 'PATCH /webhooks/:id/:token/messages/:id',
    handle: call => withOriginal(call, message => editMessage(call.port, message, call.body as MessageBody, call.uploads)),
  },
  {
    on: 'DELETE /webhooks/:id/:token/messages/:id',
    handle: call =>
      withOriginal(call, message => {
        removeMessage(call.port, message);
        return null;
      }),
  },
];
