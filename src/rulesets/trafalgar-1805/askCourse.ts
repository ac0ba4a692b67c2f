import type { FieldOf, Option } from '../../engine/form.js';
import type { Asked } from './asked.js';
import { amount, choice, option, standing } from './fields.js';
import { nextAhead } from './fleet.js';
import { unsteered } from './foretell.js';
import type { Intent, ShipOrder } from './order.js';

/** Where she is to go when she has no track. */

const INTENTS: Record<Intent, readonly [label: string, note: string]> = {
  none: ['As she goes', 'in line: her next ahead; alone: her heading and rate'],
  follow: ['Follow', 'keep in the wake of her next ahead'],
  engage: ['Engage', 'lay her broadside to the enemy as near as orders allow'],
  rake: ['Rake', 'cross the enemy’s bow or stern'],
  'break-line': ['Break the line', 'pass between two enemies'],
  'hold-range': ['Hold the range', 'keep so many squares off, broadside on'],
  close: ['Close', 'shorten the distance'],
  'keep-off': ['Keep off', 'lengthen the distance'],
  'heave-to': ['Heave to', 'a square on, then stop'],
  escape: ['Escape', 'away from every enemy'],
};

/** Intents that look at one enemy (without a name, at the nearest), that take a side of her, that keep a distance. */
const AIMED: readonly Intent[] = ['engage', 'rake', 'break-line', 'hold-range', 'close', 'keep-off'];
const SIDED: readonly Intent[] = ['engage', 'rake', 'break-line', 'hold-range', 'close'];
const RANGED: readonly Intent[] = ['engage', 'hold-range'];

const NOBODY: ReadonlySet<string> = new Set();

const barIf = ({ ship, order }: Asked, needed: readonly Intent[], bar: string): string | null =>
  unsteered(ship) ?? (needed.includes(order.intent) ? null : bar);

export const courseFields = (asked: Asked, targets: Option[]): (FieldOf<'choice'> | FieldOf<'amount'>)[] => [
  intentField(asked),
  againstField(asked, targets),
  sideField(asked),
  rangeField(asked),
];

function intentField({ view, ship, order, written }: Asked): FieldOf<'choice'> {
  const leads = nextAhead(view, ship, NOBODY) === null;
  const barOf = (intent: Intent) => (intent === 'follow' && leads ? 'She has no next ahead to follow' : null);
  const options = (Object.keys(INTENTS) as Intent[]).map(intent => option(intent, ...INTENTS[intent], { bar: barOf(intent) }));
  const head = standing('intent', 'Intent', 'What she makes for when she has no track.', ['do'], written, unsteered(ship));
  return choice(head, options, order.intent, INTENTS.none[0]);
}

function againstField(asked: Asked, targets: Option[]): FieldOf<'choice'> {
  const bar = barIf(asked, AIMED, 'Her intent names no enemy');
  const head = standing('against', 'Against', 'The enemy that her intent looks at.', ['whom', 'enemy'], asked.written, bar);
  return choice(head, targets, asked.order.against, 'the nearest');
}

const SIDES: Record<ShipOrder['side'], string> = { any: 'Either side', weather: 'To windward of her', lee: 'To leeward of her' };

function sideField(asked: Asked): FieldOf<'choice'> {
  const bar = barIf(asked, SIDED, 'Her intent takes no side');
  const head = standing('side', 'Side', 'On which side of the enemy to fight.', ['gauge'], asked.written, bar);
  const options = (Object.keys(SIDES) as ShipOrder['side'][]).map(side => option(side, SIDES[side]));
  return choice(head, options, asked.order.side, SIDES.any);
}

function rangeField(asked: Asked): FieldOf<'amount'> {
  const max = asked.view.tables.randomMax;
  const bar = barIf(asked, RANGED, 'Her intent keeps no distance');
  const head = standing('range', 'Range', 'Squares to keep from the enemy; 0 is alongside.', ['distance'], asked.written, bar);
  return amount(head, { min: 0, max, step: 1, unit: 'squares' }, Math.min(asked.order.range, max));
}
