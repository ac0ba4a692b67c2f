import { expiredToken, tooManyFollowUps, unknownThing } from '../errors.js';
import type { MessageBody } from '../messages/body.js';
import { createMessage, editMessage, removeMessage } from '../messages/store.js';
import type { Port } from '../port.js';
import { showMessage } from '../show/messages.js';
import type { Interaction, Message } from '../world.js';
import { originOf } from './callbacks.js';
import { answer, type Call, empty, type Route } from './route.js';

/** What follows the first answer, by the interaction's token: for fifteen minutes. */

const TOKEN_LIFE = 15 * 60_000;
const MOST_FOLLOW_UPS = 5;

function byToken(port: Port, token: string | undefined): Interaction {
  const interaction = port.world.interactions.get(/\d+$/.exec(token ?? '')?.[0] ?? '');
  if (!interaction || interaction.token !== token || interaction.callback === null) throw unknownThing('Webhook');
  if (port.now() - interaction.created > TOKEN_LIFE) throw expiredToken();
  return interaction;
}

/** The original, or any other message that answered with the same token. */
function messageOf(port: Port, interaction: Interaction, id: string | undefined): Message {
  const message = port.world.messages.get((id === '@original' ? interaction.original : id) ?? '');
  const own = message && (message.id === interaction.original || message.interaction === interaction.id);
  if (!own) throw unknownThing('Message');
  return message;
}

/** A follow-up right after a deferred reply takes its place, as on Discord. */
function followUp({ port, parts, body, uploads }: Call) {
  const interaction = byToken(port, parts[1]);
  const data = body as MessageBody;
  const waiting = port.world.messages.get(interaction.original ?? '');
  if (waiting?.loading) return answer(showMessage(port.world, port.base(), editMessage(port, waiting, data, uploads)));
  if (interaction.install === 'user' && interaction.followUps >= MOST_FOLLOW_UPS) throw tooManyFollowUps();
  const message = createMessage(port, originOf(port, interaction, data.flags), data, uploads);
  interaction.followUps += 1;
  return answer(showMessage(port.world, port.base(), message));
}

function withMessage({ port, parts }: Call, use: (message: Message) => Message | null) {
  const message = use(messageOf(port, byToken(port, parts[1]), parts[2]));
  return message ? answer(showMessage(port.world, port.base(), message)) : empty;
}

const MESSAGE = '/webhooks/:id/:token/messages/:id';

export const webhookRoutes: readonly Route[] = [
  { on: 'POST /webhooks/:id/:token', handle: followUp },
  { on: `GET ${MESSAGE}`, handle: call => withMessage(call, message => message) },
  {
    on: `PATCH ${MESSAGE}`,
    handle: call => withMessage(call, message => editMessage(call.port, message, call.body as MessageBody, call.uploads)),
  },
  {
    on: `DELETE ${MESSAGE}`,
    handle: call =>
      withMessage(call, message => {
        removeMessage(call.port, message);
        return null;
      }),
  },
];
