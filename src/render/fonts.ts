import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

/** The bundled fonts: a bare machine has none, and then text draws nothing and says nothing. */
const FILES: readonly (readonly [file: string, family: string])[] = [
  ['im-fell-english-latin-400-normal', 'Chart Serif'],
  ['im-fell-english-latin-400-italic', 'Chart Serif'],
  ['noto-sans-latin-400-normal', 'Chart Sans'],
  ['noto-sans-latin-700-normal', 'Chart Sans'],
  ['noto-sans-latin-ext-400-normal', 'Chart Sans'],
  ['noto-sans-latin-ext-700-normal', 'Chart Sans'],
];
/** A letter that the serif lacks comes from the sans. */
const SERIF = '"Chart Serif", "Chart Sans"';
const SANS = '"Chart Sans"';

export type Face = 'serif' | 'italic' | 'sans' | 'bold';
const STYLES: Record<Face, (size: number) => string> = {
  serif: size => `${size}px ${SERIF}`,
  italic: size => `italic ${size}px ${SERIF}`,
  sans: size => `${size}px ${SANS}`,
  bold: size => `700 ${size}px ${SANS}`,
};
/** A font of the canvas; size in pixels. */
export const font = (face: Face, size: number): string => STYLES[face](Math.round(size * 4) / 4);

/** The folder that holds package.json, at or above `from`: the same for the sources and for what is built from them. */
export function rootOf(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('No package.json above the renderer');
  return rootOf(above);
}

let registered = false;

/** Registers the bundled fonts, once a process. Throws when a file is missing or is no font. */
export function registerFonts(): void {
  if (registered) return;
  if (!GlobalFonts.has('Chart Serif') || !GlobalFonts.has('Chart Sans')) registerFiles();
  registered = true;
}

function registerFiles(): void {
  const folder = join(rootOf(import.meta.dirname), 'assets', 'fonts');
  for (const [file, family] of FILES) {
    const path = join(folder, `${file}.woff2`);
    if (!GlobalFonts.registerFromPath(path, family)) throw new Error(`The chart's font ${file}.woff2 cannot be read in assets/fonts`);
  }
}

/** Draws a word in each face and throws unless it has a width and inks pixels. */
export function inkAppears(): void {
  registerFonts();
  for (const face of ['serif', 'italic', 'sans', 'bold'] as const)
    if (!inks(face)) throw new Error(`Charts would have no words: the ${face} face of assets/fonts draws nothing`);
}

function inks(face: Face): boolean {
  const context = createCanvas(120, 40).getContext('2d');
  context.font = font(face, 24);
  context.fillText('Victory', 4, 30);
  const { data } = context.getImageData(0, 0, 120, 40);
  return context.measureText('Victory').width > 0 && data.some((value, at) => at % 4 === 3 && value > 128);
}
