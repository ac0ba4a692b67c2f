import type { Point, Chart as Sheet } from '../engine/sheet.js';
import type { Box } from './space.js';
import type { Lie } from './stage.js';

/** How far the window is pushed to a side of its box where it does not fill it: 0 left or top, 1 right or bottom. */
export interface Push {
  readonly x: number;
  readonly y: number;
}
export const CENTRED: Push = { x: 0.5, y: 0.5 };

/** The largest scale at which the window fits the box, and the world's place under it. */
export function lieOf(window: Sheet['window'], sea: Sheet['sea'], box: Box, push: Push): Lie {
  const half = sea.sea === 'squares' ? 0.5 : 0;
  const [left, top] = [window.left - half, window.top - half];
  const [across, down] = [Math.max(window.right + half - left, 1e-6), Math.max(window.bottom + half - top, 1e-6)];
  const scale = Math.min(box.w / across, box.h / down);
  const x = Math.round(box.x + (box.w - across * scale) * push.x);
  const y = Math.round(box.y + (box.h - down * scale) * push.y);
  return {
    scale,
    at: (point: Point) => ({ x: x + (point.x - left) * scale, y: y + (point.y - top) * scale }),
    world: area => ({
      left: left + (area.x - x) / scale,
      top: top + (area.y - y) / scale,
      right: left + (area.x + area.w - x) / scale,
      bottom: top + (area.y + area.h - y) / scale,
    }),
  };
}
