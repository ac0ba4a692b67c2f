import type { Component } from '../world.js';

/** A file as it arrives in a multipart request; `key` is the number in `files[n]`. */
export interface Upload {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly data: Uint8Array;
}

/** The body of a message request, loosely: the published schema has judged it. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: unknown[] | null;
  readonly components?: Component[] | null;
  readonly flags?: number | null;
  readonly attachments?: { id?: string | number; filename?: string; description?: string | null }[] | null;
  readonly allowed_mentions?: { parse?: string[]; users?: string[] } | null;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: { message_id?: string } | null;
}

/** Whom a message pings: those it names and is allowed to. */
export function mentionsIn(body: MessageBody): string[] {
  const words = `${body.content ?? ''}${JSON.stringify(body.components ?? [])}`;
  const named = [...words.matchAll(/<@!?(\d+)>/g)].map(found => found[1] ?? '');
  const allowed = body.allowed_mentions;
  return [...new Set(named)].filter(id => !allowed || allowed.parse?.includes('users') || allowed.users?.includes(id));
}

/** Numbers every component and writes down what Discord fills in. */
export function numbered(components: readonly Component[]): Component[] {
  let next = 1;
  const number = (component: Component): Component => {
    const id = component['id'] ?? next++;
    const { components: inner, accessory, items, ...rest } = component;
    return {
      ...known(rest),
      id: Number(id),
      ...defaultsOf(component),
      ...(Array.isArray(inner) ? { components: inner.map(child => number(child as Component)) } : {}),
      ...(accessory ? { accessory: number(accessory as Component) } : {}),
      ...(Array.isArray(items) ? { items: items.map(item => ({ description: null, spoiler: false, ...(item as object) })) } : {}),
    };
  };
  return components.map(number);
}

/** Discord forgets what was sent as null. */
const known = <T extends object>(fields: T) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as T;

const isSelect = (type: number): boolean => type === 3 || (type >= 5 && type <= 8);

function defaultsOf(component: Component): Record<string, unknown> {
  const {
    type,
    accent_color = null,
    spoiler = false,
    divider = true,
    spacing = 1,
    description = null,
    min_values = 1,
    max_values = 1,
  } = component;
  if (type === 17) return { accent_color, spoiler };
  if (type === 13) return { spoiler };
  if (type === 14) return { divider, spacing };
  if (type === 11) return { description, spoiler };
  return isSelect(type) ? { min_values, max_values } : {};
}
