import type { Mark } from '../../src/engine/sheet.js';

/** What the guns did in the starter chart's turn. */
const shot = (from: [number, number], to: [number, number], more: Partial<Extract<Mark, { mark: 'shot' }>> = {}): Mark => ({
  mark: 'shot',
  from: { x: from[0], y: from[1] },
  to: { x: to[0], y: to[1] },
  weight: 2,
  result: 'hit',
  rake: false,
  livery: 0,
  ...more,
});

const smoke = (x: number, y: number, heading: number, side: 'larboard' | 'starboard', amount: number): Mark => ({
  mark: 'smoke',
  at: { x, y },
  heading,
  side,
  length: 0.9,
  amount,
});

const burst = (x: number, y: number, style: Extract<Mark, { mark: 'burst' }>['style'], heading = 0): Mark => ({
  mark: 'burst',
  at: { x, y },
  style,
  heading,
});

export const actionMarks: readonly Mark[] = [
  shot([12, 7], [14, 7], { weight: 3 }),
  shot([12, 7], [14, 5], { weight: 3, rake: true }),
  shot([10, 7], [14, 4], { weight: 1, result: 'miss' }),
  shot([11, 10], [14, 8], { weight: 2, result: 'hit' }),
  shot([15, 11], [11, 10], { weight: 1, result: 'unknown', livery: 1 }),
  shot([14, 5], [12, 7], { weight: 2, livery: 1 }),
  shot([14, 4], [8, 6], { weight: 1, result: 'miss', livery: 1 }),
  smoke(12, 7, 90, 'larboard', 3),
  smoke(12, 7, 90, 'starboard', 2),
  smoke(11, 10, 45, 'starboard', 2),
  smoke(15, 11, 0, 'larboard', 1),
  smoke(14, 5, 0, 'larboard', 2),
  smoke(14, 4, 315, 'larboard', 1),
  burst(12, 7, 'wreckage', 90),
  burst(13, 12, 'wreckage', 0),
  burst(14, 8, 'struck', 0),
];
