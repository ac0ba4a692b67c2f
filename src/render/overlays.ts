import type { MarkOf, Point } from '../engine/sheet.js';
import { fill, stroke, trace } from './pen.js';
import { off, radians, type Spot, swing } from './space.js';
import type { Stage } from './stage.js';

/** What helps the eye to measure: range rings, arcs of fire, squares picked out, the exact bases of models. */
export function drawRing(stage: Stage, ring: MarkOf<'ring'>): void {
  const { ctx, theme, u } = stage;
  const [at, radius] = [stage.lie.at(ring.at), ring.radius * stage.lie.scale];
  ctx.beginPath();
  if (ring.form === 'circle') ctx.arc(at.x, at.y, radius, 0, Math.PI * 2);
  else ctx.rect(at.x - radius, at.y - radius, 2 * radius, 2 * radius);
  stroke(ctx, { ink: theme.faint, width: 1.6 * u, dash: [8 * u, 4 * u] });
}

export function drawArc(stage: Stage, arc: MarkOf<'arc'>): void {
  const { ctx, theme, u, lie } = stage;
  const [at, radius] = [lie.at(arc.at), arc.radius * lie.scale];
  const sweep = (swing(arc.from, arc.to) + 360) % 360 || 360;
  ctx.beginPath();
  ctx.moveTo(at.x, at.y);
  ctx.arc(at.x, at.y, radius, radians(arc.from - 90), radians(arc.from - 90 + sweep));
  ctx.closePath();
  ctx.globalAlpha = arc.style === 'full' ? 0.6 : 0.32;
  fill(ctx, theme.arc);
  ctx.globalAlpha = 1;
  stroke(ctx, { ink: theme.faint, width: 1.1 * u, dash: arc.style === 'full' ? [] : [4 * u, 3 * u] });
}

const CELLS: Record<MarkOf<'cells'>['style'], 'legal' | 'focus' | 'danger' | 'good'> = {
  legal: 'legal',
  end: 'focus',
  danger: 'danger',
  objective: 'good',
};

export function drawCells(stage: Stage, cells: MarkOf<'cells'>): void {
  const { ctx, theme, u, lie } = stage;
  const ink = theme[CELLS[cells.style]];
  const half = lie.scale * 0.5 - Math.max(1, 1.2 * u);
  for (const cell of cells.at) {
    const at = lie.at(cell);
    ctx.beginPath();
    ctx.roundRect(at.x - half, at.y - half, half * 2, half * 2, Math.min(5 * u, half * 0.3));
    if (cells.style === 'end' || cells.style === 'objective') stroke(ctx, { ink, width: 2.4 * u });
    else fill(ctx, ink);
    if (cells.style === 'danger') hatch(stage, at, half);
  }
}

function hatch({ ctx, theme, u }: Stage, at: Spot, half: number): void {
  ctx.beginPath();
  for (const part of [-0.5, 0, 0.5]) {
    const shift = part * half * 2;
    const reach = half - Math.abs(shift) / 2;
    ctx.moveTo(at.x + shift / 2 - reach, at.y + shift / 2 + reach);
    ctx.lineTo(at.x + shift / 2 + reach, at.y + shift / 2 - reach);
  }
  stroke(ctx, { ink: theme.warn, width: 0.9 * u });
}

export function drawBase(stage: Stage, base: MarkOf<'base'>): void {
  const { ctx, theme, u, lie } = stage;
  const corners = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ]
    .map(([ahead = 0, right = 0]) => corner(base, ahead, right))
    .map(lie.at);
  trace(ctx, corners, 'closed');
  ctx.globalAlpha = base.style === 'real' ? 0.5 : 0.25;
  fill(ctx, base.style === 'warn' ? theme.danger : theme.foam);
  ctx.globalAlpha = 1;
  const ink = base.style === 'warn' ? theme.warn : base.style === 'ghost' ? theme.faint : theme.ink;
  stroke(ctx, { ink, width: (base.style === 'warn' ? 2 : 1.1) * u, dash: base.style === 'ghost' ? [4 * u, 3 * u] : [] });
}

function corner({ at, heading, length, beam }: MarkOf<'base'>, ahead: number, right: number): Point {
  return off(off(at, heading, (ahead * length) / 2), heading + 90, (right * beam) / 2);
}
