import { listed, nested } from './limits/components.js';
import type { Component, Message } from './world.js';

/** A message as a person sees it, in plain text: words, pictures with their alt text, buttons and selects. */
export function transcript(message: Message): string {
  if (message.loading) return '(thinking …)';
  return [message.content, ...message.embeds.flatMap(wordsOf), ...message.components.flatMap(lines)].filter(line => line !== '').join('\n');
}

/** Title, descriptions and fields of an embed. */
function wordsOf(embed: unknown): string[] {
  const { title, description, fields = [] } = embed as { title?: string; description?: string; fields?: { name: string; value: string }[] };
  return [title ?? '', description ?? '', ...fields.map(field => `${field.name}: ${field.value}`)];
}

const urlOf = (media: unknown): string => (media as { url?: string } | undefined)?.url ?? '';

function lines(component: Component): string[] {
  const inner = listed(component['components']);
  switch (component.type) {
    case 1:
      return [inner.map(control).join(' ')];
    case 9:
      return [...inner.flatMap(lines), component['accessory'] ? control(component['accessory'] as Component) : ''];
    case 10:
      return [String(component['content'])];
    case 12:
      return listed(component['items']).map(item => `▣ ${String(item['description'] ?? '')}`);
    case 13:
      return [`📎 ${urlOf(component['file']).replace('attachment://', '')}`];
    case 14:
      return ['———'];
    default:
      return inner.flatMap(lines);
  }
}

const NAMED_SELECTS: Record<number, string> = { 5: 'people', 6: 'roles', 7: 'people and roles', 8: 'channels' };

function control(one: Component): string {
  if (one.type === 11) return `▣ ${String(one['description'] ?? '')}`;
  if (one.type === 2) {
    const label = one['label'] ?? (one['emoji'] as { name?: string } | undefined)?.name ?? '';
    return one['disabled'] ? `[${String(label)} (grey)]` : `[${String(label)}]`;
  }
  const options = NAMED_SELECTS[one.type] ?? listed(one['options']).map(optionOf).join(' | ');
  return `▾ ${String(one['placeholder'] ?? '')}${one['disabled'] ? ' (grey)' : ''} {${options}}`;
}

const optionOf = (option: Component): string => `${option['default'] === true ? '✓ ' : ''}${String(option['label'])}`;

/** A modal as a person sees it. */
export const modalText = ({ title, components }: { readonly title: string; readonly components: readonly Component[] }): string =>
  [title, ...components.flatMap(field)].filter(line => line !== '').join('\n');

function field(one: Component): string[] {
  if (one.type === 10) return [String(one['content'])];
  if (one.type === 1) return listed(one['components']).map(input => `${String(input['label'] ?? '')}: ${String(input['value'] ?? '')}`);
  const input = one['component'] as Component;
  const content = input.type === 4 ? String(input['value'] ?? '') : control(input);
  return [`${String(one['label'])}: ${content}`, String(one['description'] ?? '')];
}

/** Buttons and selects of a message, in order. */
export const controlsOf = (message: Message): Component[] =>
  message.components.flatMap(nested).filter(one => one.type >= 2 && one.type <= 8 && one.type !== 4);
