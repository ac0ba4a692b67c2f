import type { Component } from '../world.js';

/** Rules about components that the published schemas lack. Each gives its faults in words. */

export const IS_V2 = 1 << 15;
export const EPHEMERAL = 1 << 6;
const MOST_COMPONENTS = 40;
const MOST_ROWS = 5;
const MOST_TEXT = 4000;
const MOST_BYTES = 10_170;
/** Kinds that need the flag of Components V2: section, text, thumbnail, gallery, file, separator, container. */
const V2_KINDS = [9, 10, 11, 12, 13, 14, 17];
export const SELECTS = [3, 5, 6, 7, 8];

export const listed = (value: unknown): Component[] => (Array.isArray(value) ? (value as Component[]) : []);

/** A component and everything inside it. */
export function nested(component: Component): Component[] {
  const single = [component['accessory'], component['component']].filter(inner => inner != null) as Component[];
  return [component, ...[...listed(component['components']), ...single].flatMap(nested)];
}

export function componentFaults(components: readonly Component[], flags: number): string[] {
  const all = components.flatMap(nested);
  const v2 = (flags & IS_V2) !== 0;
  return [
    ...countFaults(components, all, v2),
    ...textFaults(all),
    ...idFaults(all),
    ...all.flatMap(rowFaults),
    ...all.flatMap(buttonFaults),
    ...all.flatMap(selectFaults),
    ...(v2 ? [] : all.filter(one => V2_KINDS.includes(one.type)).map(one => `component type ${one.type} needs the flag IS_COMPONENTS_V2`)),
  ];
}

function countFaults(top: readonly Component[], all: readonly Component[], v2: boolean): string[] {
  if (v2) return all.length > MOST_COMPONENTS ? [`${all.length} components: at most ${MOST_COMPONENTS}, nested ones counted`] : [];
  return top.length > MOST_ROWS ? [`${top.length} action rows: at most ${MOST_ROWS}`] : [];
}

function textFaults(all: readonly Component[]): string[] {
  const text = all
    .filter(one => one.type === 10)
    .map(one => String(one['content'] ?? ''))
    .join('');
  const bytes = new TextEncoder().encode(text).length;
  return [
    ...(text.length > MOST_TEXT ? [`${text.length} characters of text: at most ${MOST_TEXT} in one message`] : []),
    ...(bytes > MOST_BYTES ? [`${bytes} bytes of text: Discord fails above ${MOST_BYTES}`] : []),
  ];
}

const repeated = (values: readonly unknown[]): unknown[] => [...new Set(values.filter((value, nth) => values.indexOf(value) !== nth))];
const present = (all: readonly Component[], key: string) => all.map(one => one[key]).filter(value => value != null);

export const idFaults = (all: readonly Component[]): string[] => [
  ...repeated(present(all, 'custom_id')).map(id => `custom_id ${id} is there twice`),
  ...repeated(present(all, 'id')).map(id => `component id ${id} is there twice`),
];

/** A row holds up to five buttons, or one select alone. */
function rowFaults(one: Component): string[] {
  if (one.type !== 1) return [];
  const inner = listed(one['components']);
  return inner.length > 1 && inner.some(child => SELECTS.includes(child.type)) ? ['a select stands alone in its row'] : [];
}

const PREMIUM = 6;
const LINK = 5;

/** Link and premium buttons have no custom id; the others need one, and something to read. */
function buttonFaults(one: Component): string[] {
  if (one.type !== 2) return [];
  const style = Number(one['style']);
  const key = style === LINK ? 'url' : style === PREMIUM ? 'sku_id' : 'custom_id';
  return [
    ...(one[key] ? [] : [`a button of style ${style} needs a ${key}`]),
    ...(key !== 'custom_id' && one['custom_id'] ? [`a button of style ${style} has no custom_id`] : []),
    ...(style === PREMIUM || one['label'] || one['emoji'] ? [] : ['a button needs a label or an emoji']),
  ];
}

/** How many may be picked must agree with what there is to pick. */
export function selectFaults(one: Component): string[] {
  if (!SELECTS.includes(one.type)) return [];
  const options = listed(one['options']);
  const least = Number(one['min_values'] ?? 1);
  const most = Number(one['max_values'] ?? 1);
  const chosen = options.filter(option => option['default'] === true).length;
  return [
    ...(least > most ? [`select ${one['custom_id']}: min_values ${least} is above max_values ${most}`] : []),
    ...(one.type === 3 && most > options.length ? [`select ${one['custom_id']}: max_values ${most} of ${options.length} options`] : []),
    ...(chosen > most ? [`select ${one['custom_id']}: ${chosen} defaults, max_values ${most}`] : []),
    ...repeated(present(options, 'value')).map(value => `select ${one['custom_id']}: value ${value} is there twice`),
  ];
}

/** A modal has 1 to 5 components, none of them disabled; every field has an id of its own. */
export function modalFaults(data: { components?: unknown }): string[] {
  const top = listed(data.components);
  const all = top.flatMap(nested);
  return [
    ...(top.length < 1 || top.length > 5 ? [`${top.length} components in a modal: from 1 to 5`] : []),
    ...all.filter(one => one['disabled'] === true).map(() => 'nothing in a modal may be disabled'),
    ...idFaults(all),
    ...all.flatMap(selectFaults),
    ...all.flatMap(inputFaults),
  ];
}

function inputFaults(one: Component): string[] {
  if (one.type !== 4) return [];
  const least = Number(one['min_length'] ?? 0);
  const most = Number(one['max_length'] ?? 4000);
  const value = String(one['value'] ?? '');
  return [
    ...(least > most ? [`text input ${one['custom_id']}: min_length ${least} is above max_length ${most}`] : []),
    ...(value.length > most ? [`text input ${one['custom_id']}: its value is longer than ${most}`] : []),
  ];
}
