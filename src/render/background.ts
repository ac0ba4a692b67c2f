import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { drawBorder } from './border.js';
import { drawWater, type Water } from './sea.js';
import { marksOf, type Stage } from './stage.js';
import { drawShallows, drawTerrain, nameTerrain } from './terrain.js';

/** Paper, sea, grid, coasts and border: all that stays while a battle is watched through one window. A few are kept. */
const KEPT = 4;
const kept = new Map<string, Canvas>();

export function background(stage: Stage): Canvas {
  const key = keyOf(stage);
  const found = kept.get(key) ?? painted(stage);
  kept.delete(key);
  kept.set(key, found);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(oldest);
  return found;
}

const keyOf = ({ theme, page, sea, lie, sheet }: Stage): string =>
  JSON.stringify([theme.name, page, sea, lie.world(sea), sheet.sea, marksOf(sheet, 'terrain')]);

function painted(stage: Stage): Canvas {
  const { page, sea, theme } = stage;
  const canvas = createCanvas(page.w, page.h);
  const ctx = canvas.getContext('2d');
  const water: Water = { ...stage, ctx };
  const terrains = marksOf(stage.sheet, 'terrain');
  ctx.fillStyle = theme.paper;
  ctx.fillRect(0, 0, page.w, page.h);
  ctx.save();
  ctx.beginPath();
  ctx.rect(sea.x, sea.y, sea.w, sea.h);
  ctx.clip();
  drawWater(water);
  drawShallows(water, terrains);
  for (const terrain of terrains) drawTerrain(water, terrain);
  for (const terrain of terrains) nameTerrain(water, terrain);
  ctx.restore();
  drawBorder(water);
  return canvas;
}
