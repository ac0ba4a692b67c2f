import type { AutocompleteInteraction, ChatInputCommandInteraction, RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Bridge } from './bridge.js';
import type { Post } from './parts.js';

export type Chat = ChatInputCommandInteraction;
export interface Suggestion {
  readonly name: string;
  readonly value: string;
}

/** One slash command. Every answer is private; whoever wants to show something posts it through the table. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** What the person gets, for their eyes only. The router has acknowledged already. */
  run(chat: Chat, bridge: Bridge): Promise<Post>;
  suggest?(typing: AutocompleteInteraction, bridge: Bridge): Promise<readonly Suggestion[]>;
}
