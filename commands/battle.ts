import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import { planBattle, suggestNew } from '../src/discord/battleNew.js';
import { withBattle, withStep } from '../src/discord/battleOptions.js';
import {
  chartOfBattle,
  concedeBattle,
  drawBattle,
  exportOfBattle,
  listBattles,
  reportOfBattle,
  statusOfBattle,
  whyOfBattle,
} from '../src/discord/battleRecord.js';
import type { Command } from '../src/discord/command.js';
import { plainPost } from '../src/discord/parts.js';
import { reopenThread } from '../src/discord/reopenThread.js';
import { suggestBattles } from '../src/discord/whichBattle.js';

const RUN: Record<string, Command['run']> = {
  new: planBattle,
  list: listBattles,
  status: statusOfBattle,
  chart: chartOfBattle,
  report: reportOfBattle,
  why: whyOfBattle,
  concede: concedeBattle,
  draw: drawBattle,
  export: exportOfBattle,
  reopen: reopenThread,
};

/** `/battle`: open one, look at it, end it. */
export const battle: Command = {
  data: new SlashCommandBuilder()
    .setName('battle')
    .setDescription('Open a battle, look at it, or end it')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addSubcommand(sub =>
      sub
        .setName('new')
        .setDescription('Open a battle in this channel')
        .addStringOption(option => option.setName('scenario').setDescription('Which battle').setAutocomplete(true))
        .addStringOption(option =>
          option.setName('pace').setDescription('How fast: daily 20:00 Europe/Paris, every 12 hours, ready').setAutocomplete(true),
        )
        .addUserOption(option => option.setName('umpire').setDescription('Who judges; nobody if you leave it out'))
        .addAttachmentOption(option => option.setName('file').setDescription('A scenario of your own, as JSON')),
    )
    .addSubcommand(sub => sub.setName('list').setDescription('Battles that muster or are being fought'))
    .addSubcommand(sub => withBattle(sub.setName('status').setDescription('Who commands, who is awaited, until when')))
    .addSubcommand(sub =>
      withStep(sub.setName('chart').setDescription('The chart as you may see it')).addBooleanOption(option =>
        option.setName('text').setDescription('In words'),
      ),
    )
    .addSubcommand(sub => withStep(sub.setName('report').setDescription('What happened, as you may know it')))
    .addSubcommand(sub => withStep(sub.setName('why').setDescription('The dice of a step, with the rule that asked for each')))
    .addSubcommand(sub =>
      withBattle(sub.setName('concede').setDescription('Give up your ships')).addBooleanOption(option =>
        option.setName('sure').setDescription('Yes, really'),
      ),
    )
    .addSubcommand(sub => withBattle(sub.setName('draw').setDescription('Offer a draw, or agree to one')))
    .addSubcommand(sub => withBattle(sub.setName('export').setDescription('The whole record of a battle that is over')))
    .addSubcommand(sub => withBattle(sub.setName('reopen').setDescription('A new thread for a battle whose thread was deleted')))
    .toJSON(),
  run: (chat, bridge) => RUN[chat.options.getSubcommand()]?.(chat, bridge) ?? Promise.resolve(plainPost('There is no such command.')),
  async suggest(typing, bridge) {
    return typing.options.getFocused(true).name === 'battle' ? suggestBattles(typing, bridge) : suggestNew(typing, bridge);
  },
};
