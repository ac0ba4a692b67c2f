import { mayRead } from '../permissions.js';
import type { Happening, Port } from '../port.js';
import { showPlace } from '../show/channels.js';
import { showMessage } from '../show/messages.js';
import type { Channel, Message } from '../world.js';
import type { Ground } from './ground.js';
import type { Place, Post, Someone, Tell } from './wire.js';

/** What a page is told: only of what its person sees. */

export const showPost = (port: Port, message: Message): Post => showMessage(port.world, port.base(), message) as Post;

const placeFor = (port: Port, channel: Channel, person: string): Place => ({ ...showPlace(port.world, channel, person), id: channel.id });

/** Everything that a person has before him when he sits down. */
export function welcome(port: Port, ground: Ground, me: Someone): Tell {
  const { world } = port;
  const guild = world.guilds.get(ground.guild);
  return {
    kind: 'welcome',
    me,
    bot: { id: world.bot, name: world.users.get(world.bot)?.username ?? '', role: 'bot' },
    people: ground.people,
    guild: { id: ground.guild, name: guild?.name ?? '' },
    places: [...world.channels.values()].filter(one => mayRead(world, one, me.id)).map(one => placeFor(port, one, me.id)),
    commands: world.commands
      .filter(one => one.guild === null || one.guild === ground.guild)
      .map(({ id, guild: scope, definition }) => ({ ...definition, id, guild_id: scope })),
    offers: ground.offers,
    now: port.now(),
  };
}

/** What a happening is to a person; null: nothing. */
export function tellOf(port: Port, person: string, happening: Happening): Tell | null {
  if (!happening.seenBy.includes(person)) return null;
  if (happening.kind === 'message') return tellOfPost(port, happening);
  return happening.kind === 'channel' ? tellOfPlace(port, person, happening) : null;
}

function tellOfPost(port: Port, { act, channel, message: id }: Extract<Happening, { kind: 'message' }>): Tell | null {
  if (act === 'deleted') return { kind: 'gone', channel, message: id };
  const message = port.world.messages.get(id);
  return message && !message.lost ? { kind: 'post', act, post: showPost(port, message) } : null;
}

function tellOfPlace(port: Port, person: string, { act, channel: id }: Extract<Happening, { kind: 'channel' }>): Tell | null {
  const channel = port.world.channels.get(id);
  if (act === 'deleted') return { kind: 'closed', channel: id };
  if (act === 'typing') return { kind: 'typing', channel: id };
  return channel ? { kind: 'place', place: placeFor(port, channel, person) } : null;
}
