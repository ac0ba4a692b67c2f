import type { Chart as Sheet } from '../engine/sheet.js';
import { BORDER } from './border.js';
import { cardColumns } from './cards.js';
import { rosterColumns } from './roster.js';
import type { Box } from './space.js';

/** How a picture is divided: border, sea, and the strip at the side. */
export const SIZES: Record<Sheet['size'], { w: number; h: number }> = {
  small: { w: 800, h: 600 },
  plain: { w: 1024, h: 768 },
  large: { w: 1280, h: 960 },
};

export interface Page {
  readonly page: Box;
  readonly u: number;
  readonly sea: Box;
  readonly cards: Box | null;
  readonly roster: { readonly box: Box; readonly columns: number } | null;
}

/** Widths in thousandths: one column of cards, each of two, a column of the roster; and both where they share the strip. */
const ALONE = { card: 232, cards: 176, roster: 152 };
const SHARED = { card: 196, cards: 148, roster: 126 };
const EDGE = 12;
const SPACE = 10;

export function pageOf(sheet: Sheet): Page {
  const { w, h } = SIZES[sheet.size];
  const u = w / 1024;
  const [edge, space] = [Math.round(EDGE * u), Math.round(SPACE * u)];
  const margin = Math.round((sheet.sea.sea === 'squares' ? BORDER : 24) * u);
  const names = rosterColumns(sheet, h - 2 * edge - 2 * SPACE * u, u);
  const cards = cardColumns(sheet.cards);
  const wide = names > 0 && cards > 0 ? SHARED : ALONE;
  const cardsWide = Math.round((cards === 1 ? wide.card : cards * wide.cards) * u);
  const rosterWide = names > 0 ? Math.round((names * wide.roster + 2 * SPACE) * u) : 0;
  const strip = cardsWide + rosterWide + (cards > 0 && names > 0 ? space : 0);
  const column = (x: number, across: number): Box => ({ x, y: edge, w: across, h: h - 2 * edge });
  return {
    page: { x: 0, y: 0, w, h },
    u,
    sea: { x: margin, y: margin, w: w - 2 * margin - (strip > 0 ? strip + space : 0), h: h - 2 * margin },
    cards: cards > 0 ? column(w - edge - strip, cardsWide) : null,
    roster: names > 0 ? { box: column(w - edge - rosterWide, rosterWide), columns: names } : null,
  };
}
