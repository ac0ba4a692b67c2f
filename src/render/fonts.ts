import { GlobalFonts } from '@napi-rs/canvas';
import { fontFile } from './root.js';
import type { Ctx } from './theme.js';

/** One serif for names and titles, one sans for numbers; both bundled, since a bare machine has none and then draws nothing. */
const FILES = [
  ['im-fell-english-latin-400-normal.woff2', 'QD Fell'],
  ['im-fell-english-latin-400-italic.woff2', 'QD Fell'],
  ['noto-sans-latin-400-normal.woff2', 'QD Sans'],
  ['noto-sans-latin-700-normal.woff2', 'QD Sans'],
  ['noto-sans-latin-ext-400-normal.woff2', 'QD Sans Ext'],
  ['noto-sans-latin-ext-700-normal.woff2', 'QD Sans Ext'],
] as const;
const FALLBACK = '"QD Sans", "QD Sans Ext"';

let ready = false;

/** Registers the bundled fonts, once a process; throws when a file is missing or no font. */
export function loadFonts(): void {
  if (ready) return;
  for (const [file, family] of FILES) if (!GlobalFonts.registerFromPath(fontFile(file), family)) throw new Error(`Font ${file} is missing`);
  ready = true;
}

export type Face = 'serif' | 'italic' | 'sans' | 'bold';

const FACES: Record<Face, (size: number) => string> = {
  serif: size => `${size}px "QD Fell", ${FALLBACK}`,
  italic: size => `italic ${size}px "QD Fell", ${FALLBACK}`,
  sans: size => `${size}px ${FALLBACK}`,
  bold: size => `bold ${size}px ${FALLBACK}`,
};

export interface Type {
  readonly face: Face;
  readonly size: number;
}

export function useType(ctx: Ctx, type: Type): void {
  ctx.font = FACES[type.face](type.size);
}

/** What the bundled fonts can draw: Latin, the common marks, and a few signs that are spelled another way. */
const SPELLED: Record<string, string> = { '→': '›', '⇒': '›', '←': '‹', '✓': '+', '✗': '×', '−': '–' };
const KNOWN = /[\u0020-\u007e\u00a0-\u017f\u0192\u01fa-\u01ff\u0218-\u021b\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u2044\u20ac]/u;

/** The text with every sign that the fonts lack spelled another way or left out: no empty boxes on a chart. */
export const legible = (text: string): string =>
  [...text.normalize('NFC')]
    .map(sign => SPELLED[sign] ?? sign)
    .filter(sign => KNOWN.test(sign))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const widths = new Map<string, number>();
const WIDTHS_KEPT = 4000;

/** Width in pixels, remembered: measuring costs more than looking up. */
export function widthOf(ctx: Ctx, text: string, type: Type): number {
  const key = `${type.face}${type.size}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  useType(ctx, type);
  const { width } = ctx.measureText(text);
  if (widths.size > WIDTHS_KEPT) widths.clear();
  widths.set(key, width);
  return width;
}
