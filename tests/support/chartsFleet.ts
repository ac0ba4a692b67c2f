import type { Craft, Mark, Chart as Sheet } from '../../src/engine/sheet.js';
import { craft, sheet, wake } from './chartsBuild.js';

/** Two British columns bearing down on a curved line, as on 21 October 1805. */

const BRITISH = [
  'Victory',
  'Temeraire',
  'Neptune',
  'Leviathan',
  'Britannia',
  'Conqueror',
  'Africa',
  'Agamemnon',
  'Ajax',
  'Orion',
  'Minotaur',
  'Spartiate',
  'Royal Sovereign',
  'Belleisle',
  'Mars',
  'Tonnant',
  'Bellerophon',
  'Colossus',
  'Achille',
  'Dreadnought',
  'Polyphemus',
  'Revenge',
  'Swiftsure',
  'Defiance',
  'Thunderer',
  'Defence',
  'Prince',
];
const ALLIED = [
  'Neptuno',
  'Scipion',
  'Rayo',
  'Formidable',
  'Duguay-Trouin',
  'San Francisco de Asis',
  'Mont-Blanc',
  'San Agustin',
  'Heros',
  'Santisima Trinidad',
  'Bucentaure',
  'Redoutable',
  'San Justo',
  'Neptune',
  'San Leandro',
  'Santa Ana',
  'Indomptable',
  'Fougueux',
  'Monarca',
  'Pluton',
  'Algesiras',
  'Bahama',
  'Aigle',
  'Montanes',
  'Swiftsure',
  'Argonaute',
  'Argonauta',
  'San Ildefonso',
  'Achille',
  'Principe de Asturias',
  'Berwick',
  'San Juan Nepomuceno',
  'Hortense',
];
const FIRST = new Set(['Victory', 'Britannia', 'Royal Sovereign', 'Santisima Trinidad', 'Santa Ana', 'Principe de Asturias', 'Rayo']);
const SPANISH = new Set([
  'Neptuno',
  'Rayo',
  'San Francisco de Asis',
  'San Agustin',
  'Santisima Trinidad',
  'San Justo',
  'San Leandro',
  'Santa Ana',
  'Monarca',
  'Bahama',
  'Montanes',
  'Argonauta',
  'San Ildefonso',
  'Principe de Asturias',
  'San Juan Nepomuceno',
]);
const FLAGS = new Set([
  'Victory',
  'Royal Sovereign',
  'Bucentaure',
  'Santa Ana',
  'Principe de Asturias',
  'Formidable',
  'Santisima Trinidad',
]);

const build = (name: string) =>
  FIRST.has(name) ? ({ glyph: 'first-rate', length: 1, beam: 0.28 } as const) : ({ glyph: 'third-rate', length: 0.9, beam: 0.25 } as const);

const column = (nth: number): Craft => {
  const name = BRITISH[nth] ?? `B${nth}`;
  const [lee, place] = nth < 12 ? [0, nth] : [1, nth - 12];
  return craft(`b${nth}`, 24 - place * 1 - lee * 4, 20 + lee * 24 + (place % 3 === 2 ? 1 : 0), 90, {
    ...build(name),
    name,
    rank: FLAGS.has(name) ? 0 : 3,
    canvas: 'full',
  });
};

const line = (nth: number): Craft => {
  const name = ALLIED[nth] ?? `A${nth}`;
  const y = 2 + nth * 2;
  return craft(`a${nth}`, Math.round(30 + ((y - 34) / 16) ** 2), y, nth % 5 === 0 ? 315 : 0, {
    ...build(name),
    name,
    livery: SPANISH.has(name) ? 2 : 1,
    rank: FLAGS.has(name) ? 0 : 3,
    canvas: 'fighting',
  });
};

const trail = (ship: Craft): Mark => {
  const { x, y } = ship.at;
  return ship.heading === 90 ? wake(ship.livery, [x - 2, y], [x - 1, y], [x, y]) : wake(ship.livery, [x, y + 2], [x, y + 1], [x, y]);
};

/** So many ships of both fleets, on a board to suit. */
export function fleets(count: number): Sheet {
  const half = Math.floor(count * 0.45);
  const ships = [
    ...Array.from({ length: half }, (_, nth) => column(count > 30 ? nth : nth)),
    ...Array.from({ length: count - half }, (_, nth) => line(count > 30 ? nth : nth + 6)),
  ];
  const [xs, ys] = [ships.map(ship => ship.at.x), ships.map(ship => ship.at.y)];
  return sheet({
    title: 'Trafalgar',
    subtitle: 'After turn 3 of 40 · wind WNW, light',
    window: { left: Math.min(...xs) - 3, top: Math.min(...ys) - 3, right: Math.max(...xs) + 3, bottom: Math.max(...ys) + 3 },
    liveries: [
      { livery: 0, name: 'British' },
      { livery: 1, name: 'French' },
      { livery: 2, name: 'Spanish' },
    ],
    marks: [...ships.map(trail), ...ships],
    size: 'large',
  });
}
