import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import { planBattle, suggestNew } from '../src/discord/battleNew.js';
import { sub, withBattle, withPlan, withShip, withStep, withSure, withText } from '../src/discord/battleOptions.js';
import * as record from '../src/discord/battleRecord.js';
import type { Command } from '../src/discord/command.js';
import { suggestGunners } from '../src/discord/measured.js';
import { plainPost } from '../src/discord/parts.js';
import { reopenThread } from '../src/discord/reopenThread.js';
import { suggestBattles } from '../src/discord/whichBattle.js';

const RUN: Record<string, Command['run']> = {
  new: planBattle,
  list: record.listBattles,
  status: record.statusOfBattle,
  chart: record.chartOfBattle,
  report: record.reportOfBattle,
  why: record.whyOfBattle,
  concede: record.concedeBattle,
  draw: record.drawBattle,
  export: record.exportOfBattle,
  reopen: reopenThread,
};

/** `/battle`: open one, look at it, end it. */
export const battle: Command = {
  data: new SlashCommandBuilder()
    .setName('battle')
    .setDescription('Open a battle, look at it, or end it')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addSubcommand(sub('new', 'Open a battle in this channel', withPlan))
    .addSubcommand(sub('list', 'Battles that muster or are being fought'))
    .addSubcommand(sub('status', 'Who commands, who is awaited, until when', withBattle))
    .addSubcommand(sub('chart', 'The chart as you may see it', withBattle, withShip, withStep, withText))
    .addSubcommand(sub('report', 'What happened, as you may know it', withBattle, withStep))
    .addSubcommand(sub('why', 'The dice of a step, with the rule that asked for each', withBattle, withStep))
    .addSubcommand(sub('concede', 'Give up your ships', withBattle, withSure))
    .addSubcommand(sub('draw', 'Offer a draw, or agree to one', withBattle))
    .addSubcommand(sub('export', 'The whole record of a battle that is over', withBattle))
    .addSubcommand(sub('reopen', 'A new thread for a battle whose thread was deleted', withBattle))
    .toJSON(),
  run: (chat, bridge) => RUN[chat.options.getSubcommand()]?.(chat, bridge) ?? Promise.resolve(plainPost('There is no such command.')),
  async suggest(typing, bridge) {
    const { name } = typing.options.getFocused(true);
    if (name === 'ship') return suggestGunners(typing, bridge);
    return name === 'battle' ? suggestBattles(typing, bridge) : suggestNew(typing, bridge);
  },
};
