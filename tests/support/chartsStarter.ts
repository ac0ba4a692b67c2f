import type { Craft, Mark, Chart as Sheet } from '../../src/engine/sheet.js';
import { actionMarks } from './chartsAction.js';
import { craft, sheet, wake } from './chartsBuild.js';

const first = { glyph: 'first-rate', length: 1, beam: 0.28 } as const;
const second = { glyph: 'second-rate', length: 0.96, beam: 0.27 } as const;
const frigate = { glyph: 'frigate', length: 0.76, beam: 0.2 } as const;

/** Twelve ships in the smoke of the fourth turn. */
export const starterCrafts: readonly Craft[] = [
  craft('Victory', 12, 7, 90, { ...first, rank: 0, masts: ['standing', 'standing', 'gone'], canvas: 'fighting' }),
  craft('Temeraire', 10, 7, 90, { ...second, rank: 2 }),
  craft('Neptune', 8, 6, 90, second),
  craft('Leviathan', 7, 7, 45, { canvas: 'full' }),
  craft('Conqueror', 11, 10, 45),
  craft('Euryalus', 6, 10, 45, { ...frigate, rank: 5, canvas: 'full' }),
  craft('Bucentaure', 14, 7, 0, { livery: 1, rank: 0, glyph: 'third-rate', masts: ['gone', 'standing', 'wounded'], canvas: 'fighting' }),
  craft('Redoutable', 14, 8, 0, { livery: 1, condition: 'struck', canvas: 'bare', masts: ['standing', 'gone', 'gone'] }),
  craft('Santisima Trinidad', 14, 5, 0, { ...first, livery: 1, canvas: 'fighting', rank: 1 }),
  craft('Heros', 14, 4, 315, { livery: 1 }),
  craft('Indomptable', 15, 11, 0, { livery: 1, canvas: 'backed' }),
  craft('Fougueux', 13, 12, 0, { livery: 1, condition: 'hulk', canvas: 'bare', masts: ['gone', 'gone', 'gone'] }),
];

const starterWakes: readonly Mark[] = [
  wake(0, [9, 6], [10, 6], [11, 7], [12, 7]),
  wake(0, [7, 7], [8, 7], [9, 7], [10, 7]),
  wake(0, [5, 6], [6, 6], [7, 6], [8, 6]),
  wake(0, [4, 9], [5, 9], [6, 8], [7, 7]),
  wake(0, [8, 12], [9, 12], [10, 11], [11, 10]),
  wake(0, [3, 12], [4, 12], [5, 11], [6, 10]),
  wake(1, [14, 9], [14, 8], [14, 7]),
  wake(1, [14, 7], [14, 6], [14, 5]),
  wake(1, [15, 6], [15, 5], [14, 4]),
  wake(1, [15, 13], [15, 12], [15, 11]),
];

export const starter: Sheet = sheet({ marks: [...starterWakes, ...actionMarks, ...starterCrafts] });
