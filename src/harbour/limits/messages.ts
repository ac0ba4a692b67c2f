import type { Component } from '../world.js';
import { componentFaults, IS_V2, nested } from './components.js';

/** What a message may hold, beyond the published schemas. */
export interface Draft {
  readonly content: string;
  readonly embeds: readonly unknown[];
  readonly components: readonly Component[];
  readonly flags: number;
  readonly filenames: readonly string[];
}

const MOST_CONTENT = 2000;
const MOST_EMBED = 6000;

export function messageFaults(draft: Draft): string[] {
  const v2 = (draft.flags & IS_V2) !== 0;
  return [
    ...(draft.content.length > MOST_CONTENT ? [`${draft.content.length} characters of content: at most ${MOST_CONTENT}`] : []),
    ...(v2 && draft.content !== '' ? ['content goes into text displays when IS_COMPONENTS_V2 is set'] : []),
    ...(v2 && draft.embeds.length > 0 ? ['embeds may not stand beside Components V2'] : []),
    ...(embedLength(draft.embeds) > MOST_EMBED
      ? [`embeds of ${embedLength(draft.embeds)} characters: at most ${MOST_EMBED} together`]
      : []),
    ...(isEmpty(draft) ? ['Cannot send an empty message'] : []),
    ...componentFaults(draft.components, draft.flags),
    ...mediaFaults(draft),
  ];
}

const isEmpty = (draft: Draft): boolean =>
  draft.content === '' && draft.embeds.length === 0 && draft.components.length === 0 && draft.filenames.length === 0;

const embedLength = (embeds: readonly unknown[]): number => embeds.reduce<number>((sum, embed) => sum + textOf(embed), 0);

function textOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, inner]) =>
      sum + (typeof inner === 'string' && ['title', 'description', 'name', 'value', 'text'].includes(key) ? inner.length : textOf(inner)),
    0,
  );
}

/** Every `attachment://` names a file of the message. */
function mediaFaults(draft: Draft): string[] {
  const urls = draft.components
    .flatMap(nested)
    .flatMap(one => [
      ...(Array.isArray(one['items']) ? (one['items'] as { media?: { url?: string } }[]).map(item => item.media?.url ?? '') : []),
      ...(one['file'] ? [(one['file'] as { url?: string }).url ?? ''] : []),
      ...(one['media'] ? [(one['media'] as { url?: string }).url ?? ''] : []),
    ]);
  return urls
    .filter(url => url.startsWith('attachment://') && !draft.filenames.includes(url.slice('attachment://'.length)))
    .map(url => `${url} names no file of this message`);
}
