import type { MarkOf } from '../engine/sheet.js';
import { print, stroke, trace } from './pen.js';
import type { Water } from './sea.js';
import { bearingOf, gap, hash, off, type Spot } from './space.js';

/** Land and shallows: coasts with their water lines and hachures, stippled shoals, rocks as crosses, fog, zones. */
type Terrain = MarkOf<'terrain'>;
type Draw = (water: Water, spots: readonly Spot[]) => void;

const DRAW: Record<Terrain['style'], Draw> = { land, shoal, rocks, fog, zone };

export const drawTerrain = (water: Water, terrain: Terrain): void => DRAW[terrain.style](water, terrain.outline.map(water.lie.at));

/** Shallow water first, since neighbouring coasts share it. */
export function drawShallows(water: Water, terrains: readonly Terrain[]): void {
  const { ctx, theme, u } = water;
  const coasts = terrains.filter(terrain => terrain.style === 'land').map(terrain => terrain.outline.map(water.lie.at));
  ctx.lineJoin = 'round';
  for (const [width, ink] of [
    [44, theme.grid],
    [42, theme.seaShoal],
    [26, theme.gridFifth],
    [24.4, theme.seaShoal],
    [13, theme.gridFifth],
    [11.4, theme.seaShoal],
  ] as const)
    for (const coast of coasts) {
      trace(ctx, coast, 'closed');
      stroke(ctx, { ink, width: width * u });
    }
}

function land(water: Water, coast: readonly Spot[]): void {
  const { ctx, theme, u } = water;
  trace(ctx, coast, 'closed');
  ctx.fillStyle = theme.land;
  ctx.fill();
  ctx.save();
  ctx.clip();
  hachures(water, coast);
  ctx.restore();
  trace(ctx, coast, 'closed');
  ctx.lineJoin = 'round';
  stroke(ctx, { ink: theme.landInk, width: 2 * u });
}

/** Short strokes square to the coast, on both sides of it; the clip keeps those on land. */
function hachures({ ctx, theme, u }: Water, coast: readonly Spot[]): void {
  ctx.beginPath();
  coast.forEach((spot, nth) => {
    const next = coast[(nth + 1) % coast.length] ?? spot;
    const [way, bearing] = [gap(spot, next), bearingOf(spot, next)];
    for (let along = 2 * u; along < way; along += 4.2 * u) {
      const root = off(spot, bearing, along);
      const long = (5 + 6 * hash(Math.round(along), nth)) * u;
      for (const turn of [84, -84]) {
        const tip = off(root, bearing + turn, long);
        ctx.moveTo(root.x, root.y);
        ctx.lineTo(tip.x, tip.y);
      }
    }
  });
  stroke(ctx, { ink: theme.landInk, width: 0.9 * u });
}

/** Calls for each point of a jittered lattice inside the box round an outline. */
function scatter(spots: readonly Spot[], pitch: number, put: (at: Spot, chance: number) => void): void {
  const [xs, ys] = [spots.map(spot => spot.x), spots.map(spot => spot.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  for (let col = 0; left + col * pitch < Math.max(...xs); col++)
    for (let row = 0; top + row * pitch < Math.max(...ys); row++) {
      const shift = { x: hash(col, row), y: hash(row + 99, col) };
      put({ x: left + (col + shift.x) * pitch, y: top + (row + shift.y) * pitch }, hash(col * 7, row * 13));
    }
}

function inside(water: Water, spots: readonly Spot[], draw: () => void): void {
  water.ctx.save();
  trace(water.ctx, spots, 'closed');
  water.ctx.clip();
  draw();
  water.ctx.restore();
}

function shoal(water: Water, spots: readonly Spot[]): void {
  const { ctx, theme, u } = water;
  trace(ctx, spots, 'closed');
  ctx.fillStyle = theme.seaShoal;
  ctx.fill();
  inside(water, spots, () => {
    ctx.beginPath();
    scatter(spots, 6.4 * u, at => {
      ctx.moveTo(at.x + 1.1 * u, at.y);
      ctx.arc(at.x, at.y, 1.1 * u, 0, Math.PI * 2);
    });
    ctx.fillStyle = theme.landInk;
    ctx.fill();
  });
  trace(ctx, spots, 'closed');
  stroke(ctx, { ink: theme.landInk, width: 1.3 * u, dash: [1.5 * u, 3 * u] });
}

function rocks(water: Water, spots: readonly Spot[]): void {
  const { ctx, theme, u } = water;
  trace(ctx, spots, 'closed');
  ctx.fillStyle = theme.seaShoal;
  ctx.fill();
  stroke(ctx, { ink: theme.landInk, width: 1.3 * u, dash: [1.5 * u, 3 * u] });
  inside(water, spots, () => {
    ctx.beginPath();
    scatter(spots, 15 * u, ({ x, y }, chance) => {
      if (chance > 0.75) return;
      ctx.moveTo(x - 4 * u, y);
      ctx.lineTo(x + 4 * u, y);
      ctx.moveTo(x, y - 4 * u);
      ctx.lineTo(x, y + 4 * u);
    });
    stroke(ctx, { ink: theme.ink, width: 1.4 * u });
  });
}

function fog(water: Water, spots: readonly Spot[]): void {
  const { ctx, theme, u } = water;
  trace(ctx, spots, 'closed');
  ctx.fillStyle = theme.fog;
  ctx.fill();
  inside(water, spots, () => {
    ctx.beginPath();
    scatter(spots, 17 * u, ({ x, y }) => {
      ctx.moveTo(x - 6 * u, y);
      ctx.quadraticCurveTo(x - 3 * u, y - 3 * u, x, y);
      ctx.quadraticCurveTo(x + 3 * u, y + 3 * u, x + 6 * u, y);
    });
    stroke(ctx, { ink: theme.rhumb, width: 1.2 * u });
  });
}

function zone({ ctx, theme, u }: Water, spots: readonly Spot[]): void {
  trace(ctx, spots, 'closed');
  stroke(ctx, { ink: theme.faint, width: 1.5 * u, dash: [9 * u, 4 * u, 2 * u, 4 * u] });
}

/** Names of land stand in the middle of it, in open letters. */
export function nameTerrain({ ctx, theme, u, lie }: Water, { name, outline, style }: Terrain): void {
  if (name === null) return;
  const spots = outline.map(lie.at);
  const at = {
    x: spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length,
    y: spots.reduce((sum, spot) => sum + spot.y, 0) / spots.length,
  };
  const halo = style === 'land' ? theme.land : style === 'fog' ? theme.fog : style === 'zone' ? theme.sea : theme.seaShoal;
  print(ctx, name, at, {
    face: 'italic',
    size: (style === 'land' ? 19 : 15) * u,
    ink: theme.landInk,
    halo,
    align: 'center',
    spaced: style === 'land' ? 2 * u : 0.6 * u,
  });
}
