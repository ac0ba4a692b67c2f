import type { Field, FieldOf, Option } from '../../engine/form.js';
import { range } from '../../engine/grid.js';
import type { Asked } from './asked.js';
import { amount, choice, clauses, option, standing, toggle } from './fields.js';
import { type ShipOrder, THENS, WHENS } from './order.js';
import { shipIn } from './vessel.js';

/** Boarding, breaking free, and what is to happen if something else does. */

/** Enemies further off than this cannot be boarded in a turn. */
const PREY = 8;

const BOARDS: Record<ShipOrder['board'], readonly [label: string, note: string | null]> = {
  never: ['never', null],
  odds: ['if the odds are good', 'at least the chance below, by what can be seen of her'],
  masts: ['if she has lost masts', 'at most so many left, below'],
  always: ['whenever she can', null],
};

export const boardingFields = (asked: Asked, targets: Option[]): Field[] => [
  boardField(asked),
  oddsField(asked),
  mastsField(asked),
  preyField(asked, targets),
  ...(asked.ship.foul.length > 0 ? [freeField(asked)] : []),
  ifsField(asked),
];

function boardField({ view, order, written }: Asked): FieldOf<'choice'> {
  const where = view.tables.boardReach === 0 ? 'the same square' : 'the same or the next square';
  const options = (Object.keys(BOARDS) as ShipOrder['board'][]).map(board => option(board, ...BOARDS[board]));
  const head = standing('board', 'Board', `An enemy in ${where} that has moved at most one.`, ['boarding'], written);
  return choice(head, options, order.board, BOARDS.never[0]);
}

const barUnless = ({ order }: Asked, board: ShipOrder['board']): string | null =>
  order.board === board ? null : `Only where boarding is "${BOARDS[board][0]}"`;

const oddsField = (asked: Asked): FieldOf<'amount'> =>
  amount(
    standing('odds', 'Least odds', null, ['chance'], asked.written, barUnless(asked, 'odds')),
    { min: 0, max: 100, step: 5, unit: '%' },
    asked.order.odds,
  );

const mastsField = (asked: Asked): FieldOf<'amount'> =>
  amount(
    standing('masts', 'Most masts left', null, [], asked.written, barUnless(asked, 'masts')),
    { min: 0, max: 3, step: 1, unit: 'masts' },
    asked.order.masts,
  );

function preyField({ view, ship, order, written }: Asked, targets: Option[]): FieldOf<'choice'> {
  const near = (id: string) => range(ship.at, shipIn(view, id)?.at ?? ship.at) <= PREY;
  const bar = order.board === 'never' ? 'Boarding is "never"' : null;
  const options = targets.filter(target => target.id === order.prey || near(target.id));
  return choice(standing('prey', 'Board whom', null, ['prize'], written, bar), options, order.prey, 'anyone');
}

function freeField({ order, written }: Asked): FieldOf<'toggle'> {
  const help = 'A double on two dice clears her before she moves; otherwise she stays foul.';
  return toggle(standing('free', 'Break free', help, ['clear'], written), order.free, ['try to get clear', 'stay foul']);
}

const WHEN_WORDS: Record<(typeof WHENS)[number], string> = {
  raked: 'she is raked',
  'target-struck': 'her target strikes',
  'failed-tack': 'she misses stays',
  'enemy-within': 'an enemy is within',
  dismasted: 'she loses a mast',
};
const THEN_WORDS: Record<(typeof THENS)[number], string> = {
  'turn-away': 'turn away',
  'next-nearest': 'take the next nearest',
  wear: 'wear',
  'heave-to': 'heave to',
  'keep-off': 'keep off',
  'hold-fire': 'hold fire',
  close: 'close',
};

function ifsField({ view, order, written }: Asked): FieldOf<'clauses'> {
  const within = { min: 0, max: view.tables.randomMax, step: 1, unit: 'squares' };
  const whens = WHENS.map(when => ({ option: option(when, WHEN_WORDS[when]), by: when === 'enemy-within' ? within : null }));
  const thens = THENS.map(then => option(then, THEN_WORDS[then]));
  const head = standing('ifs', 'If … then', 'At most three; each takes its place in the turn when it comes true.', ['if'], written);
  return clauses(head, whens, thens, order.ifs, 'nothing');
}
