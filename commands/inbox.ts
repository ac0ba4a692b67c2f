import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { inboxOf } from '../src/discord/inbox.js';

/** `/inbox`: everything that waits for one's orders. */
export const inbox: Command = {
  data: new SlashCommandBuilder()
    .setName('inbox')
    .setDescription('What waits for you, in all your battles')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .toJSON(),
  run: inboxOf,
};
