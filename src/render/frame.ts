import type { Point, Sheet } from '../engine/sheet.js';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** How the world lies on the picture: `unit` pixels a world unit; `left`, `top` the world at the sea's corner. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly sea: Rect;
  readonly strip: Rect | null;
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

const SIZES = { small: [800, 600], plain: [1024, 768], large: [1280, 960] } as const;
export const sizeOf = (sheet: Sheet): readonly [number, number] => SIZES[sheet.size];

/** Paper outside the neatline, and the band of letters and numbers within it. */
export const MARGIN = 7;
export const BAND = 21;

/** Where the spare sea goes when the window's shape is not the picture's: 0 all right or below, 1 all left or above. */
export interface Slack {
  readonly across: number;
  readonly down: number;
}

/** The view of a sheet with a side strip `stripWidth` wide, the window loosened by a factor of 1 or more. */
export function viewOf(sheet: Sheet, stripWidth: number, loose: number, slack: Slack): View {
  const [width, height] = sizeOf(sheet);
  const edge = MARGIN + BAND;
  const sea = { x: edge, y: edge, w: width - edge * 2 - stripWidth, h: height - edge * 2 };
  const { left, top, right, bottom } = sheet.window;
  const [wide, tall] = [Math.max(right - left, 0.001), Math.max(bottom - top, 0.001)];
  const unit = Math.min(sea.w / wide, sea.h / tall) / loose;
  const x = left - (sea.w / unit - wide) * slack.across;
  const y = top - (sea.h / unit - tall) * slack.down;
  const strip = stripWidth > 0 ? { x: width - stripWidth - MARGIN + 6, y: MARGIN, w: stripWidth - 6, h: height - MARGIN * 2 } : null;
  return { width, height, sea, strip, left: snapped(sheet, x), top: snapped(sheet, y), unit };
}

/** On a squared sea the chart's corner is the corner of a square. */
const snapped = (sheet: Sheet, value: number): number => (sheet.sea.sea === 'squares' ? Math.round(value + 0.5) - 0.5 : value);

export const onPaper = (view: View, at: Point): Point => ({
  x: view.sea.x + (at.x - view.left) * view.unit,
  y: view.sea.y + (at.y - view.top) * view.unit,
});

const turn = Math.PI / 180;
export const radians = (degrees: number): number => degrees * turn;

/** A point `distance` away on a bearing, clockwise from north. */
export const offset = (from: Point, bearing: number, distance: number): Point => ({
  x: from.x + Math.sin(radians(bearing)) * distance,
  y: from.y - Math.cos(radians(bearing)) * distance,
});

export const overlap = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
export const inside = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;
export const grown = (rect: Rect, by: number): Rect => ({ x: rect.x - by, y: rect.y - by, w: rect.w + by * 2, h: rect.h + by * 2 });
export const centreOf = (rect: Rect): Point => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });
