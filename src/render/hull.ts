import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Glyph } from '../engine/sheet.js';
import { fill, stroke } from './pen.js';
import type { Detail } from './stage.js';
import type { LiveryInks, Theme } from './theme.js';

/** The hulls of sailing ships from above, bow to the north, the origin amidships. */
export interface Form {
  /** How full the bow is: 0 a knife, 1 an apple. */
  readonly bluff: number;
  /** The breadth of the stern, as a part of the beam. */
  readonly transom: number;
  readonly decks: number;
  /** Where the quarterdeck begins, as a part of the length from amidships; the poop lies abaft it. */
  readonly quarterdeck: number;
}

export const FORMS: Partial<Record<Glyph, Form>> = {
  'first-rate': { bluff: 0.85, transom: 0.74, decks: 3, quarterdeck: 0.1 },
  'second-rate': { bluff: 0.82, transom: 0.72, decks: 3, quarterdeck: 0.12 },
  'third-rate': { bluff: 0.75, transom: 0.68, decks: 2, quarterdeck: 0.15 },
  'fourth-rate': { bluff: 0.7, transom: 0.64, decks: 2, quarterdeck: 0.18 },
  frigate: { bluff: 0.45, transom: 0.56, decks: 1, quarterdeck: 0.2 },
  'sixth-rate': { bluff: 0.45, transom: 0.54, decks: 1, quarterdeck: 0.22 },
  sloop: { bluff: 0.4, transom: 0.5, decks: 1, quarterdeck: 0.26 },
  brig: { bluff: 0.4, transom: 0.5, decks: 1, quarterdeck: 0.3 },
  cutter: { bluff: 0.3, transom: 0.5, decks: 1, quarterdeck: 0.34 },
  gunboat: { bluff: 0.35, transom: 0.62, decks: 0, quarterdeck: 0.36 },
  merchantman: { bluff: 1, transom: 0.84, decks: 0, quarterdeck: 0.26 },
  galleon: { bluff: 0.7, transom: 0.9, decks: 2, quarterdeck: 0.06 },
  nao: { bluff: 1, transom: 0.78, decks: 0, quarterdeck: 0.16 },
};

export interface Size {
  readonly length: number;
  readonly beam: number;
}

export function outline(ctx: SKRSContext2D, { length, beam }: Size, { bluff, transom }: Form, inset = 0): void {
  const [b, bow, stern] = [beam / 2 - inset, -length / 2 + inset * 1.6, length / 2 - inset];
  const t = b * transom;
  const [cheek, entry] = [0.25 + 0.4 * bluff, 0.24 - 0.12 * bluff];
  const shoulder = bow + (stern - bow) * 0.32;
  ctx.beginPath();
  ctx.moveTo(0, bow);
  ctx.bezierCurveTo(b * cheek, bow + length * 0.02, b, bow + length * entry, b, shoulder);
  ctx.bezierCurveTo(b, stern - length * 0.22, t * 1.12, stern - length * 0.08, t, stern);
  ctx.quadraticCurveTo(0, stern + length * 0.025, -t, stern);
  ctx.bezierCurveTo(-t * 1.12, stern - length * 0.08, -b, stern - length * 0.22, -b, shoulder);
  ctx.bezierCurveTo(-b, bow + length * entry, -b * cheek, bow + length * 0.02, 0, bow);
  ctx.closePath();
}

export interface Paint {
  readonly theme: Theme;
  readonly livery: LiveryInks;
  readonly number: number;
  readonly u: number;
  readonly detail: Detail;
}

/** Hull, gun-deck band with the side's pattern, wales, deck. A small ship is all colour, so that her side is seen. */
export function hull(ctx: SKRSContext2D, size: Size, form: Form, { theme, livery, number, u, detail }: Paint): void {
  const large = detail === 'full';
  const band = size.beam * (large ? 0.2 : 0.27);
  outline(ctx, size, form);
  stroke(ctx, { ink: theme.rim, width: Math.min(4.4 * u, size.length * 0.17) });
  fill(ctx, livery.colour);
  if (large || detail === 'decked') {
    pattern(ctx, size, form, { number, ink: livery.pattern, band: size.beam * 0.2 });
    outline(ctx, size, form, band);
    fill(ctx, livery.deck);
    if (large) stroke(ctx, { ink: theme.spar, width: 0.6 * u });
  }
  outline(ctx, size, form);
  stroke(ctx, { ink: theme.spar, width: Math.max(1, Math.min(1.6 * u, size.length * 0.03)) });
  if (large) deckwork(ctx, size, form, theme, u);
}

/** By number: checker, stripe, plain, hatch, and plain for neutrals. */
function pattern(ctx: SKRSContext2D, size: Size, form: Form, { number, ink, band }: { number: number; ink: string; band: number }): void {
  const check = size.length * 0.055;
  const dashes: Record<number, { width: number; dash: number[] }> = {
    0: { width: band * 0.62, dash: [check, check] },
    1: { width: band * 0.36, dash: [] },
    3: { width: band * 0.8, dash: [check * 0.4, check * 0.65] },
  };
  const found = dashes[number];
  if (!found) return;
  outline(ctx, size, form, band * 0.55);
  stroke(ctx, { ink, width: found.width, dash: found.dash });
}

/** Planks' middle line, gratings, the breaks of quarterdeck and poop, rails of further gun decks. */
function deckwork(ctx: SKRSContext2D, size: Size, form: Form, theme: Theme, u: number): void {
  const { length, beam } = size;
  const rail = (y: number, part: number) => {
    ctx.beginPath();
    ctx.moveTo((-beam / 2) * part, y * length);
    ctx.quadraticCurveTo(0, y * length - length * 0.012, (beam / 2) * part, y * length);
    stroke(ctx, { ink: theme.spar, width: 0.9 * u });
  };
  rail(form.quarterdeck, 0.6);
  rail(-0.3, 0.48);
  if (form.decks > 1) rail(form.quarterdeck + 0.2, 0.54);
  ctx.fillStyle = theme.spar;
  for (const y of [-0.18, -0.08, 0.1]) ctx.fillRect(-beam * 0.09, y * length, beam * 0.18, length * 0.045);
  for (let deck = 1; deck < form.decks; deck++) {
    outline(ctx, size, form, beam * (0.04 + 0.055 * deck));
    stroke(ctx, { ink: theme.spar, width: 0.45 * u });
  }
}
