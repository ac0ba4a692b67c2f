import type { Component } from '../world.js';
import { componentFaults, IS_V2, listed, nested } from './components.js';

/** What a message may hold, beyond the published schemas. */
export interface Draft {
  readonly content: string;
  readonly embeds: readonly unknown[];
  readonly components: readonly Component[];
  readonly flags: number;
  readonly nonce: string | null;
  readonly filenames: readonly string[];
}

const MOST_CONTENT = 2000;
const MOST_EMBED = 6000;
const MOST_FILES = 10;
const LONGEST_NONCE = 25;

export function messageFaults(draft: Draft): string[] {
  const v2 = (draft.flags & IS_V2) !== 0;
  const embedded = embedLength(draft.embeds);
  return [
    ...(draft.content.length > MOST_CONTENT ? [`${draft.content.length} characters of content: at most ${MOST_CONTENT}`] : []),
    ...(v2 && draft.content !== '' ? ['content goes into text displays when IS_COMPONENTS_V2 is set'] : []),
    ...(v2 && draft.embeds.length > 0 ? ['embeds may not stand beside Components V2'] : []),
    ...(embedded > MOST_EMBED ? [`embeds of ${embedded} characters: at most ${MOST_EMBED} together`] : []),
    ...(draft.filenames.length > MOST_FILES ? [`${draft.filenames.length} files: at most ${MOST_FILES}`] : []),
    ...(draft.nonce !== null && draft.nonce.length > LONGEST_NONCE ? [`a nonce of ${draft.nonce.length}: at most ${LONGEST_NONCE}`] : []),
    ...componentFaults(draft.components, draft.flags),
    ...mediaFaults(draft),
  ];
}

export const isEmpty = (draft: Draft): boolean =>
  draft.content.trim() === '' && draft.embeds.length === 0 && draft.components.length === 0 && draft.filenames.length === 0;

const COUNTED = ['title', 'description', 'name', 'value', 'text'];
const embedLength = (embeds: readonly unknown[]): number => embeds.reduce<number>((sum, embed) => sum + textOf(embed), 0);

function textOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value).reduce(
    (sum, [key, inner]) => sum + (typeof inner !== 'string' ? textOf(inner) : COUNTED.includes(key) ? inner.length : 0),
    0,
  );
}

const urlOf = (media: unknown): string => (media as { url?: string } | undefined)?.url ?? '';
const urlsIn = (one: Component): string[] => [
  ...listed(one['items']).map(item => urlOf(item['media'])),
  urlOf(one['file']),
  urlOf(one['media']),
];

/** Every `attachment://` names a file of the message; a file component shows nothing else. */
function mediaFaults(draft: Draft): string[] {
  const all = draft.components.flatMap(nested);
  const prefix = 'attachment://';
  return [
    ...all
      .flatMap(urlsIn)
      .filter(url => url.startsWith(prefix) && !draft.filenames.includes(url.slice(prefix.length)))
      .map(url => `${url} names no file of this message`),
    ...all.filter(one => one.type === 13 && !urlOf(one['file']).startsWith(prefix)).map(() => `a file component takes ${prefix} alone`),
  ];
}
