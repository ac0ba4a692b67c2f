import type { TableSheet } from '../../engine/sheet.js';
import { disc, fill, type Pen, stroke } from '../pen.js';
import type { Box } from '../space.js';

/** The pictures on the cards, each drawn in a box of 72 by 72 about its middle. */

type Art = NonNullable<TableSheet['hand']>[number]['art'];
type Draw = (pen: Pen) => void;

export function drawArt(pen: Pen, art: Art, box: Box): void {
  pen.ctx.save();
  pen.ctx.translate(box.x + box.w / 2, box.y + box.h / 2);
  pen.ctx.lineJoin = 'round';
  pen.ctx.lineCap = 'round';
  ARTS[art](pen);
  pen.ctx.restore();
}

const poly = ({ ctx }: Pen, points: readonly (readonly [number, number])[]): void => {
  ctx.beginPath();
  points.forEach(([x, y], nth) => {
    if (nth === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.closePath();
};
const inked = (pen: Pen, ink: string): void => {
  fill(pen.ctx, ink);
  stroke(pen.ctx, { ink: pen.theme.spar, width: 1.6 });
};
const lines = (pen: Pen, ends: readonly (readonly [number, number, number, number])[], width: number, ink: string): void => {
  pen.ctx.beginPath();
  for (const [x0, y0, x1, y1] of ends) {
    pen.ctx.moveTo(x0, y0);
    pen.ctx.lineTo(x1, y1);
  }
  stroke(pen.ctx, { ink, width });
};

/** A gun with its smoke. */
function gun(pen: Pen, y: number): void {
  const { ctx, theme } = pen;
  poly(pen, [
    [-30, y - 6],
    [4, y - 4],
    [4, y + 4],
    [-30, y + 6],
  ]);
  inked(pen, theme.hull);
  for (const [x, r] of [
    [14, 7],
    [22, 9],
    [30, 6],
  ] as const) {
    disc(ctx, { x, y: y - 2 }, r);
    inked(pen, theme.smoke);
  }
  disc(ctx, { x: 8, y }, 4);
  inked(pen, theme.flame);
}

const broadside: Draw = pen => {
  for (const y of [-22, 0, 22]) gun(pen, y);
};

const ahead: Draw = pen => {
  const { theme } = pen;
  poly(pen, [
    [-32, 26],
    [-26, 4],
    [8, -2],
    [30, -18],
    [20, 8],
    [10, 26],
  ]);
  inked(pen, theme.hull);
  poly(pen, [
    [-4, -6],
    [20, -22],
    [25, -15],
    [2, 2],
  ]);
  inked(pen, theme.smokeShade);
  poly(pen, [
    [24, -20],
    [38, -36],
    [31, -22],
    [40, -22],
    [28, -14],
  ]);
  inked(pen, theme.flame);
};

const ram: Draw = pen => {
  const { theme } = pen;
  poly(pen, [
    [-34, 20],
    [-28, -18],
    [2, -14],
    [14, 2],
    [36, 12],
    [10, 20],
  ]);
  inked(pen, theme.hull);
  poly(pen, [
    [6, 0],
    [36, 12],
    [10, 20],
  ]);
  inked(pen, theme.smokeShade);
  lines(
    pen,
    [
      [22, -8, 30, -22],
      [30, -2, 40, -10],
      [16, -14, 16, -28],
    ],
    3,
    theme.fire,
  );
};

const board: Draw = pen => {
  const { theme } = pen;
  for (const way of [1, -1]) {
    pen.ctx.save();
    pen.ctx.scale(way, 1);
    lines(pen, [[-26, 26, 18, -18]], 6, theme.spar);
    poly(pen, [
      [10, -8],
      [22, -34],
      [28, -28],
      [18, -6],
    ]);
    inked(pen, theme.smoke);
    lines(pen, [[-20, 10, -8, 22]], 5, theme.focus);
    pen.ctx.restore();
  }
};

const oars: Draw = pen => {
  const { theme } = pen;
  for (const x of [-22, -4, 14]) {
    lines(pen, [[x + 12, -32, x - 6, 18]], 5, theme.plank);
    poly(pen, [
      [x - 4, 12],
      [x - 10, 34],
      [x - 2, 34],
      [x + 2, 14],
    ]);
    inked(pen, theme.plank);
  }
  lines(
    pen,
    [
      [-34, 30, -24, 26],
      [-24, 26, -14, 30],
      [6, 30, 16, 26],
      [16, 26, 26, 30],
    ],
    2.5,
    theme.liveries[0].colour,
  );
};

const sails: Draw = pen => {
  const { ctx, theme } = pen;
  lines(pen, [[0, 34, 0, -36]], 5, theme.spar);
  for (const [y, w] of [
    [-30, 20],
    [-2, 28],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(-w, y);
    ctx.lineTo(w, y);
    ctx.quadraticCurveTo(w + 8, y + 14, w - 2, y + 26);
    ctx.quadraticCurveTo(0, y + 20, -w + 2, y + 26);
    ctx.quadraticCurveTo(-w + 8, y + 14, -w, y);
    inked(pen, theme.sail);
  }
};

/** A hammer and an anchor's ring: something to fit out with. */
const refit: Draw = pen => {
  const { ctx, theme } = pen;
  lines(pen, [[-18, 30, 14, -14]], 7, theme.plank);
  poly(pen, [
    [-6, -30],
    [8, -34],
    [32, -10],
    [22, -2],
    [4, -16],
    [-8, -20],
  ]);
  inked(pen, theme.smokeShade);
  disc(ctx, { x: -18, y: -14 }, 10);
  stroke(ctx, { ink: theme.focus, width: 5 });
};

const ARTS: Readonly<Record<Art, Draw>> = { broadside, ahead, ram, board, oars, sails, refit };
