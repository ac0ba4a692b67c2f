import type { List, ShipType } from './nouns.js';

/** How many of each type. */
export type Purchase = Partial<Record<ShipType, number>>;

export interface ReadyFleet {
  readonly id: string;
  readonly name: string;
  readonly ships: Purchase;
}

/** Fleets of twenty points that a captain may start from, smaller ones for the handicap, and half ones for two captains (MW1.4). */
export const READY: Readonly<Record<List, readonly ReadyFleet[]>> = {
  bretonnian: [
    { id: 'line', name: 'The line: two galleons, two corsairs', ships: { galleon: 2, corsair: 2 } },
    { id: 'swarm', name: 'Ten buccaneers', ships: { buccaneer: 10 } },
    { id: 'mixed', name: 'Galleon, three corsairs, a buccaneer', ships: { galleon: 1, corsair: 3, buccaneer: 1 } },
    { id: 'grand', name: 'Three galleons and a buccaneer', ships: { galleon: 3, buccaneer: 1 } },
    { id: 'great', name: 'Three galleons and a corsair (22)', ships: { galleon: 3, corsair: 1 } },
    { id: 'pair', name: 'Galleon and corsair (10)', ships: { galleon: 1, corsair: 1 } },
  ],
  empire: [
    { id: 'pride', name: 'Three greatships and a wolfship', ships: { greatship: 3, wolfship: 1 } },
    { id: 'crown', name: 'Greatship, two wargalleys, four wolfships', ships: { greatship: 1, wargalley: 2, wolfship: 4 } },
    { id: 'siege', name: 'Greatship, hellhammers and ironfists', ships: { greatship: 1, hellhammer: 2, ironfist: 2, wolfship: 1 } },
    { id: 'pack', name: 'Ten wolfships', ships: { wolfship: 10 } },
    { id: 'host', name: 'Greatship, two wargalleys, five wolfships (22)', ships: { greatship: 1, wargalley: 2, wolfship: 5 } },
    { id: 'pair', name: 'Greatship and two wolfships (10)', ships: { greatship: 1, wolfship: 2 } },
  ],
  dwarf: [
    { id: 'iron', name: 'Dreadnaught, two ironclads, two monitors', ships: { dreadnaught: 1, ironclad: 2, monitor: 2 } },
    { id: 'clad', name: 'Five ironclads', ships: { ironclad: 5 } },
    { id: 'great', name: 'Two dreadnaughts, two ironclads', ships: { dreadnaught: 2, ironclad: 2 } },
    { id: 'shoal', name: 'Six nautiluses (18)', ships: { nautilus: 6 } },
    { id: 'short', name: 'Dreadnaught, two ironclads, monitor (17)', ships: { dreadnaught: 1, ironclad: 2, monitor: 1 } },
    { id: 'pair', name: 'Dreadnaught and ironclad (10)', ships: { dreadnaught: 1, ironclad: 1 } },
  ],
  elf: [
    { id: 'wing', name: 'Four hawkships, two dragonships', ships: { hawkship: 4, dragonship: 2 } },
    { id: 'dragons', name: 'Five dragonships', ships: { dragonship: 5 } },
    { id: 'mixed', name: 'Two dragonships, two hawkships, three eagleships', ships: { dragonship: 2, hawkship: 2, eagleship: 3 } },
    { id: 'flock', name: 'Ten eagleships', ships: { eagleship: 10 } },
    { id: 'pair', name: 'Two hawkships and a dragonship (10)', ships: { hawkship: 2, dragonship: 1 } },
  ],
  orc: [
    { id: 'waaargh', name: 'Two hulks, two drillas, a chukka', ships: { hulk: 2, 'drilla-killa': 2, 'big-chukka': 1 } },
    { id: 'drillas', name: 'Six drilla killas and a chukka', ships: { 'drilla-killa': 6, 'big-chukka': 1 } },
    { id: 'chukkas', name: 'Ten big chukkas', ships: { 'big-chukka': 10 } },
    { id: 'short', name: 'Six drilla killas (18)', ships: { 'drilla-killa': 6 } },
    { id: 'pair', name: 'Hulk and two chukkas (10)', ships: { hulk: 1, 'big-chukka': 2 } },
  ],
};

/** What the AI captain sails with. */
export const FAVOURITES: Readonly<Record<List, string>> = {
  bretonnian: 'mixed',
  empire: 'crown',
  dwarf: 'clad',
  elf: 'wing',
  orc: 'waaargh',
};
