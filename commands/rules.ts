import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { rulesFor, suggestRules } from '../src/discord/rulesCommand.js';

/** `/rules`: the rules as they are played here, chapter by chapter. */
export const rules: Command = {
  data: new SlashCommandBuilder()
    .setName('rules')
    .setDescription('The rules, as they are played here')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption(option => option.setName('game').setDescription('Which game; without it, that of this thread').setAutocomplete(true))
    .addStringOption(option => option.setName('chapter').setDescription('A chapter, or a clause like T3.2').setAutocomplete(true))
    .toJSON(),
  run: rulesFor,
  suggest: suggestRules,
};
