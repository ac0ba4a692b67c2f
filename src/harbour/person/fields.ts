import { listed, SELECTS } from '../limits/components.js';
import { numbered } from '../messages/body.js';
import type { Component } from '../world.js';
import type { Gift, Resolved } from './resolved.js';
import { resolveKind } from './resolved.js';

/** What a person writes into a modal's field, by its custom id or its label: words, a tick, picks (by value or label), or files. */
export type FieldValue = string | boolean | readonly string[] | readonly Gift[];

export interface Modal {
  readonly title: string;
  readonly customId: string;
  readonly components: readonly Component[];
  /** The message whose button opened it. */
  readonly message: string | null;
  readonly channel: string;
}

const UPLOAD = 19;
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;

/** A filled-in modal as Discord sends it; what cannot be sent throws. */
export function fillModal(modal: Modal, fields: Readonly<Record<string, FieldValue>>, resolved: Resolved): unknown[] {
  const used = new Set<string>();
  const value = (input: Component, label: unknown): FieldValue | undefined => {
    const key = [input['custom_id'], label].map(String).find(one => one in fields);
    if (key !== undefined) used.add(key);
    return key === undefined ? undefined : fields[key];
  };
  const fill = (one: Component): unknown => {
    const { type, id } = one;
    if (type === 18)
      return { type, id, component: filled(one['component'] as Component, value(one['component'] as Component, one['label']), resolved) };
    if (type === 1)
      return { type, id, components: listed(one['components']).map(input => filled(input, value(input, input['label']), resolved)) };
    return { type, id };
  };
  const sent = numbered(modal.components).map(fill);
  const left = Object.keys(fields).find(key => !used.has(key));
  if (left !== undefined) throw new Error(`The modal "${modal.title}" has no field ${left}`);
  return sent;
}

function filled(input: Component, given: FieldValue | undefined, resolved: Resolved): unknown {
  const common = { type: input.type, id: input['id'], custom_id: input['custom_id'] };
  if (input.type === 4) return { ...common, value: written(input, given) };
  if (input.type === CHECKBOX) return { ...common, value: given ?? input['default'] === true };
  if (input.type === UPLOAD) return { ...common, values: uploaded(input, given, resolved) };
  const picks = pickedIn(input, given);
  resolveKind(resolved, input.type, picks);
  return input.type === RADIO ? { ...common, value: picks[0] ?? null } : { ...common, values: picks };
}

const needed = (input: Component): boolean => input['required'] !== false;

function written(input: Component, given: FieldValue | undefined): string {
  const words = String(given ?? input['value'] ?? '');
  const least = Number(input['min_length'] ?? 0);
  if (words === '' && needed(input)) throw new Error(`The field ${input['custom_id']} must be filled in`);
  if (words !== '' && words.length < least) throw new Error(`The field ${input['custom_id']} takes at least ${least} characters`);
  if (words.length > Number(input['max_length'] ?? 4000)) throw new Error(`The field ${input['custom_id']} is too long`);
  return words;
}

function uploaded(input: Component, given: FieldValue | undefined, resolved: Resolved): string[] {
  const gifts = (Array.isArray(given) ? given : []).filter((one): one is Gift => typeof one === 'object');
  within(input, gifts.length);
  return gifts.map(resolved.attachments);
}

function pickedIn(input: Component, given: FieldValue | undefined): string[] {
  const asked = given === undefined ? undefined : Array.isArray(given) ? given.map(String) : [String(given)];
  const picks = SELECTS.includes(input.type) && input.type !== 3 ? (asked ?? []) : choose(input, asked);
  within(input, picks.length);
  return picks;
}

/** Nothing at all may stand where a field is not required; otherwise from `min_values` to `max_values`. */
function within(input: Component, count: number): void {
  if (count === 0 && !needed(input)) return;
  const most = input.type === CHECKBOXES ? listed(input['options']).length : 1;
  if (count < Math.max(needed(input) ? 1 : 0, Number(input['min_values'] ?? 1)) || count > Number(input['max_values'] ?? most))
    throw new Error(`The field ${input['custom_id']} does not take ${count}`);
}

/** The values of options that a person names by value or by what he reads; without any, what is chosen beforehand. */
export function choose(select: Component, picks: readonly string[] | undefined): string[] {
  const options = listed(select['options']) as (Component & { label: string; value: string })[];
  if (picks === undefined) return options.filter(one => one['default'] === true).map(one => one.value);
  return picks.map(pick => {
    const option =
      options.find(one => one.value === pick) ?? options.find(one => one.label === pick) ?? options.find(one => one.label.includes(pick));
    if (!option) throw new Error(`No option "${pick}" among ${options.map(one => one.label).join(', ')}`);
    return option.value;
  });
}
