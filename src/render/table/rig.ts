import { fill, type Pen, stroke } from '../pen.js';
import type { LiveryInks } from '../theme.js';

/** A mast: where it stands, how high, and what it carries. */
export interface Mast {
  readonly x: number;
  readonly height: number;
  readonly sails: 'square' | 'lateen' | 'fin' | 'patched';
  /** How many one above the other, for square ones. */
  readonly tiers: number;
  readonly breadth: number;
}

export function drawRig(pen: Pen, masts: readonly Mast[], inks: LiveryInks): void {
  for (const mast of masts) {
    const { ctx, theme } = pen;
    ctx.beginPath();
    ctx.moveTo(mast.x, -0.06);
    ctx.lineTo(mast.x, -mast.height);
    stroke(ctx, { ink: theme.spar, width: 0.024 });
    if (mast.sails === 'square' || mast.sails === 'patched') square(pen, mast, inks);
    else if (mast.sails === 'lateen') lateen(pen, mast);
    else fin(pen, mast);
    pennant(pen, mast, inks);
  }
}

/** Bellied square sails; a patched one has a patch of the fleet's colour and a ragged foot. */
function square({ ctx, theme }: Pen, { x, height, tiers, breadth, sails }: Mast, inks: LiveryInks): void {
  const [foot, top] = [0.2, height - 0.05];
  const each = (top - foot) / tiers;
  for (let tier = 0; tier < tiers; tier++) {
    const [y0, y1] = [foot + tier * each + 0.012, foot + (tier + 1) * each - 0.012];
    const [w0, w1] = [breadth * (1 - 0.22 * (tier / tiers)), breadth * (1 - 0.22 * ((tier + 1) / tiers))];
    ctx.beginPath();
    ctx.moveTo(x - w1 * 0.36, -y1);
    ctx.lineTo(x + w1 * 0.4, -y1);
    ctx.quadraticCurveTo(x + w0 * 0.75, -(y0 + y1) / 2, x + w0 * 0.5, -y0);
    if (sails === 'patched') ctx.lineTo(x + w0 * 0.2, -(y0 + each * 0.16));
    ctx.lineTo(x - w0 * 0.42, -y0);
    ctx.quadraticCurveTo(x - w0 * 0.12, -(y0 + y1) / 2, x - w1 * 0.36, -y1);
    fill(ctx, theme.sail);
    stroke(ctx, { ink: theme.spar, width: 0.012 });
    if (sails === 'patched') {
      ctx.fillStyle = inks.deck;
      ctx.fillRect(x - w0 * 0.02, -(y0 + each * 0.62), w0 * 0.24, each * 0.28);
    }
  }
}

function lateen({ ctx, theme }: Pen, { x, height, breadth }: Mast): void {
  ctx.beginPath();
  ctx.moveTo(x - breadth * 0.7, -(height + 0.04));
  ctx.lineTo(x + breadth * 0.62, -0.2);
  ctx.quadraticCurveTo(x + breadth * 0.1, -0.26, x - breadth * 0.5, -0.2);
  ctx.quadraticCurveTo(x - breadth * 0.3, -height * 0.6, x - breadth * 0.7, -(height + 0.04));
  fill(ctx, theme.sail);
  stroke(ctx, { ink: theme.spar, width: 0.012 });
}

/** A high curved sail, as elves cut theirs. */
function fin({ ctx, theme }: Pen, { x, height, breadth }: Mast): void {
  ctx.beginPath();
  ctx.moveTo(x - 0.01, -height);
  ctx.quadraticCurveTo(x + breadth * 0.95, -height * 0.56, x + breadth * 0.6, -0.18);
  ctx.quadraticCurveTo(x, -0.26, x - breadth * 0.34, -0.16);
  ctx.quadraticCurveTo(x - breadth * 0.02, -height * 0.5, x - 0.01, -height);
  fill(ctx, theme.sail);
  stroke(ctx, { ink: theme.spar, width: 0.012 });
  ctx.beginPath();
  ctx.moveTo(x, -height * 0.8);
  ctx.quadraticCurveTo(x + breadth * 0.4, -height * 0.5, x + breadth * 0.3, -0.22);
  stroke(ctx, { ink: theme.sailShade, width: 0.014 });
}

function pennant({ ctx, theme }: Pen, { x, height }: Mast, inks: LiveryInks): void {
  ctx.beginPath();
  ctx.moveTo(x, -height - 0.055);
  ctx.lineTo(x - 0.13, -height - 0.02);
  ctx.lineTo(x, -height + 0.005);
  ctx.closePath();
  fill(ctx, inks.colour);
  stroke(ctx, { ink: theme.spar, width: 0.008 });
}
