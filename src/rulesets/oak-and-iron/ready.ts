import type { CardId } from './cards.js';
import { CLASSES, type ClassId, type Fit } from './classes.js';
import { handSize } from './faults.js';
import { NATIONS, type Nation, Size } from './nouns.js';
import type { AdmiralId, UpgradeId } from './refits.js';
import type { Berth, Muster } from './scenario.js';

/** Squadrons ready to sail, one for each nation and size: what silence takes, and where a builder may start from (OI10.7). */

type Line = readonly [ship: ClassId, skill?: number, fits?: readonly Fit[], upgrades?: readonly UpgradeId[], count?: number];
interface Plan {
  readonly admiral: AdmiralId;
  readonly lines: readonly Line[];
}

/** Ordered so that the first five, six, seven or eight make a lawful hand. */
const HANDS: Record<Nation, readonly CardId[]> = {
  english: ['down', 'careful-aim', 'effective-fire', 'more-closely', 'fast-loaders', 'long-range-gunnery', 'reload', 'favorable-wind'],
  dutch: ['down', 'take-courage', 'effective-fire', 'adjust-position', 'seize-opportunity', 'reload', 'careful-aim', 'favorable-wind'],
  french: ['elan', 'take-courage', 'effective-fire', 'swift-vessels', 'favorable-wind', 'superior-firepower', 'reload', 'adjust-position'],
  spanish: ['down', 'heavy-musketry', 'effective-fire', 'resilient', 'bravado', 'reload', 'take-courage', 'favorable-wind'],
  pirate: ['down', 'take-courage', 'effective-fire', 'adjust-position', 'favorable-wind', 'deception', 'reload', 'through-the-smoke'],
};

const FREGATE: readonly Fit[] = ['guns', 'weatherly'];
const PLANS: Record<Nation, Record<Size, Plan>> = {
  english: {
    patrol: {
      admiral: 'experienced',
      lines: [
        ['fifth-rate', 1, ['guns', 'swift'], ['boarding-party']],
        ['sixth-rate', 0, [], [], 2],
      ],
    },
    skirmish: {
      admiral: 'benbow',
      lines: [
        ['fourth-rate', 1, ['guns', 'weatherly'], ['efficient-loaders']],
        ['fifth-rate', 1, ['guns', 'swift']],
        ['fifth-rate', 0, ['guns']],
        ['sixth-rate', 0, ['swift']],
        ['sloop'],
      ],
    },
    engagement: {
      admiral: 'monck',
      lines: [
        ['first-rate', 2, ['guns', 'weatherly']],
        ['third-rate', 1],
        ['fourth-rate', 0, ['guns', 'stout', 'swift']],
        ['fourth-rate', 0, ['guns', 'swift']],
        ['fifth-rate'],
        ['sixth-rate'],
      ],
    },
  },
  dutch: {
    patrol: { admiral: 'evertsen', lines: [['fifth-rate'], ['fluyt'], ['corvette', 0, ['swift'], [], 2]] },
    skirmish: {
      admiral: 'evertsen',
      lines: [
        ['fourth-rate', 1, ['guns'], ['sailing-master']],
        ['fifth-rate', 1, ['guns']],
        ['fifth-rate', 0, ['guns']],
        ['fluyt', 0, ['guns', 'stout']],
        ['brigantine', 0, ['guns']],
      ],
    },
    engagement: {
      admiral: 'de-ruyter',
      lines: [
        ['second-rate', 1, ['guns'], ['sailing-master']],
        ['third-rate'],
        ['fourth-rate', 0, ['guns'], [], 2],
        ['fifth-rate', 0, ['guns', 'swift'], [], 2],
      ],
    },
  },
  french: {
    patrol: {
      admiral: 'duguay-trouin',
      lines: [
        ['petite-fregate', 0, FREGATE, [], 2],
        ['corvette', 0, [], [], 2],
      ],
    },
    skirmish: {
      admiral: 'd-estrees',
      lines: [
        ['fourth-rate', 2, ['guns', 'weatherly']],
        ['petite-fregate', 1, [...FREGATE, 'crew'], ['corsairs']],
        ['petite-fregate', 1, FREGATE],
        ['sixth-rate', 0, ['guns', 'stout']],
        ['corvette'],
      ],
    },
    engagement: {
      admiral: 'd-estrees',
      lines: [
        ['first-rate', 2, ['guns', 'weatherly']],
        ['third-rate', 1],
        ['fourth-rate', 1, ['guns', 'weatherly'], [], 2],
        ['petite-fregate', 1, FREGATE, ['corsairs'], 2],
      ],
    },
  },
  spanish: {
    patrol: { admiral: 'pereira-freire', lines: [['light-galleon', 0, ['stout', 'guns']], ['light-galleon'], ['brigantine']] },
    skirmish: {
      admiral: 'ochoa-de-zarate',
      lines: [
        ['galleon', 0, [], ['marines']],
        ['light-galleon', 0, ['stout', 'guns'], [], 2],
        ['brigantine', 0, [], [], 2],
      ],
    },
    engagement: {
      admiral: 'ochoa-de-zarate',
      lines: [
        ['third-rate', 1, ['stout']],
        ['galleon', 0, [], ['marines'], 2],
        ['light-galleon', 0, ['stout', 'guns'], [], 3],
        ['brigantine', 0, [], [], 2],
      ],
    },
  },
  pirate: {
    patrol: { admiral: 'teach', lines: [['queen-anne'], ['revenge'], ['sloop', 0, ['guns', 'crew']], ['brigantine', 0, ['crew']]] },
    skirmish: {
      admiral: 'roberts',
      lines: [
        ['queen-anne', 1],
        ['fifth-rate', 0, ['crew', 'guns']],
        ['petite-fregate', 0, ['crew', 'guns'], [], 2],
        ['revenge'],
        ['brigantine', 0, ['crew', 'guns', 'swift']],
      ],
    },
    engagement: {
      admiral: 'roberts',
      lines: [
        ['queen-anne', 1],
        ['light-galleon', 1, ['crew', 'guns'], [], 2],
        ['fifth-rate', 1, ['crew', 'guns'], ['corsairs'], 3],
        ['petite-fregate', 0, ['crew', 'guns'], [], 2],
        ['revenge'],
        ['brigantine', 0, ['crew']],
      ],
    },
  },
};

const NAMES: Record<Nation, readonly string[]> = {
  english: ['Dragon', 'Antelope', 'Ruby', 'Success', 'Fox', 'Swallow', 'Nonsuch', 'Adventure', 'Assistance', 'Drake'],
  dutch: ['Eendracht', 'Hoorn', 'Gouda', 'Zeelandia', 'Haas', 'Duif', 'Prins', 'Vlissingen', 'Arend', 'Postpaard'],
  french: ['Superbe', 'Railleuse', 'Alcyon', 'Hermine', 'Serpente', 'Mutine', 'Fleuron', 'Vigilant', 'Galant', 'Jolie'],
  spanish: ['San Felipe', 'Concepción', 'Rosario', 'Esperanza', 'Soledad', 'Magdalena', 'Trinidad', 'Santiago', 'San Pedro', 'Sol'],
  pirate: ['Fancy', 'Ranger', 'Happy Delivery', 'Rover', 'Night Rambler', 'Bachelor', 'Sea King', 'Fortune', 'Whydah', 'Good Intent'],
};
const christened = (nation: Nation, berths: readonly Berth[]): Berth[] =>
  berths.map((berth, nth) => (CLASSES[berth.class].pirate ? berth : { ...berth, name: NAMES[nation][nth] ?? berth.name }));

/** Berths of a list of classes, numbered within each class: `sloop1`, `Sloop 2`. */
export function berthsOf(lines: readonly Line[]): Berth[] {
  const counts = new Map<ClassId, number>();
  return lines.flatMap(([ship, skill = 0, fits = [], upgrades = [], count = 1]) =>
    Array.from({ length: count }, () => {
      const nth = (counts.get(ship) ?? 0) + 1;
      counts.set(ship, nth);
      return { id: `${ship}${nth}`, class: ship, name: named(ship, nth), skill, fits: [...fits], upgrades: [...upgrades], captain: null };
    }),
  );
}
export const named = (ship: ClassId, nth: number): string => (CLASSES[ship].pirate ? CLASSES[ship].name : `${CLASSES[ship].name} ${nth}`);

export function readySquadron(nation: Nation, size: Size): Muster {
  const { admiral, lines } = PLANS[nation][size];
  const ships = christened(nation, berthsOf(lines));
  return { nation, ships, admiral, hired: null, flagship: ships[0]?.id ?? '', hand: HANDS[nation].slice(0, handSize({ admiral })) };
}

/** What silence musters: the ready squadron of the seat's nation, or of the first. */
export const readyFor = (nation: Nation | null, size: Size): Muster => readySquadron(nation ?? 'english', size);
export const READY_IDS = NATIONS.flatMap(nation => Size.options.map(size => ({ id: `${nation}-${size}`, nation, size })));
export const defaultHand = (nation: Nation, size: number): CardId[] => HANDS[nation].slice(0, size);
