import { tooManyPins } from '../errors.js';
import { tellOfMessage } from '../port.js';
import { showMessage } from '../show/messages.js';
import { messagesIn } from '../world.js';
import { channelFor, demand, messageFor } from './access.js';
import { demandOpen } from './messages.js';
import { answer, type Call, empty, type Route } from './route.js';

const MOST = 250;

function pin({ port, parts }: Call, how: 'up' | 'down') {
  const channel = channelFor(port, parts[0]);
  const message = messageFor(port, channel, parts[1]);
  demand(port, channel, ...(channel.type === 1 ? [] : (['pinMessages'] as const)));
  demandOpen(port, channel, { waking: false });
  const pinned = messagesIn(port.world, channel.id).filter(one => one.pinned !== null).length;
  if (how === 'up' && message.pinned === null && pinned >= MOST) throw tooManyPins();
  message.pinned = how === 'up' ? port.now() : null;
  const guild = channel.guild ? { guild_id: channel.guild } : {};
  port.dispatch(
    'CHANNEL_PINS_UPDATE',
    { channel_id: channel.id, ...guild, last_pin_timestamp: new Date(port.now()).toISOString() },
    channel.guild,
  );
  tellOfMessage(port, 'edited', message);
  return empty;
}

/** Newest pin first. */
function list({ port, parts }: Call) {
  const channel = channelFor(port, parts[0]);
  const pinned = messagesIn(port.world, channel.id)
    .flatMap(message => (message.pinned === null ? [] : [{ at: message.pinned, message }]))
    .sort((a, b) => b.at - a.at);
  const items = pinned.map(({ at, message }) => ({
    pinned_at: new Date(at).toISOString(),
    message: showMessage(port.world, port.base(), message),
  }));
  return answer({ items, has_more: false });
}

export const pinRoutes: readonly Route[] = [
  { on: 'GET /channels/:id/messages/pins', handle: list },
  { on: 'PUT /channels/:id/messages/pins/:id', handle: call => pin(call, 'up') },
  { on: 'DELETE /channels/:id/messages/pins/:id', handle: call => pin(call, 'down') },
];
