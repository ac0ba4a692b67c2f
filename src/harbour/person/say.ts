import { mentionsIn } from '../messages/body.js';
import { createMessage } from '../messages/store.js';
import { may } from '../permissions.js';
import type { Port } from '../port.js';
import { type Channel, isThread, type Message } from '../world.js';

/** A person's own message. */
export function say(port: Port, user: string, channel: Channel, words: string): Message {
  if (!may(port.world, channel, user, isThread(channel) ? 'sendInThreads' : 'sendMessages')) throw new Error('He may not write there');
  const message = createMessage(port, { channel: channel.id, author: user, onlyFor: null, interaction: null }, { content: words }, []);
  message.mentions = mentionsIn({ content: words });
  return message;
}
