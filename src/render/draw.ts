import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Chart, Sheet, TableSheet } from '../engine/sheet.js';
import { drawChart, stageOf } from './chart.js';
import { registerFonts } from './fonts.js';
import { pageOf } from './page.js';
import { shipsOf } from './ships.js';
import { drawTable, tablePage } from './table/table.js';
import type { Theme } from './theme.js';
import { thrifty } from './thrift.js';

const canvases = new Map<string, Canvas>();

/** A sheet on a canvas of its size, which the next drawing of that size uses again: read its pixels before the next. */
export function draw(sheet: Sheet, theme: Theme): Canvas {
  if (sheet.kind === 'table') return drawTableLike(sheet, theme);
  const canvas = canvasOf(sheet);
  // The small size is the desk's, where a chart is drawn again for each order that is tried.
  drawChart({ ...stageOf(canvas.getContext('2d'), sheet, theme), keeps: sheet.size === 'small' });
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

/** A card table, on the page of `like`: all pictures of a film are of one size. */
export function drawTableLike(sheet: TableSheet, theme: Theme, like: TableSheet = sheet): Canvas {
  const { width, height } = tablePage(sheet, like);
  const canvas = canvasSized(width, height);
  drawTable(canvas.getContext('2d'), sheet, theme, like);
  return canvas;
}

function canvasOf(sheet: Chart): Canvas {
  const { page } = pageOf(sheet);
  return canvasSized(page.w, page.h);
}

function canvasSized(width: number, height: number): Canvas {
  registerFonts();
  const key = `${width}x${height}`;
  const canvas = canvases.get(key) ?? made(width, height);
  canvases.set(key, canvas);
  canvas.getContext('2d').reset();
  return canvas;
}

function made(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  thrifty(canvas.getContext('2d'));
  return canvas;
}
