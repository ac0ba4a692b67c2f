import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { setPreferences, suggestZones } from '../src/discord/preferences.js';

/** `/preferences`: one's time zone, the look of charts, when to be reminded. */
export const preferences: Command = {
  data: new SlashCommandBuilder()
    .setName('preferences')
    .setDescription('Your time zone, your charts, your reminders')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption(option => option.setName('zone').setDescription('Your time zone, like Europe/Paris').setAutocomplete(true))
    .addStringOption(option =>
      option
        .setName('charts')
        .setDescription('Paper, or dusk for dark screens')
        .addChoices({ name: 'Paper', value: 'paper' }, { name: 'Dusk', value: 'dusk' }),
    )
    .addNumberOption(option =>
      option.setName('reminder').setDescription('Hours before the deadline; 0: no reminder').setMinValue(0).setMaxValue(48),
    )
    .addBooleanOption(option => option.setName('dms').setDescription('Try your DMs again, after you have opened them'))
    .toJSON(),
  run: setPreferences,
  suggest: suggestZones,
};
