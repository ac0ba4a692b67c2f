import type { Component } from '../world.js';

/** Rules about components that the published schemas lack. Each gives its faults in words. */

export const IS_V2 = 1 << 15;
export const EPHEMERAL = 1 << 6;
const MOST_COMPONENTS = 40;
const MOST_TEXT = 4000;
const MOST_BYTES = 10_170;
/** Kinds that need the flag of Components V2: section, text, thumbnail, gallery, file, separator, container. */
const V2_KINDS = [9, 10, 11, 12, 13, 14, 17];

/** A component and everything inside it. */
export function nested(component: Component): Component[] {
  const inner = [
    ...list(component['components']),
    ...(component['accessory'] ? [component['accessory'] as Component] : []),
    ...(component['component'] ? [component['component'] as Component] : []),
  ];
  return [component, ...inner.flatMap(nested)];
}

const list = (value: unknown): Component[] => (Array.isArray(value) ? (value as Component[]) : []);

export function componentFaults(components: readonly Component[], flags: number): string[] {
  const all = components.flatMap(nested);
  const v2 = (flags & IS_V2) !== 0;
  return [
    ...countFaults(components, all, v2),
    ...textFaults(all),
    ...idFaults(all),
    ...all.flatMap(buttonFaults),
    ...(v2 ? [] : all.filter(one => V2_KINDS.includes(one.type)).map(one => `component type ${one.type} needs the flag IS_COMPONENTS_V2`)),
  ];
}

function countFaults(top: readonly Component[], all: readonly Component[], v2: boolean): string[] {
  if (v2) return all.length > MOST_COMPONENTS ? [`${all.length} components: at most ${MOST_COMPONENTS}, nested ones counted`] : [];
  return top.length > 5 ? [`${top.length} action rows: at most 5`] : [];
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

function idFaults(all: readonly Component[]): string[] {
  const ids = all.map(one => one['custom_id']).filter((id): id is string => typeof id === 'string');
  const twice = ids.filter((id, nth) => ids.indexOf(id) !== nth);
  return [...new Set(twice)].map(id => `custom_id ${id} is there twice`);
}

/** Styles 5 (link) and 6 (premium) have no custom id; the others need one. */
function buttonFaults(one: Component): string[] {
  if (one.type !== 2) return [];
  const style = Number(one['style']);
  if (style === 5) return one['url'] ? [] : ['a link button needs a url'];
  if (style === 6) return one['sku_id'] ? [] : ['a premium button needs a sku_id'];
  return one['custom_id'] ? [] : ['a button needs a custom_id'];
}

/** A modal has 1 to 5 components, none of them disabled, each label with one input. */
export function modalFaults(data: { components?: unknown; title?: unknown }): string[] {
  const top = list(data.components);
  const all = top.flatMap(nested);
  return [
    ...(top.length < 1 || top.length > 5 ? [`${top.length} components in a modal: from 1 to 5`] : []),
    ...all.filter(one => one['disabled'] === true).map(() => 'nothing in a modal may be disabled'),
    ...idFaults(all),
  ];
}
