import { inChannel } from './permissions.js';
import type { Port } from './port.js';
import { showPlace } from './show/channels.js';
import { ownersOf, showMessage } from './show/messages.js';
import { showPresser, showUser } from './show/people.js';
import type { Channel, Interaction } from './world.js';

/** What a person does, on its way to the bot. */
export type Deed = Pick<Interaction, 'type' | 'user'> &
  Partial<Pick<Interaction, 'message' | 'command' | 'customId' | 'install' | 'typing'>> & {
    readonly channel: Channel;
    readonly data: unknown;
  };

const BIGGEST_FILE = 10 * 1024 * 1024;
const IN_GUILD = 0;
const IN_DM = 1;

/** Writes an interaction down and sends it to the bot. */
export function begin(port: Port, { channel, data, ...deed }: Deed): Interaction {
  const id = port.id();
  const interaction: Interaction = {
    message: null,
    command: null,
    customId: null,
    typing: null,
    install: 'guild',
    ...deed,
    id,
    token: `token-${id}`,
    channel: channel.id,
    guild: channel.guild,
    created: port.now(),
    callback: null,
    original: null,
    followUps: 0,
    answer: null,
  };
  port.world.interactions.set(id, interaction);
  port.dispatch('INTERACTION_CREATE', eventOf(port, interaction, channel, data), channel.guild);
  return interaction;
}

/** As Discord sends it: clients fail where `entitlements` or the owners are missing, and read the channel from `channel`. */
function eventOf(port: Port, interaction: Interaction, channel: Channel, data: unknown) {
  const { world } = port;
  const message = interaction.message === null ? undefined : world.messages.get(interaction.message);
  return {
    id: interaction.id,
    application_id: world.application,
    type: interaction.type,
    token: interaction.token,
    version: 1,
    data,
    channel: showPlace(world, channel, interaction.user),
    channel_id: channel.id,
    ...presser(port, interaction, channel),
    ...(message ? { message: showMessage(world, port.base(), message) } : {}),
    entitlements: [],
    authorizing_integration_owners: ownersOf(interaction),
    context: channel.guild ? IN_GUILD : IN_DM,
    app_permissions: inChannel(world, channel, world.bot).toString(),
    locale: 'en-US',
    attachment_size_limit: BIGGEST_FILE,
  };
}

/** In a server a member, elsewhere a user. */
function presser({ world }: Port, { user }: Interaction, channel: Channel) {
  const person = world.users.get(user);
  const guild = world.guilds.get(channel.guild ?? '');
  if (!person) return {};
  if (!guild) return { user: showUser(person) };
  return {
    member: showPresser(guild, person, inChannel(world, channel, user)),
    guild_id: guild.id,
    guild: { id: guild.id, locale: 'en-US', features: [] },
    guild_locale: 'en-US',
  };
}
