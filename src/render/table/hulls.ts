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

const LOW: Shape['hull'] = [
  [-0.46, 0],
  [-0.5, 0.2],
  [-0.36, 0.15],
  [0.3, 0.13],
  [0.5, 0.19],
  [0.42, 0.02],
  [0.36, 0],
];
const TALL: Shape['hull'] = [
  [-0.42, 0],
  [-0.5, 0.4],
  [-0.32, 0.38],
  [-0.26, 0.26],
  [0.18, 0.2],
  [0.22, 0.29],
  [0.4, 0.28],
  [0.56, 0.33],
  [0.4, 0.12],
  [0.36, 0],
];
const GALLEY: Shape['hull'] = [
  [-0.46, 0],
  [-0.52, 0.24],
  [-0.38, 0.14],
  [0.34, 0.12],
  [0.6, 0.06],
  [0.38, 0.02],
];
const RAM: Part = {
  ink: 'iron',
  at: [
    [0.38, 0.1],
    [0.62, 0.03],
    [0.38, 0],
  ],
};
const funnel = (x: number): Part[] => [
  {
    ink: 'iron',
    at: [
      [x - 0.035, 0.14],
      [x - 0.03, 0.42],
      [x + 0.03, 0.42],
      [x + 0.035, 0.14],
    ],
  },
  {
    ink: 'smoke',
    at: [
      [x - 0.02, 0.44],
      [x - 0.12, 0.5],
      [x - 0.22, 0.48],
      [x - 0.26, 0.56],
      [x - 0.14, 0.6],
      [x - 0.02, 0.54],
    ],
  },
];
const turret = (x: number): Part => ({
  ink: 'iron',
  at: [
    [x - 0.1, 0.14],
    [x - 0.08, 0.25],
    [x + 0.06, 0.25],
    [x + 0.22, 0.23],
    [x + 0.22, 0.2],
    [x + 0.08, 0.19],
    [x + 0.09, 0.14],
  ],
});
const mortar = (x: number): Part => ({
  ink: 'iron',
  at: [
    [x - 0.05, 0.12],
    [x - 0.02, 0.3],
    [x + 0.12, 0.34],
    [x + 0.15, 0.26],
    [x + 0.07, 0.12],
  ],
});
const IRON: Shape['hull'] = [
  [-0.48, 0],
  [-0.5, 0.1],
  [-0.36, 0.16],
  [0.34, 0.16],
  [0.48, 0.08],
  [0.5, 0],
];
const WHEEL: Part = {
  ink: 'plank',
  at: [
    [-0.2, 0.2],
    [-0.12, 0.22],
    [-0.04, 0.2],
    [-0.01, 0.1],
    [-0.05, 0],
    [-0.19, 0],
    [-0.23, 0.1],
  ],
};
const SPIKES: Part = {
  ink: 'iron',
  at: [
    [0.34, 0.16],
    [0.66, 0.24],
    [0.4, 0.1],
    [0.7, 0.06],
    [0.36, 0.02],
  ],
};
const SWAN: Shape['hull'] = [
  [-0.4, 0],
  [-0.56, 0.28],
  [-0.4, 0.16],
  [0.28, 0.13],
  [0.52, 0.36],
  [0.6, 0.34],
  [0.44, 0.08],
  [0.34, 0],
];

/** Our own silhouettes. */
export const SHAPES: Partial<Record<Glyph, Shape>> = {
  'first-rate': shape(
    TALL,
    [mast(-0.3, 0.76, 0.26), mast(0, 0.96, 0.34, 3), mast(0.28, 0.84, 0.3)],
    [
      {
        ink: 'plank',
        at: [
          [-0.48, 0.4],
          [-0.5, 0.56],
          [-0.38, 0.56],
          [-0.36, 0.38],
        ],
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
        at: [
          [0.5, 0.36],
          [0.5, 0.48],
          [0.58, 0.42],
          [0.72, 0.42],
          [0.66, 0.34],
          [0.6, 0.33],
        ],
      },
    ],
  ),
  raft: shape(
    [
      [-0.46, 0],
      [-0.48, 0.12],
      [0.46, 0.12],
      [0.44, 0],
    ],
    [mast(-0.24, 0.58, 0.34, 1, 'patched')],
    [mortar(0.1), WHEEL],
  ),
  canoe: shape(
    [
      [-0.46, 0],
      [-0.52, 0.22],
      [-0.3, 0.14],
      [0.36, 0.16],
      [0.4, 0],
    ],
    [mast(-0.12, 0.68, 0.4, 1, 'patched')],
    [SPIKES, WHEEL],
  ),
  merchantman: shape(TALL, [mast(-0.26, 0.72, 0.34, 1, 'patched'), mast(0.14, 0.92, 0.44, 2, 'patched')], [WHEEL, SPIKES]),
};
