import type { Glyph } from '../../engine/sheet.js';
import type { Part } from './profile.js';
import type { Mast } from './rig.js';

/** A ship from the side: x from the stern (-0.5) to the bow (0.5), y up from the water. */
export interface Shape {
  readonly hull: readonly (readonly [number, number])[];
  readonly rig: readonly Mast[];
  readonly parts: readonly Part[];
  readonly oars: readonly [number, number] | null;
}

/** `x,y x,y`, in hundredths of the length; moved along by so much. */
const points = (pairs: string, by = 0): Shape['hull'] =>
  pairs.split(' ').map(pair => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x / 100 + by, y / 100] as const;
  });

const mast = (x: number, height: number, breadth: number, tiers = 2, sails: Mast['sails'] = 'square'): Mast => ({
  x,
  height,
  breadth,
  tiers,
  sails,
});
const shape = (hull: Shape['hull'], rig: readonly Mast[], parts: readonly Part[] = [], oars: Shape['oars'] = null): Shape => ({
  hull,
  rig,
  parts,
  oars,
});

const LOW: Shape['hull'] = points('-46,0 -50,20 -36,15 30,13 50,19 42,2 36,0');
const TALL: Shape['hull'] = points('-42,0 -50,40 -32,38 -26,26 18,20 22,29 40,28 56,33 40,12 36,0');
const GALLEY: Shape['hull'] = points('-46,0 -52,24 -38,14 34,12 60,6 38,2');
const RAM: Part = {
  ink: 'iron',
  at: points('38,10 62,3 38,0'),
};
const funnel = (x: number): Part[] => [
  {
    ink: 'iron',
    at: points('-3.5,14 -3,42 3,42 3.5,14', x),
  },
  {
    ink: 'smoke',
    at: points('-2,44 -12,50 -22,48 -26,56 -14,60 -2,54', x),
  },
];
const turret = (x: number): Part => ({
  ink: 'iron',
  at: points('-10,14 -8,25 6,25 22,23 22,20 8,19 9,14', x),
});
const mortar = (x: number): Part => ({
  ink: 'iron',
  at: points('-5,12 -2,30 12,34 15,26 7,12', x),
});
const IRON: Shape['hull'] = points('-48,0 -50,10 -36,16 34,16 48,8 50,0');
const WHEEL: Part = {
  ink: 'plank',
  at: points('-20,20 -12,22 -4,20 -1,10 -5,0 -19,0 -23,10'),
};
const SPIKES: Part = {
  ink: 'iron',
  at: points('34,16 66,24 40,10 70,6 36,2'),
};
const SWAN: Shape['hull'] = points('-40,0 -56,28 -40,16 28,13 52,36 60,34 44,8 34,0');

/** Our own silhouettes. */
export const SHAPES: Partial<Record<Glyph, Shape>> = {
  'first-rate': shape(
    TALL,
    [mast(-0.3, 0.76, 0.26), mast(0, 0.96, 0.34, 3), mast(0.28, 0.84, 0.3)],
    [
      {
        ink: 'plank',
        at: points('-48,40 -50,56 -38,56 -36,38'),
      },
    ],
  ),
  galleon: shape(TALL, [mast(-0.32, 0.66, 0.3, 1, 'lateen'), mast(-0.02, 0.9, 0.36), mast(0.28, 0.76, 0.3)]),
  frigate: shape(LOW, [mast(-0.3, 0.66, 0.24), mast(-0.02, 0.82, 0.32), mast(0.26, 0.72, 0.28)]),
  cutter: shape(LOW, [mast(-0.04, 0.76, 0.46, 1, 'lateen')]),
  sloop: shape(LOW, [mast(-0.12, 0.76, 0.36), mast(0.22, 0.62, 0.28)], [], [-0.26, 0.26]),
  galley: shape(GALLEY, [mast(-0.06, 0.66, 0.42, 1, 'lateen')], [RAM], [-0.32, 0.28]),
  gunboat: shape(GALLEY, [mast(-0.22, 0.64, 0.34, 1)], [mortar(0.18)], [-0.34, 0.1]),
  ironclad: shape(IRON, [], [...funnel(-0.16), turret(0.14), RAM]),
  boat: shape(SWAN, [mast(-0.04, 0.82, 0.42, 1, 'fin')]),
  brig: shape(SWAN, [mast(-0.2, 0.74, 0.34, 1, 'fin'), mast(0.12, 0.9, 0.4, 1, 'fin')]),
  nao: shape(
    SWAN,
    [mast(-0.22, 0.84, 0.44, 1, 'fin'), mast(0.1, 0.7, 0.36, 1, 'fin')],
    [
      {
        ink: 'colour',
        at: points('50,36 50,48 58,42 72,42 66,34 60,33'),
      },
    ],
  ),
  raft: shape(points('-46,0 -48,12 46,12 44,0'), [mast(-0.24, 0.58, 0.34, 1, 'patched')], [mortar(0.1), WHEEL]),
  canoe: shape(points('-46,0 -52,22 -30,14 36,16 40,0'), [mast(-0.12, 0.68, 0.4, 1, 'patched')], [SPIKES, WHEEL]),
  merchantman: shape(TALL, [mast(-0.26, 0.72, 0.34, 1, 'patched'), mast(0.14, 0.92, 0.44, 2, 'patched')], [WHEEL, SPIKES]),
};
