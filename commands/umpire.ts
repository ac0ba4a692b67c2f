import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import { sub, withBattle, withCaptain, withHours, withLength, withReason, withSeat } from '../src/discord/battleOptions.js';
import type { Command } from '../src/discord/command.js';
import { plainPost } from '../src/discord/parts.js';
import * as chair from '../src/discord/umpire.js';
import { suggestBattles, suggestSeats } from '../src/discord/whichBattle.js';

const RUN: Record<string, Command['run']> = {
  rule: chair.ruleOn,
  orders: chair.ordersSoFar,
  extend: chair.extendBattle,
  pause: chair.pauseBattle,
  resume: chair.resumeBattle,
  replace: chair.replaceCaptain,
  undo: chair.undoStep,
  reopen: chair.reopenElsewhere,
};

/** `/umpire`: what the game master of a battle may do. */
export const umpire: Command = {
  data: new SlashCommandBuilder()
    .setName('umpire')
    .setDescription('For the umpire of a battle: rule, read orders, mind the clock, replace a captain')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addSubcommand(sub('rule', 'Open the ruling desk: a mast, a ship’s place, the wind …', withReason, withBattle))
    .addSubcommand(sub('orders', 'What the captains have sealed, for you alone', withBattle))
    .addSubcommand(sub('extend', 'Give this turn more time', withHours, withReason, withBattle))
    .addSubcommand(sub('pause', 'Stop the clock', withReason, withLength, withBattle))
    .addSubcommand(sub('resume', 'Let the battle go on', withReason, withBattle))
    .addSubcommand(sub('replace', 'Give a seat to another person, or to the AI', withSeat, withReason, withCaptain, withBattle))
    .addSubcommand(sub('undo', 'Take the last turn or ruling back', withReason, withBattle))
    .addSubcommand(sub('reopen', 'Go on in this channel, after the thread was deleted', withBattle))
    .toJSON(),
  run: (chat, bridge) => RUN[chat.options.getSubcommand()]?.(chat, bridge) ?? Promise.resolve(plainPost('There is no such command.')),
  suggest: (typing, bridge) =>
    typing.options.getFocused(true).name === 'battle' ? suggestBattles(typing, bridge) : suggestSeats(typing, bridge, null),
};
