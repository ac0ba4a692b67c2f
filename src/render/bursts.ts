import type { MarkOf } from '../engine/sheet.js';
import { splash, star } from './gunfire.js';
import { disc, fill, type Line, stroke, trace, turnedTo } from './pen.js';
import { bearingOf, gap, off, type Spot } from './space.js';
import type { Stage } from './stage.js';

/** What happened at a place, and what holds two ships together. */
type Style = MarkOf<'burst'>['style'];
type Draw = (stage: Stage, at: Spot, heading: number, size: number) => void;

const DRAW: Record<Style, Draw> = {
  splash: (stage, at, _heading, size) => splash(stage, at, size * 0.3),
  wreckage,
  fire: (stage, at, _heading, size) => fire(stage, at, size),
  boarders,
  struck,
  collision: (stage, at, _heading, size) => clash(stage, at, size),
  explosion: (stage, at, _heading, size) => {
    star(stage, at, size * 1.5, 14);
    star(stage, at, size * 0.8, 9);
  },
};

export function drawBurst(stage: Stage, burst: MarkOf<'burst'>): void {
  const longest = Math.max(0, ...stage.ships.filter(ship => ship.craft.as === 'real').map(ship => ship.length));
  DRAW[burst.style](stage, stage.lie.at(burst.at), burst.heading, Math.max(8 * stage.u, Math.min(longest * 0.34, 20 * stage.u)));
}

/** A pair of strokes: a rim of foam under the ink. */
function cased({ ctx, theme, u }: Stage, line: Line): void {
  ctx.lineCap = 'round';
  stroke(ctx, { ink: theme.rim, width: line.width + 2.4 * u });
  stroke(ctx, line);
  ctx.lineCap = 'butt';
}

/** A mast over the side with her yards and canvas, on the lee quarter. */
function wreckage(stage: Stage, at: Spot, heading: number, size: number): void {
  const { ctx, theme, u } = stage;
  turnedTo(ctx, at, heading + 112, () => {
    ctx.beginPath();
    ctx.moveTo(0, -size * 0.2);
    ctx.lineTo(0, -size * 1.75);
    cased(stage, { ink: theme.spar, width: 1.8 * u });
    for (const [y, half] of [
      [-0.85, 0.75],
      [-1.35, 0.52],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(-half * size, y * size);
      ctx.bezierCurveTo(-half * size, (y - 0.42) * size, half * size * 0.4, (y - 0.3) * size, half * size, (y + 0.12) * size);
      ctx.closePath();
      fill(ctx, theme.sail);
      stroke(ctx, { ink: theme.spar, width: 1.1 * u });
    }
  });
}

function fire({ ctx, theme, u }: Stage, at: Spot, s: number): void {
  for (const [part, ink] of [
    [1, theme.fire],
    [0.55, theme.flame],
  ] as const) {
    const [x, y] = [at.x, at.y + s * 0.4];
    ctx.beginPath();
    ctx.moveTo(x, y - s * 1.4 * part);
    ctx.bezierCurveTo(x + s * 0.7 * part, y - s * 0.5 * part, x + s * 0.5 * part, y, x, y);
    ctx.bezierCurveTo(x - s * 0.5 * part, y, x - s * 0.65 * part, y - s * 0.4 * part, x, y - s * 1.4 * part);
    fill(ctx, ink);
    if (part === 1) stroke(ctx, { ink: theme.spar, width: u });
  }
}

/** Crossed cutlasses. */
function boarders(stage: Stage, at: Spot, _heading: number, size: number): void {
  const { ctx, theme, u } = stage;
  for (const side of [-1, 1]) {
    ctx.beginPath();
    ctx.moveTo(at.x - side * size * 0.62, at.y + size * 0.62);
    ctx.quadraticCurveTo(at.x + side * size * 0.35, at.y + size * 0.15, at.x + side * size * 0.62, at.y - size * 0.7);
    cased(stage, { ink: theme.ink, width: 2 * u });
    ctx.beginPath();
    ctx.arc(at.x - side * size * 0.46, at.y + size * 0.5, size * 0.2, 0, Math.PI * 2);
    stroke(ctx, { ink: theme.ink, width: 1.3 * u });
  }
}

/** Colours coming down: a flag on a halyard, and the arrow of its way. */
function struck({ ctx, theme, u }: Stage, at: Spot, _heading: number, size: number): void {
  const [x, y] = [at.x + size * 0.9, at.y - size * 0.9];
  trace(ctx, [
    { x, y: y - size * 0.7 },
    { x, y: y + size * 0.8 },
  ]);
  stroke(ctx, { ink: theme.rim, width: 4 * u });
  stroke(ctx, { ink: theme.ink, width: 1.4 * u });
  ctx.beginPath();
  ctx.rect(x, y - size * 0.1, size * 0.95, size * 0.62);
  fill(ctx, theme.sail);
  stroke(ctx, { ink: theme.ink, width: 1.2 * u });
  trace(ctx, [
    { x: x - size * 0.34, y: y - size * 0.3 },
    { x: x - size * 0.34, y: y + size * 0.4 },
  ]);
  stroke(ctx, { ink: theme.warn, width: 1.8 * u });
  trace(
    ctx,
    [
      { x: x - size * 0.6, y: y + size * 0.22 },
      { x: x - size * 0.34, y: y + size * 0.6 },
      { x: x - size * 0.08, y: y + size * 0.22 },
    ],
    'closed',
  );
  fill(ctx, theme.warn);
}

/** Two wedges meeting: jagged strokes out of one point. */
function clash(stage: Stage, at: Spot, size: number): void {
  const { ctx, theme, u } = stage;
  ctx.beginPath();
  for (let nth = 0; nth < 6; nth++) {
    const [a, b] = [off(at, nth * 60 + 15, size * 0.45), off(at, nth * 60 + 15, size * (nth % 2 ? 0.9 : 1.15))];
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
  }
  cased(stage, { ink: theme.warn, width: 2.4 * u });
}

/** Width and dashes of a link, in points. */
const STRANDS: Record<MarkOf<'link'>['style'], readonly [width: number, ...dash: number[]]> = {
  foul: [1.6],
  grappled: [1.6],
  tow: [1.2, 5, 2],
  line: [1.4, 1.5, 4],
};

/** Fouled: a tangle; grappled: hooked lines; tow: one long line; line of battle: dots. */
export function drawLink(stage: Stage, link: MarkOf<'link'>): void {
  const { ctx, theme, u } = stage;
  const [a, b] = [stage.lie.at(link.a), stage.lie.at(link.b)];
  const bearing = bearingOf(a, b);
  const [width, ...dash] = STRANDS[link.style];
  const strands = link.style === 'grappled' ? [-4, 0, 4] : [0];
  for (const aside of strands) {
    trace(ctx, [off(a, bearing + 90, aside * u), off(b, bearing + 90, aside * u)]);
    cased(stage, { ink: theme.ink, width: width * u, dash: dash.map(one => one * u) });
  }
  if (link.style === 'foul') tangle(stage, a, b);
}

/** Loops along the line. */
function tangle({ ctx, theme, u }: Stage, a: Spot, b: Spot): void {
  const [way, bearing] = [gap(a, b), bearingOf(a, b)];
  const loops = Math.max(2, Math.round(way / (7 * u)));
  for (let nth = 0; nth < loops; nth++) {
    disc(ctx, off(a, bearing, (way * (nth + 0.5)) / loops), 3.2 * u);
    stroke(ctx, { ink: theme.ink, width: 1.2 * u });
  }
}
