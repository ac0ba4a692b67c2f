import { z } from 'zod';
import type { Stat } from './nouns.js';

/** The thirty improvements: each gives +2 to one statistic of one ship (MW2.1). */

export const Refit = z.enum([
  'inspired-seamanship',
  'streamlined-hull',
  'rogue-captain',
  'magic-standard',
  'reinforced-bulkheads',
  'fire-pumps',
  'heavy-timbering',
  'armor-plating',
  'magic-figurehead',
  'massive-hull',
  'shield-wall',
  'chain-grapples',
  'dreaded-captain',
  'ships-surgeon',
  'boarding-nets',
  'war-banner',
  'war-leader',
  'warrior-priests',
  'berserkers',
  'villainous-crew',
  'divine-icon-of-wrath',
  'volley-fire',
  'long-range-guns',
  'fire-strike',
  'heavy-cannon',
  'master-gunner',
  'inspired-gunnery',
  'bow-chasers',
  'swivel-guns',
  'crows-nest-guns',
]);
export type Refit = z.infer<typeof Refit>;
export const REFITS = Refit.options;

/** What each gives, and where it says so. */
export const GAIN = 2;
/** No ship takes more (MW2.3). */
export const MOST_REFITS = 2;

const SPEED: readonly Stat[] = ['sail', 'row'];
const HULL: readonly Stat[] = ['hull'];
const BOARD: readonly Stat[] = ['board'];
const GUNS: readonly Stat[] = ['broad', 'fire'];

/** The statistics that a card may raise; where there are two its owner picks one as he assigns it. */
export const RAISES: Readonly<Record<Refit, readonly Stat[]>> = {
  'inspired-seamanship': SPEED,
  'streamlined-hull': SPEED,
  'rogue-captain': SPEED,
  'magic-standard': SPEED,
  'reinforced-bulkheads': HULL,
  'fire-pumps': HULL,
  'heavy-timbering': HULL,
  'armor-plating': HULL,
  'magic-figurehead': HULL,
  'massive-hull': HULL,
  'shield-wall': ['board', 'hull'],
  'chain-grapples': BOARD,
  'dreaded-captain': BOARD,
  'ships-surgeon': BOARD,
  'boarding-nets': BOARD,
  'war-banner': BOARD,
  'war-leader': BOARD,
  'warrior-priests': BOARD,
  berserkers: BOARD,
  'villainous-crew': BOARD,
  'divine-icon-of-wrath': ['fire'],
  'volley-fire': ['broad', 'board'],
  'long-range-guns': GUNS,
  'fire-strike': GUNS,
  'heavy-cannon': GUNS,
  'master-gunner': GUNS,
  'inspired-gunnery': GUNS,
  'bow-chasers': GUNS,
  'swivel-guns': GUNS,
  'crows-nest-guns': GUNS,
};

/** `ships-surgeon` as it is printed on the card. */
export const refitName = (refit: Refit): string =>
  NAMES[refit] ??
  refit
    .split('-')
    .map((word, nth) => (nth > 0 && word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
const NAMES: Partial<Record<Refit, string>> = { 'ships-surgeon': 'Ship’s Surgeon', 'crows-nest-guns': 'Crow’s Nest Guns' };
