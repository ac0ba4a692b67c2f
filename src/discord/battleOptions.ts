import type { SlashCommandSubcommandBuilder } from 'discord.js';

/** Options that several subcommands share, so that they read the same everywhere. */
export const withBattle = (sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder =>
  sub.addStringOption(option =>
    option.setName('battle').setDescription('Which battle; without it, the one of this thread').setAutocomplete(true),
  );

export const withStep = (sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder =>
  withBattle(sub).addIntegerOption(option =>
    option.setName('step').setDescription('An earlier step; without it, the newest').setMinValue(0),
  );
