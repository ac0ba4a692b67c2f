import type { SlashCommandSubcommandBuilder } from 'discord.js';

type Sub = SlashCommandSubcommandBuilder;

/** A subcommand: its name, its line, and the options that it shares with others. */
export const sub =
  (name: string, line: string, ...options: readonly ((sub: Sub) => Sub)[]) =>
  (builder: Sub): Sub =>
    options.reduce((so, option) => option(so), builder.setName(name).setDescription(line));

export const withBattle = (builder: Sub): Sub =>
  builder.addStringOption(option =>
    option.setName('battle').setDescription('Which battle; without it, the one of this thread').setAutocomplete(true),
  );

export const withStep = (builder: Sub): Sub =>
  builder.addIntegerOption(option => option.setName('step').setDescription('An earlier step; without it, the newest').setMinValue(0));

export const withShip = (builder: Sub): Sub =>
  builder.addStringOption(option => option.setName('ship').setDescription('With her arcs of fire and range bands').setAutocomplete(true));

export const withText = (builder: Sub): Sub => builder.addBooleanOption(option => option.setName('text').setDescription('In words'));

export const withSure = (builder: Sub): Sub => builder.addBooleanOption(option => option.setName('sure').setDescription('Yes, really'));

/** What a new battle may be told at once. */
export const withPlan = (builder: Sub): Sub =>
  builder
    .addStringOption(option => option.setName('scenario').setDescription('Which battle').setAutocomplete(true))
    .addStringOption(option =>
      option.setName('pace').setDescription('How fast: daily 20:00 Europe/Paris, every 12 hours, ready').setAutocomplete(true),
    )
    .addUserOption(option => option.setName('umpire').setDescription('Who judges; nobody if you leave it out'))
    .addAttachmentOption(option => option.setName('file').setDescription('A scenario of your own, as JSON'));

export const withReason = (builder: Sub): Sub =>
  builder.addStringOption(option =>
    option.setName('reason').setDescription('Why: everybody reads it in the thread').setRequired(true).setMaxLength(300),
  );

export const withHours = (builder: Sub): Sub =>
  builder.addNumberOption(option =>
    option.setName('hours').setDescription('How many more hours').setRequired(true).setMinValue(0.25).setMaxValue(336),
  );

export const withLength = (builder: Sub): Sub =>
  builder.addNumberOption(option =>
    option
      .setName('hours')
      .setDescription('Goes on by itself after so many hours; without it, when resumed')
      .setMinValue(0.25)
      .setMaxValue(2160),
  );

export const withSeat = (builder: Sub): Sub =>
  builder.addStringOption(option => option.setName('seat').setDescription('Which seat').setRequired(true).setAutocomplete(true));

export const withCaptain = (builder: Sub): Sub =>
  builder.addUserOption(option => option.setName('captain').setDescription('Who takes it; without one, the AI'));
