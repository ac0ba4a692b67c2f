import type { Fields } from '../deeds.js';
import { pickedAtFirst } from '../parts/picks.js';
import type { Part } from '../shapes.js';

/** The fields of a modal, and what they hold. */

export const TEXT = 4;
export const UPLOAD = 19;
export const RADIO = 21;
export const CHECKBOXES = 22;
export const CHECKBOX = 23;
const LABEL = 18;
const ROW = 1;

export type Value = Fields[string];

/** A part of a modal: words between the fields, or a field with its label. */
export type Block =
  | { readonly kind: 'words'; readonly content: string }
  | { readonly kind: 'field'; readonly id: string; readonly label: string; readonly note: string; readonly part: Part };

export const blocksOf = (components: readonly Part[]): readonly Block[] =>
  components.flatMap((one): Block[] => {
    if (one.type === LABEL && one.component) return [field(one.component, one.label ?? '', one.description ?? '')];
    if (one.type === ROW) return (one.components ?? []).map(part => field(part, part.label ?? '', ''));
    return one.content ? [{ kind: 'words', content: one.content }] : [];
  });

const field = (part: Part, label: string, note: string): Block => ({ kind: 'field', id: part.custom_id ?? '', label, note, part });

export function atFirst(part: Part): Value {
  if (part.type === TEXT) return part.value ?? '';
  return part.type === CHECKBOX ? part.default === true : [...pickedAtFirst(part)];
}

export const valuesAtFirst = (blocks: readonly Block[]): Fields =>
  Object.fromEntries(
    blocks.flatMap(block => (block.kind === 'field' && block.part.type !== UPLOAD ? [[block.id, atFirst(block.part)]] : [])),
  );

/** What is wrong with a field, in words; null: nothing. */
export function faultIn({ part, label }: Extract<Block, { kind: 'field' }>, value: Value | undefined): string | null {
  const needed = part.required !== false;
  if (part.type === UPLOAD) return needed ? `${label}: this page cannot take a file here.` : null;
  if (part.type === TEXT) return textFault(part, String(value ?? ''), needed);
  if (part.type === CHECKBOX) return null;
  const count = Array.isArray(value) ? value.length : 0;
  const least = needed ? Math.max(1, part.min_values ?? 1) : count === 0 ? 0 : (part.min_values ?? 1);
  return count < least ? (least === 1 ? 'This is needed.' : `Pick at least ${least}.`) : null;
}

function textFault({ min_length: least = 0, max_length: most = 4000 }: Part, value: string, needed: boolean): string | null {
  if (value === '') return needed ? 'This is needed.' : null;
  if (value.length < least) return `At least ${least} characters.`;
  return value.length > most ? `At most ${most} characters.` : null;
}
