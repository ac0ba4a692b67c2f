import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  DiscordAPIError,
  type Interaction,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
  type UserSelectMenuInteraction,
} from 'discord.js';
import { acknowledgeLate, answer, claim } from './acknowledge.js';
import type { Bridge } from './bridge.js';
import type { Chat, Command } from './command.js';
import { plainPost } from './parts.js';
import { body, wrongPost } from './reply.js';

export type Pressed = ButtonInteraction | StringSelectMenuInteraction | UserSelectMenuInteraction | ModalSubmitInteraction;

/** A family of custom ids, told apart by their first letters, and what its presses do. */
export interface Panel {
  readonly prefix: string;
  press(pressed: Pressed, bridge: Bridge): Promise<void>;
}

/** Already answered, or too late to answer: nothing to do about either. */
const ANSWERED = [40060, 10062];

/** Brings every interaction to its command or panel. Whatever fails is answered privately with a code, and logged without content. */
export function route(commands: readonly Command[], panels: readonly Panel[], bridge: Bridge): (interaction: Interaction) => Promise<void> {
  const byName = new Map(commands.map(command => [command.data.name, command]));
  return async interaction => {
    const begun = performance.now();
    try {
      if (interaction.isAutocomplete()) await suggest(byName, interaction, bridge);
      else if (interaction.isChatInputCommand()) await run(byName, interaction, bridge);
      else if (interaction.isButton() || interaction.isStringSelectMenu() || interaction.isUserSelectMenu() || interaction.isModalSubmit())
        await press(panels, interaction, bridge);
    } catch (trouble) {
      if (trouble instanceof DiscordAPIError && ANSWERED.includes(Number(trouble.code))) return;
      bridge.log.error({ err: trouble, interaction: interaction.id, user: interaction.user.id }, 'an interaction failed');
      if (interaction.isRepliable()) await answer(interaction, wrongPost(interaction.id.slice(-8))).catch(() => undefined);
    }
    bridge.log.debug({ interaction: interaction.id, type: interaction.type, ms: Math.round(performance.now() - begun) }, 'interaction');
  };
}

async function run(byName: ReadonlyMap<string, Command>, chat: Chat, bridge: Bridge): Promise<void> {
  const command = byName.get(chat.commandName);
  await chat.deferReply({ flags: MessageFlags.Ephemeral });
  const post = command
    ? await command.run(chat, bridge)
    : plainPost('This command is of another version: Discord will know the new ones in a minute.');
  await chat.editReply({ ...body(post), flags: MessageFlags.IsComponentsV2 });
}

async function suggest(byName: ReadonlyMap<string, Command>, typing: AutocompleteInteraction, bridge: Bridge): Promise<void> {
  const suggestions = (await byName.get(typing.commandName)?.suggest?.(typing, bridge)) ?? [];
  await typing.respond(suggestions.slice(0, 25));
}

async function press(panels: readonly Panel[], pressed: Pressed, bridge: Bridge): Promise<void> {
  acknowledgeLate(pressed);
  const panel = panels.find(one => pressed.customId.startsWith(one.prefix));
  if (panel) await panel.press(pressed, bridge).finally(() => claim(pressed));
  else
    await answer(
      pressed,
      plainPost('This panel is of an older version of the bot.', '-# `/orders` opens your orders; `/battle status` shows the battle.'),
    );
}
