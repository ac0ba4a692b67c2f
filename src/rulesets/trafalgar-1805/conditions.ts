import type { z } from 'zod';
import type { Clause } from '../../engine/form.js';
import { range } from '../../engine/grid.js';
import type { Intent, ShipOrder, THENS, WHENS } from './order.js';
import type { Play } from './play.js';
import { mastsLost } from './sailing.js';
import type { Ship } from './state.js';
import { foesOf, type Sea, shipIn, type Vessel } from './vessel.js';

/** What a helmsman is told to aim at: an intent, or what only an if-clause can order. */
export type Aim = Intent | 'turn-away' | 'wear';

type When = (typeof WHENS)[number];
type Then = (typeof THENS)[number];

/** What if-clauses look at: plain sight, and what has happened to her this turn. */
export interface Plight {
  readonly sea: Sea;
  readonly ship: Vessel;
  readonly order: ShipOrder;
  readonly raked: boolean;
}

/** What an order comes to when its if-clauses have been looked at. */
export interface Effective {
  readonly order: ShipOrder;
  readonly aim: Aim;
  readonly holdFire: boolean;
}

const nearest = (sea: Sea, ship: Vessel): number => Math.min(99, ...foesOf(sea, ship).map(foe => range(ship.at, foe.at)));

/** T9.6: when each condition holds. */
const HOLDS: Record<When, (plight: Plight, by: number) => boolean> = {
  raked: ({ raked }) => raked,
  'target-struck': ({ sea, order }) => shipIn(sea, order.against ?? order.fire[0] ?? null)?.condition === 'struck',
  'failed-tack': ({ ship }) => ship.condition === 'irons',
  'enemy-within': ({ sea, ship }, by) => nearest(sea, ship) <= by,
  dismasted: ({ ship }) => ship.masts !== null && mastsLost(ship.masts) > 0,
};

/** T9.7: what each consequence makes of the order; the track goes, for it was meant for another state of things. */
const MAKES: Record<Then, Aim | null> = {
  'turn-away': 'turn-away',
  'next-nearest': 'engage',
  wear: 'wear',
  'heave-to': 'heave-to',
  'keep-off': 'keep-off',
  'hold-fire': null,
  close: 'close',
};

const isWhen = (word: string): word is When => word in HOLDS;
const isThen = (word: string | null): word is Then => word !== null && word in MAKES;

const WITHIN = 3;

function holding(plight: Plight): Then[] {
  return plight.order.ifs.flatMap(({ when, by, then }: z.infer<typeof Clause>) =>
    isWhen(when) && isThen(then) && HOLDS[when](plight, by ?? WITHIN) ? [then] : [],
  );
}

/** T9.6, T9.7: the first clause that holds and bears on sailing decides where she goes; `hold-fire` silences her whatever its place. */
export function effective(plight: Plight): Effective {
  const { order } = plight;
  if (order.ifs.length === 0) return { order, aim: order.intent, holdFire: false };
  const thens = holding(plight);
  const holdFire = thens.includes('hold-fire');
  const then = thens.find(one => one !== 'hold-fire');
  const aim = then ? MAKES[then] : null;
  if (!aim) return { order, aim: order.intent, holdFire };
  const against = then === 'next-nearest' ? null : order.against;
  return { order: { ...order, track: [], against, ...(order.range < 6 && then === 'keep-off' ? { range: 6 } : {}) }, aim, holdFire };
}

export const conditional = ({ state, orderOf }: Play, ship: Ship): Effective =>
  effective({ sea: state, ship, order: orderOf(ship.id), raked: ship.raked });
