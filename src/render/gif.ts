import { createRequire } from 'node:module';
import type Gifenc from 'gifenc';
import { CLEAR, type Palette, type Rgb } from './palette.js';

/** Its two builds export differently, so the one that Node would take is asked for by name. */
const gifenc = createRequire(import.meta.url)('gifenc') as typeof Gifenc;

/** A frame as one index a pixel, shown for so many milliseconds. */
export interface Frame {
  readonly index: Uint8Array;
  readonly delay: number;
}

/** Frames on one palette, each holding only what changed since the one before; plays for ever. */
export function gifOf(frames: Iterable<Frame>, width: number, height: number, palette: Palette): Uint8Array {
  const writer = gifenc.GIFEncoder({ initialCapacity: 1 << 20 });
  const colours = Array.from({ length: 256 }, (_, nth): Rgb => palette.colours[nth] ?? [0, 0, 0]);
  let before: Uint8Array | null = null;
  for (const { index, delay } of frames) {
    if (before === null) writer.writeFrame(index, width, height, { palette: colours, delay, repeat: 0, dispose: 1 });
    else writer.writeFrame(changed(index, before), width, height, { delay, transparent: true, transparentIndex: CLEAR, dispose: 1 });
    before = index;
  }
  writer.finish();
  return writer.bytes();
}

/** Four pixels at a time where none has changed, as most have not. */
function changed(index: Uint8Array, before: Uint8Array): Uint8Array {
  const out = new Uint8Array(index.length).fill(CLEAR);
  const fours = index.length >> 2;
  const [now, then] = [new Int32Array(index.buffer, index.byteOffset, fours), new Int32Array(before.buffer, before.byteOffset, fours)];
  for (let four = 0; four < fours; four++) if (now[four] !== then[four]) mark(out, index, before, four * 4, four * 4 + 4);
  mark(out, index, before, fours * 4, index.length);
  return out;
}

function mark(out: Uint8Array, index: Uint8Array, before: Uint8Array, from: number, to: number): void {
  for (let at = from; at < to; at++) if (index[at] !== before[at]) out[at] = index[at] as number;
}
