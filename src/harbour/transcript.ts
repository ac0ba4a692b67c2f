import { nested } from './limits/components.js';
import type { Component, Message } from './world.js';

/** A message as a person sees it, in plain text: words, pictures with their alt text, buttons and selects. */
export function transcript(message: Message): string {
  if (message.loading) return '(thinking …)';
  return [message.content, ...message.components.flatMap(lines)].filter(line => line !== '').join('\n');
}

const list = (value: unknown): Component[] => (Array.isArray(value) ? (value as Component[]) : []);

function lines(component: Component): string[] {
  switch (component.type) {
    case 1:
      return [list(component['components']).map(control).join(' ')];
    case 9:
      return [...list(component['components']).flatMap(lines), component['accessory'] ? control(component['accessory'] as Component) : ''];
    case 10:
      return [String(component['content'])];
    case 12:
      return list(component['items']).map(item => `▣ ${String(item['description'] ?? '')}`);
    case 13:
      return [`📎 ${String((component['file'] as { url?: string }).url ?? '').replace('attachment://', '')}`];
    case 14:
      return ['———'];
    default:
      return list(component['components']).flatMap(lines);
  }
}

function control(one: Component): string {
  if (one.type === 2) return one['disabled'] ? `[${String(one['label'])} (grey)]` : `[${String(one['label'])}]`;
  return `▾ ${String(one['placeholder'] ?? '')} {${list(one['options'])
    .map(option => String(option['label']))
    .join(' | ')}}`;
}

/** Buttons and selects of a message, in order. */
export const controlsOf = (message: Message): Component[] =>
  message.components.flatMap(nested).filter(one => one.type >= 2 && one.type <= 8 && one.type !== 4);
