import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Option } from '../../engine/form.js';
import { plain } from './budget.js';
import type { Rows } from './chrome.js';
import type { DeskVerb } from './ids.js';

/** What a field's editor adds to the desk: selects, buttons (five to a row), selects under them, and words. */
export interface Editor {
  readonly above?: Rows;
  readonly buttons: readonly APIButtonComponentWithCustomId[];
  readonly below?: Rows;
  readonly words?: readonly string[];
}
export type FieldIds = (verb: DeskVerb, argument?: string) => string;

const MOST_BARS = 4;

export const choiceOf = (option: Option, chosen = false) => ({
  value: option.id,
  label: option.label,
  ...(option.note ? { description: option.note } : {}),
  chosen,
});

/** Options that cannot be picked leave the select and are named under it, with the reason. */
export function barred(options: readonly { label: string; bar: string | null }[]): string[] {
  const out = options.filter(option => option.bar !== null);
  if (out.length === 0) return [];
  const named = out.slice(0, MOST_BARS).map(option => `${plain(option.label)} (${plain(option.bar ?? '')})`);
  return [`-# Not now: ${named.join('; ')}${out.length > MOST_BARS ? ` and ${out.length - MOST_BARS} more` : ''}`];
}
