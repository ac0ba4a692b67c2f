import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Chart as Sheet } from '../engine/sheet.js';
import { background } from './background.js';
import { drawBanner } from './banner.js';
import { drawBurst, drawLink } from './bursts.js';
import { drawCards } from './cards.js';
import { drawCartouche } from './cartouche.js';
import { drawShip } from './craft.js';
import { drawFall, drawShot, drawSmoke } from './gunfire.js';
import { drawNames } from './naming.js';
import { drawArc, drawBase, drawCells, drawRing } from './overlays.js';
import { pageOf } from './page.js';
import { place } from './placing.js';
import { drawRose, roseCentre } from './rose.js';
import { drawRoster, numbersOf } from './roster.js';
import { drawScale } from './scaleBar.js';
import { rhumbs } from './sea.js';
import { shipsOf } from './ships.js';
import { marksOf, type Stage } from './stage.js';
import type { Theme } from './theme.js';
import { drawTrack } from './tracks.js';

/** A sheet on a canvas, layer upon layer. */
export function stageOf(ctx: SKRSContext2D, sheet: Sheet, theme: Theme): Stage {
  const page = pageOf(sheet);
  const { u, sea } = page;
  const { lie, places } = place({ ctx, theme, u }, sheet, sea);
  return { ctx, theme, ...page, sheet, lie, places, ships: shipsOf(sheet, lie, u), numbers: numbersOf(sheet) };
}

/** Draws all of it. The canvas has the size of the sheet's picture. */
export function drawChart(stage: Stage): void {
  const { ctx, sea } = stage;
  ctx.setLineDash([]);
  ctx.drawImage(background(stage), 0, 0);
  clipped(stage, () => {
    rhumbs(stage, sea, roseCentre(stage.places.rose, stage.u));
    drawMarks(stage);
  });
  drawFurniture(stage);
}

function clipped({ ctx, sea }: Stage, draw: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(sea.x, sea.y, sea.w, sea.h);
  ctx.clip();
  draw();
  ctx.restore();
}

function drawMarks(stage: Stage): void {
  const { sheet, ships } = stage;
  for (const cells of marksOf(sheet, 'cells')) drawCells(stage, cells);
  for (const arc of marksOf(sheet, 'arc')) drawArc(stage, arc);
  for (const ring of marksOf(sheet, 'ring')) drawRing(stage, ring);
  for (const base of marksOf(sheet, 'base')) drawBase(stage, base);
  for (const track of marksOf(sheet, 'track')) drawTrack(stage, track);
  for (const ship of ships.filter(one => one.craft.condition === 'sunk')) drawShip(stage, ship);
  for (const shot of marksOf(sheet, 'shot')) drawShot(stage, shot);
  for (const smoke of marksOf(sheet, 'smoke')) drawSmoke(stage, smoke);
  for (const link of marksOf(sheet, 'link')) drawLink(stage, link);
  for (const ship of ships.filter(one => one.craft.as !== 'real')) drawShip(stage, ship);
  for (const ship of ships.filter(one => one.craft.as === 'real' && one.craft.condition !== 'sunk')) drawShip(stage, ship);
  for (const shot of marksOf(sheet, 'shot')) drawFall(stage, shot);
  for (const burst of marksOf(sheet, 'burst')) drawBurst(stage, burst);
  drawNames(stage);
}

function drawFurniture(stage: Stage): void {
  const { sheet, places, lie, sea } = stage;
  drawRose(stage, sheet, places.rose);
  drawScale(stage, sheet, lie.scale, places.scale);
  drawCartouche(stage, sheet, places.cartouche);
  if (sheet.banner) drawBanner(stage, sheet.banner, sea);
  if (stage.cards) drawCards(stage, sheet.cards, stage.cards);
  if (stage.roster) drawRoster(stage, sheet, stage.roster);
}

export const canvasFor = (sheet: Sheet) => {
  const { page } = pageOf(sheet);
  return createCanvas(page.w, page.h);
};
