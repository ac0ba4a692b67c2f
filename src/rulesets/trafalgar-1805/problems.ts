import type { Problem } from '../../engine/form.js';
import { type Square, sameSquare, squareKey } from '../../engine/grid.js';
import { squareLabel } from './board.js';
import { legalTracks } from './courses.js';
import { barOfLine, type Foretold } from './foretell.js';
import { hullOf } from './hulls.js';
import { codesOf, endBar, nextSteps, run } from './legal.js';
import { PAD, turnsOf } from './plot.js';
import { listed, sentence } from './sea.js';
import type { Sight } from './sight.js';
import { shipLabel } from './teller.js';
import { isAtSea } from './vessel.js';

/** What is wrong with the orders, or worth knowing, ship by ship and between ships. */
export const problemsOf = (view: Sight, told: ReadonlyMap<string, Foretold>): Problem[] => {
  const all = [...told.values()];
  return [
    ...all.flatMap(one => [...illegal(view, one), ...tooShort(view, one), ...halfIf(one), ...waiting(view, one), ...inTheWay(view, one)]),
    ...crowded(view, all),
  ];
};

const problem = (grade: Problem['grade'], unit: string, field: string | null, say: string, more: Partial<Problem> = {}): Problem => ({
  grade,
  unit,
  field,
  at: null,
  say: sentence(say).slice(0, 200),
  instead: [],
  ...more,
});

/** A step that she may not take: refused, with its place and what she may do there. */
function illegal(view: Sight, { ship, order, cut }: Foretold): Problem[] {
  if (!cut) return [];
  const hull = hullOf(view, ship);
  const { progress } = run(hull, view.wind, turnsOf(order.track));
  const instead = nextSteps(hull, view.wind, progress)
    .filter(one => one.bar === null)
    .map(one => PAD[one.step].label);
  return [problem('refused', ship.id, 'track', `${shipLabel(view, ship)}, step ${cut.at + 1}: ${cut.why}`, { at: cut.at, instead })];
}

/** A track that stops before she may: she runs straight on, so it is only warned of. */
function tooShort(view: Sight, { ship, order, how, cut }: Foretold): Problem[] {
  if (how !== 'track' || cut) return [];
  const hull = hullOf(view, ship);
  const why = endBar(hull, view.wind, run(hull, view.wind, turnsOf(order.track)).progress);
  return why === null
    ? []
    : [problem('warned', ship.id, 'track', `${shipLabel(view, ship)} may not stop there (${why}): she would run on`)];
}

const halfIf = ({ ship, order }: Foretold): Problem[] =>
  order.ifs.some(clause => clause.then === null)
    ? [problem('warned', ship.id, 'ifs', 'a condition without a consequence is left out')]
    : [];

/** An intent that must wait, because she keeps her line. */
function waiting(view: Sight, { ship, how, order }: Foretold): Problem[] {
  const bar = barOfLine(view, ship);
  if (bar === null || how === 'still' || order.intent === 'none' || order.intent === 'follow') return [];
  return [
    problem('noted', ship.id, 'intent', `${shipLabel(view, ship)} waits with her intent: ${bar.charAt(0).toLowerCase()}${bar.slice(1)}`),
  ];
}

/** Ships as they lie now in the squares that she would cross: each is a roll for collision. */
function inTheWay(view: Sight, { ship, how, end }: Foretold): Problem[] {
  if (how !== 'track' || !end) return [];
  const squares = end.wake.filter(stand => !sameSquare(stand.at, ship.at));
  const met = view.ships.filter(other => other.id !== ship.id && isAtSea(other) && squares.some(stand => sameSquare(stand.at, other.at)));
  if (met.length === 0) return [];
  const names = listed(met.map(other => `${shipLabel(view, other)} at ${squareLabel(view, other.at)}`));
  return [problem('noted', ship.id, 'track', `she sails through ${names}: dice for collision if nobody moves away`)];
}

/** Own ships that would end in one square: warned on each but the first, with tracks that end elsewhere. */
function crowded(view: Sight, all: readonly Foretold[]): Problem[] {
  const squares = new Map<string, Foretold>();
  return all.flatMap(one => {
    const at = endOf(one);
    const before = squares.get(squareKey(at));
    if (!before) squares.set(squareKey(at), one);
    const moves = (one.end?.moved ?? 0) > 0 || (before?.end?.moved ?? 0) > 0;
    return before && moves ? [foulWarning(view, before, one, at, all)] : [];
  });
}

const endOf = (one: Foretold): Square => one.end?.at ?? one.ship.at;

/** So many other tracks are named; one more is looked for, since lying still is no track. */
const INSTEAD = 3;

function foulWarning(view: Sight, before: Foretold, one: Foretold, at: Square, all: readonly Foretold[]): Problem {
  const taken = new Set(all.filter(other => other !== one).map(other => squareKey(endOf(other))));
  const free = legalTracks(hullOf(view, one.ship), view.wind, { to: end => !taken.has(squareKey(end.at)), most: INSTEAD + 1 });
  const instead = free
    .filter(end => end.steps.length > 0)
    .slice(0, INSTEAD)
    .map(end => `${codesOf(end.steps)} → ${squareLabel(view, end.at)}`);
  const [a, b] = [shipLabel(view, one.ship), shipLabel(view, before.ship)];
  const unit = one.how === 'track' || before.how !== 'track' ? one : before;
  return problem('warned', unit.ship.id, 'track', `${a} may fall foul of ${b}: both would end at ${squareLabel(view, at)}`, { instead });
}
