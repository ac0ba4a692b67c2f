import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Chart, Sheet } from '../engine/sheet.js';
import { drawChart, stageOf } from './chart.js';
import { registerFonts } from './fonts.js';
import { pageOf } from './page.js';
import { shipsOf } from './ships.js';
import type { Theme } from './theme.js';

const canvases = new Map<string, Canvas>();

/** A sheet on a canvas of its size, which the next drawing of that size uses again: read its pixels before the next. */
export function draw(sheet: Sheet, theme: Theme): Canvas {
  if (sheet.kind !== 'chart') throw new Error('Only charts are drawn so far');
  const canvas = canvasOf(sheet);
  drawChart(stageOf(canvas.getContext('2d'), sheet, theme));
  return canvas;
}

/** Draws sheets one after another as `like` lies: the same sea is seen, and the furniture stays where it is. */
export function drawerLike(like: Chart, theme: Theme): (sheet: Chart) => Canvas {
  const fixed = stageOf(canvasOf(like).getContext('2d'), like, theme);
  return sheet => {
    const canvas = canvasOf(like);
    drawChart({ ...fixed, sheet, ships: shipsOf(sheet, fixed.lie, fixed.u, like) });
    return canvas;
  };
}

function canvasOf(sheet: Chart): Canvas {
  registerFonts();
  const { page } = pageOf(sheet);
  const key = `${page.w}x${page.h}`;
  const canvas = canvases.get(key) ?? createCanvas(page.w, page.h);
  canvases.set(key, canvas);
  canvas.getContext('2d').reset();
  return canvas;
}
