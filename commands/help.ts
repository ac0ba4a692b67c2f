import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { plainPost } from '../src/discord/parts.js';

const HELP = plainPost(
  '## Quarterdeck',
  'Naval battles of the age of sail, a turn at a time. Orders are written in private; every turn resolves at once, and its chart is posted in the battle’s thread.',
  '**Begin**: `/battle new` in a channel; take a seat on the card, or several of one side; press *Start*.',
  '**Each turn**: *Write orders* on the card in your DMs, or *My orders* in the thread. What you leave alone is done as drawn. *Seal* when you are ready.',
  '**Typed**: `/orders text: Tonnant: F F P F; fire Formidable | all: rake on`',
  '**Look**: `/battle chart` (with a `ship`, her arcs and ranges; with `text: True` in words), `/battle report`, `/battle why` for the dice, `/rules`.',
  '**Yours**: `/inbox` for all that waits for you, `/preferences` for time zone, charts and reminders.',
  '**Umpires**: `/umpire`; `/help about: umpires` says how.',
  '-# Nobody but your umpire sees your orders before they are carried out. Every die can be checked when the battle is over: `/battle export`.',
);

const FOR_UMPIRES = plainPost(
  '## For umpires',
  'A battle has an umpire if `/battle new` names one. You command no ships and see everything: your card has the whole chart after every turn.',
  '**`/umpire rule`** opens the ruling desk: choose what you rule, on which ship, and press *Rule*. It takes effect at once; what captains have written and sealed stays.',
  '**`/umpire orders`**: what is sealed, for you alone; drafts stay with their captains.',
  '**`/umpire extend`**, **`pause`**, **`resume`**: the clock. In a pause nothing resolves, and orders may still be written; with `hours` it ends by itself.',
  '**`/umpire replace`**: a seat goes to another person, who knows what the seat knew, or to the AI.',
  '**`/umpire undo`** takes the last turn or ruling back, and again the one before. After a turn, orders are asked again: what was written is there to be mended, and the dice are new.',
  '**`/umpire reopen`** in another channel, after the thread was deleted.',
  '-# Each needs a reason, which the thread reads. Rulings and what was taken back stay in the record, and it can still be verified.',
);

/** `/help`: what there is, on one screen; and what an umpire may do, on another. */
export const help: Command = {
  data: new SlashCommandBuilder()
    .setName('help')
    .setDescription('How to play')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption(option =>
      option
        .setName('about')
        .setDescription('Playing, or judging')
        .addChoices({ name: 'playing', value: 'playing' }, { name: 'umpires', value: 'umpires' }),
    )
    .toJSON(),
  run: async chat => (chat.options.getString('about') === 'umpires' ? FOR_UMPIRES : HELP),
};
