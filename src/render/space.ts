import type { Point } from '../engine/sheet.js';

/** Places and directions on the page. Bearings are degrees clockwise from north, as in the sheet. */

/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
/** A place in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** The spot so many pixels off on a bearing. */
export const off = (from: Spot, bearing: number, distance: number): Spot => ({
  x: from.x + Math.sin(radians(bearing)) * distance,
  y: from.y - Math.cos(radians(bearing)) * distance,
});
export const bearingOf = (from: Point, to: Point): number => ((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI + 360) % 360;
export const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
/** Degrees from `a` to `b`, -180..180, clockwise positive. */
export const swing = (a: number, b: number): number => ((((b - a) % 360) + 540) % 360) - 180;
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const mid = (a: Spot, b: Spot, part = 0.5): Spot => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });

export const meets = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
export const grown = (box: Box, by: number): Box => ({ x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by });
export const holds = (box: Box, spot: Spot): boolean =>
  spot.x >= box.x && spot.x <= box.x + box.w && spot.y >= box.y && spot.y <= box.y + box.h;
export const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h;

/** A number in 0..1 that two whole numbers always give: texture without chance. */
export function hash(a: number, b: number): number {
  let mixed = Math.imul(Math.round(a) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(Math.round(b) + 0x7f4a7c15, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}
