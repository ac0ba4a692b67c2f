import { InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { suggestShips, writeOrders } from '../src/discord/ordersCommand.js';
import { suggestBattles, suggestSeats } from '../src/discord/whichBattle.js';

/** `/orders`: one's desk, or orders as text. */
export const orders: Command = {
  data: new SlashCommandBuilder()
    .setName('orders')
    .setDescription('Write your orders, by buttons or as text')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption(option => option.setName('text').setDescription('Tonnant: F F P F; fire Formidable | all: rake on').setMaxLength(4000))
    .addStringOption(option => option.setName('ship').setDescription('The ship that the text is for').setAutocomplete(true))
    .addStringOption(option => option.setName('seat').setDescription('Which of your seats, if you have several').setAutocomplete(true))
    .addBooleanOption(option => option.setName('seal').setDescription('Seal them as well'))
    .addStringOption(option =>
      option.setName('battle').setDescription('Which battle; without it, the one of this thread').setAutocomplete(true),
    )
    .toJSON(),
  run: writeOrders,
  async suggest(typing, bridge) {
    const { name } = typing.options.getFocused(true);
    if (name === 'battle') return suggestBattles(typing, bridge);
    return name === 'seat' ? suggestSeats(typing, bridge, typing.user.id) : suggestShips(typing, bridge);
  },
};
