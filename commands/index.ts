import type { Command } from '../src/discord/command.js';
import { battle } from './battle.js';
import { help } from './help.js';
import { inbox } from './inbox.js';
import { orders } from './orders.js';
import { preferences } from './preferences.js';
import { rules } from './rules.js';
import { umpire } from './umpire.js';

/** Every slash command, by hand; a test checks that no file is missing. */
export const COMMANDS: readonly Command[] = [battle, orders, inbox, umpire, rules, preferences, help];
