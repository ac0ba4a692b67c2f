import type { APIMessageTopLevelComponent, APIModalInteractionResponseCallbackData } from 'discord.js';
import type { DeskContext } from '../../src/discord/desk/context.js';
import type { Form } from '../../src/engine/form.js';
import { componentFaults, IS_V2, modalFaults, nested } from '../../src/harbour/limits/components.js';
import { checkRequest } from '../../src/harbour/schemas.js';
import type { Component } from '../../src/harbour/world.js';

/** What Discord would say of a desk: its published schemas, and the limits that those lack. */

const V2_PRIVATE = IS_V2 | 64;
const parts = (components: readonly APIMessageTopLevelComponent[]) => components as unknown as Component[];

export const partsOf = (components: readonly APIMessageTopLevelComponent[]): Component[] => parts(components).flatMap(nested);
export const customIds = (components: readonly APIMessageTopLevelComponent[]): string[] =>
  partsOf(components).flatMap(one => (typeof one['custom_id'] === 'string' ? [one['custom_id']] : []));
export const textOf = (components: readonly APIMessageTopLevelComponent[]): string =>
  partsOf(components)
    .map(one => (one.type === 10 ? String(one['content']) : ''))
    .join('\n');

/** The rules that the schemas lack; they take no time. */
export function deskFaults(components: readonly APIMessageTopLevelComponent[]): string[] {
  const selects = partsOf(components).filter(one => one.type === 3);
  return [...componentFaults(parts(components), IS_V2), ...selects.flatMap(selectFaults), ...rowFaults(components)];
}

const rowFaults = (components: readonly APIMessageTopLevelComponent[]): string[] =>
  partsOf(components)
    .filter(one => one.type === 1)
    .flatMap(row => {
      const count = (row['components'] as unknown[]).length;
      return count >= 1 && count <= 5 ? [] : [`${count} components in a row`];
    });

function selectFaults(select: Component): string[] {
  const options = select['options'] as { value: string; label: string; description?: string; default?: boolean }[];
  const values = options.map(one => one.value);
  const chosen = options.filter(one => one.default).length;
  return [
    ...(options.length < 1 || options.length > 25 ? [`${options.length} options`] : []),
    ...(new Set(values).size === values.length ? [] : ['a value twice']),
    ...(chosen > Number(select['max_values']) ? [`${chosen} chosen of ${select['max_values']}`] : []),
    ...(Number(select['max_values']) > options.length ? ['more to pick than there is'] : []),
    ...options.flatMap(one => (one.label.length < 1 || one.label.length > 100 || one.description === '' ? [`label ${one.label}`] : [])),
  ];
}

/** The published schemas: a private answer to a press. */
export const schemaFaults = (components: readonly APIMessageTopLevelComponent[]): string[] =>
  checkRequest('POST /interactions/:id/:token/callback', { type: 4, data: { components, flags: V2_PRIVATE } });

export const modalSchemaFaults = (data: APIModalInteractionResponseCallbackData): string[] => [
  ...checkRequest('POST /interactions/:id/:token/callback', { type: 9, data }),
  ...modalFaults(data),
];

/** A desk of a form, as long-lived as a stand may be. */
export const deskContext = (form: Form, change: Partial<DeskContext> = {}): DeskContext => ({
  stand: { battle: 'k3f9qz7m', place: 12, step: 1234, rev: 12345 },
  form,
  clock: 'Orders are due <t:1800000000:R>, <t:1800000000:f>.',
  lesson: null,
  picture: { name: 'o-1234-12345.png', alt: 'The chart' },
  sealed: false,
  hash: null,
  hold: false,
  assumes: 'Others are drawn holding their course.',
  note: null,
  scratch: '',
  ...change,
});
