import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Renderer } from '../render/index.js';
import type { Deps } from '../table/deps.js';
import type { Boards } from './boards.js';
import type { Postman } from './postman.js';

/** A page of rules as players read it: chapters with their numbered clauses. */
export interface RulesPage {
  readonly ruleset: string;
  readonly title: string;
  readonly chapters: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

/** What every command and press stands on. */
export interface Bridge {
  readonly deps: Deps;
  readonly client: Client;
  readonly renderer: Renderer;
  readonly log: Logger;
  readonly postman: Postman;
  readonly boards: Boards;
  readonly rules: readonly RulesPage[];
}
