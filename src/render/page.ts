import type { Sheet } from '../engine/sheet.js';
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
  readonly strip: Box | null;
  readonly roster: number;
}

const CARD = 232;
const CARD_OF_TWO = 176;
const ROSTER = 152;
const EDGE = 12;

export function pageOf(sheet: Sheet): Page {
  const { w, h } = SIZES[sheet.size];
  const u = w / 1024;
  const margin = Math.round((sheet.sea.sea === 'squares' ? BORDER : 24) * u);
  const roster = sheet.cards.length > 0 ? 0 : rosterColumns(sheet, h - 2 * EDGE * u, u);
  const columns = cardColumns(sheet.cards);
  const wide = Math.round((columns === 1 ? CARD : columns * CARD_OF_TWO + roster * ROSTER + (columns === 2 ? 0 : 0)) * u);
  const right = wide > 0 ? wide + Math.round(EDGE * 1.2 * u) : 0;
  return {
    page: { x: 0, y: 0, w, h },
    u,
    sea: { x: margin, y: margin, w: w - 2 * margin - right, h: h - 2 * margin },
    strip: wide > 0 ? { x: w - wide - Math.round(EDGE * u), y: Math.round(EDGE * u), w: wide, h: h - Math.round(2 * EDGE * u) } : null,
    roster,
  };
}
