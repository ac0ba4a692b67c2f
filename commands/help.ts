import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { plainPost } from '../src/discord/parts.js';

const HELP = plainPost(
  '## Quarterdeck',
  'Naval battles of the age of sail, a turn at a time. Orders are written in private; every turn resolves at once, and its chart is posted in the battle’s thread.',
  '**Begin**: `/battle new` in a channel; take a seat on the card; press *Start*.',
  '**Each turn**: *Write orders* on the card in your DMs, or *My orders* in the thread. What you leave alone is done as drawn. *Seal* when you are ready.',
  '**Typed**: `/orders text: Tonnant: F F P F; fire Formidable | all: rake on`',
  '**Look**: `/battle chart` (with `text: True` in words), `/battle report`, `/battle why` for the dice, `/rules`.',
  '**Yours**: `/inbox` for all that waits for you, `/preferences` for time zone, charts and reminders.',
  '**Umpires**: name one as you open a battle. `/umpire rule` changes the sea, `orders` shows what is written, `extend`, `pause` and `resume` mind the clock, `replace` and `undo` set right what went wrong, `reopen` follows a deleted thread. Each with a reason that the thread reads.',
  '-# Nobody but your umpire sees your orders before they are carried out. Every die can be checked when the battle is over: `/battle export`.',
);

/** `/help`: what there is, on one screen. */
export const help: Command = {
  data: new SlashCommandBuilder()
    .setName('help')
    .setDescription('How to play')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .toJSON(),
  run: async () => HELP,
};
