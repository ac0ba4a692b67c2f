import type { List, ShipType, Stats } from './nouns.js';

/** The five lists and their eighteen types of ship (MW1.2). */

export interface Type {
  readonly list: List;
  readonly name: string;
  readonly cost: number;
  readonly stats: Stats;
  /** Takes 1 from each die of Fire-Forward (MW5.3). */
  readonly indirect: boolean;
  /** Fire-Forward that hits at all does 1D6 (MW5.4). */
  readonly blast: boolean;
  /** May attack again after sinking by ramming (MW5.10). */
  readonly dragon: boolean;
}

export interface Navy {
  readonly name: string;
  /** `the Empire`, `the Orcs`: in a sentence. */
  readonly folk: string;
  readonly wizard: boolean;
  /** Cannot be boarded while undamaged; an enemy wizard casts at 1 less; may repair (MW6.1, MW6.2, MW7.3). */
  readonly iron: boolean;
  /** Its Broadsides and Fire-Forward are not returned (MW5.8). */
  readonly swift: boolean;
  /** What its fleet may cost where the handicap is on (MW1.5). */
  readonly handicap: number;
}

export const NAVIES: Readonly<Record<List, Navy>> = {
  bretonnian: { name: 'Bretonnian', folk: 'the Bretonnians', wizard: true, iron: false, swift: false, handicap: 22 },
  empire: { name: 'Empire', folk: 'the Empire', wizard: true, iron: false, swift: false, handicap: 22 },
  dwarf: { name: 'Dwarf', folk: 'the Dwarfs', wizard: false, iron: true, swift: false, handicap: 17 },
  elf: { name: 'High Elf', folk: 'the High Elves', wizard: true, iron: false, swift: true, handicap: 20 },
  orc: { name: 'Orc', folk: 'the Orcs', wizard: true, iron: false, swift: false, handicap: 20 },
};

type Row = readonly [cost: number, hull: number, row: number, sail: number, broad: number, fire: number, ram: number, board: number];
type Power = 'indirect' | 'blast' | 'dragon';

function type(list: List, name: string, row: Row, ...powers: readonly Power[]): Type {
  const [cost, hull, rowing, sail, broad, fire, ram, board] = row;
  const stats = { hull, row: rowing, sail, broad, fire, ram, board };
  return {
    list,
    name,
    cost,
    stats,
    indirect: powers.includes('indirect'),
    blast: powers.includes('blast'),
    dragon: powers.includes('dragon'),
  };
}

export const TYPES: Readonly<Record<ShipType, Type>> = {
  buccaneer: type('bretonnian', 'Buccaneer', [2, 2, 0, 5, 2, 0, 0, 1]),
  corsair: type('bretonnian', 'Corsair', [4, 4, 0, 5, 3, 0, 0, 3]),
  galleon: type('bretonnian', 'Galleon', [6, 6, 0, 5, 5, 0, 0, 5]),
  greatship: type('empire', 'Greatship', [6, 7, 0, 3, 4, 0, 0, 6]),
  wargalley: type('empire', 'Wargalley', [3, 3, 2, 3, 2, 0, 3, 3]),
  wolfship: type('empire', 'Wolfship', [2, 2, 3, 4, 0, 2, 2, 2], 'indirect'),
  hellhammer: type('empire', 'Hellhammer', [3, 3, 2, 3, 0, 1, 0, 2], 'blast'),
  ironfist: type('empire', 'Ironfist', [3, 3, 2, 3, 0, 1, 0, 2], 'blast', 'indirect'),
  nautilus: type('dwarf', 'Nautilus', [3, 2, 3, 3, 1, 2, 4, 1]),
  monitor: type('dwarf', 'Monitor', [3, 4, 3, 3, 2, 1, 2, 1]),
  ironclad: type('dwarf', 'Ironclad', [4, 6, 3, 3, 3, 2, 3, 2]),
  dreadnaught: type('dwarf', 'Dreadnaught', [6, 8, 3, 3, 4, 2, 4, 3]),
  eagleship: type('elf', 'Eagleship', [2, 1, 0, 8, 2, 2, 0, 1]),
  hawkship: type('elf', 'Hawkship', [3, 2, 0, 6, 4, 4, 0, 2]),
  dragonship: type('elf', 'Dragonship', [4, 3, 0, 6, 0, 0, 6, 3], 'dragon'),
  'big-chukka': type('orc', 'Big Chukka', [2, 3, 2, 2, 0, 2, 2, 2], 'indirect'),
  'drilla-killa': type('orc', 'Drilla Killa', [3, 4, 2, 2, 0, 0, 5, 4]),
  hulk: type('orc', 'Hulk', [6, 8, 2, 2, 3, 2, 4, 7]),
};

export const typesOf = (list: List): ShipType[] => (Object.keys(TYPES) as ShipType[]).filter(type => TYPES[type].list === list);
