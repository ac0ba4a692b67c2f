import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Sheet } from '../engine/sheet.js';
import { drawChart, stageOf } from './chart.js';
import { registerFonts } from './fonts.js';
import { pageOf } from './page.js';
import { shipsOf } from './ships.js';
import type { Stage } from './stage.js';
import type { Theme } from './theme.js';

const canvases = new Map<string, Canvas>();

/**
 * A sheet on a canvas of its size, which the next drawing of that size uses again. `like` is the sheet that decides what is seen and
 * where the furniture stands, when it is not this one: a film keeps both through all its pictures.
 */
export function draw(sheet: Sheet, theme: Theme, like: Sheet = sheet): Canvas {
  registerFonts();
  const { page } = pageOf(like);
  const key = `${page.w}x${page.h}`;
  const canvas = canvases.get(key) ?? createCanvas(page.w, page.h);
  canvases.set(key, canvas);
  const ctx = canvas.getContext('2d');
  ctx.reset();
  drawChart(like === sheet ? stageOf(ctx, sheet, theme) : stageLike(ctx, sheet, theme, like));
  return canvas;
}

/** The stage of a sheet on the view and the furniture of another. */
function stageLike(ctx: SKRSContext2D, sheet: Sheet, theme: Theme, like: Sheet): Stage {
  const fixed = stageOf(ctx, like, theme);
  return { ...fixed, sheet, ships: shipsOf(sheet, fixed.lie, fixed.u) };
}
