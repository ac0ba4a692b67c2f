import type { Chart as Sheet } from '../../src/engine/sheet.js';
import { draw } from '../../src/render/draw.js';
import { film } from '../../src/render/film.js';
import { indexedPng } from '../../src/render/indexedPng.js';
import { paletteOf } from '../../src/render/palette.js';
import { themeNamed } from '../../src/render/theme.js';
import { CHARTS } from './charts.js';

const ROUNDS = 9;
const WARM = 2;

interface Round {
  readonly draw: number;
  readonly ours: number;
  readonly theirs: number;
  readonly bytes: number;
  readonly theirBytes: number;
}

/** CPU milliseconds of a job, threads of the pool included. */
async function cpu<Result>(job: () => Result | Promise<Result>): Promise<{ ms: number; result: Result }> {
  const before = process.cpuUsage();
  const result = await job();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

/** One picture: drawing with rasterising, then our packing and the canvas's own of the same pixels, one after the other. */
async function round(sheet: Sheet): Promise<Round> {
  const theme = themeNamed('paper');
  const palette = paletteOf(theme);
  const drawn = await cpu(() => {
    const canvas = draw(sheet, theme);
    return { canvas, rgba: canvas.data() };
  });
  const { canvas, rgba } = drawn.result;
  const ours = await cpu(() => indexedPng(rgba, canvas.width, palette));
  const theirs = await cpu(() => canvas.toBuffer('image/png'));
  await new Promise(resolve => setImmediate(resolve));
  return { draw: drawn.ms, ours: ours.ms, theirs: theirs.ms, bytes: ours.result.byteLength, theirBytes: theirs.result.byteLength };
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Draws every sample chart some times and prints medians: CPU milliseconds to draw and to pack, ours against the canvas's own, and bytes. */
export async function benchRender(): Promise<void> {
  for (const [name, sheet] of Object.entries(CHARTS)) {
    const rounds: Round[] = [];
    for (let nth = 0; nth < ROUNDS + WARM; nth++) rounds.push(await round(sheet));
    const of = (key: keyof Round) => median(rounds.slice(WARM).map(each => each[key]));
    const packing = `packing ${of('ours').toFixed(1)} ms against ${of('theirs').toFixed(1)} ms (${(of('ours') / of('theirs')).toFixed(2)}×)`;
    const bytes = `${(of('bytes') / 1000).toFixed(0)} KB against ${(of('theirBytes') / 1000).toFixed(0)} KB (${(of('bytes') / of('theirBytes')).toFixed(2)}×)`;
    console.log(`render: ${name}: drawing ${of('draw').toFixed(1)} ms, ${packing}, ${bytes}`);
  }
  const sheets = [1, 2, 3, 4].map(() => CHARTS['starter'] as Sheet);
  const { ms, result } = await cpu(() => film(sheets, { theme: 'paper' }));
  console.log(`render: a film of 4 turns: ${ms.toFixed(0)} ms, ${(result.byteLength / 1000).toFixed(0)} KB`);
}
