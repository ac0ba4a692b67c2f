import type { Sheet } from '../engine/sheet.js';
import { draw } from './draw.js';
import type { Picture } from './index.js';
import { indexedPng } from './indexedPng.js';
import { paletteOf } from './palette.js';
import { type Look, themeNamed } from './theme.js';

/** Draws a sheet and packs it. The bytes have a buffer of their own, so that it can be handed to another thread. */
export function drawPicture(sheet: Sheet, look: Look): Picture {
  const theme = themeNamed(look.theme);
  const palette = paletteOf(theme);
  const start = performance.now();
  const canvas = draw(sheet, theme);
  const { width, height } = canvas;
  const rgba = canvas.data();
  const drawn = performance.now();
  const png = indexedPng(rgba, width, palette);
  return { png, width, height, ms: { draw: drawn - start, encode: performance.now() - drawn } };
}
