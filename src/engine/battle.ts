import { type Seat, seated, type Viewer } from './audience.js';
import { digestOfOrders } from './canonical.js';
import { type Dice, type Roll, sealedDice } from './dice.js';
import type { Kinds, Orders, Outcome, Request, Ruleset, Seen, Told } from './ruleset.js';

/** A battle as it is stored: plain data. `seed` is secret until the end. */
export interface Battle<State> {
  readonly ruleset: string;
  readonly version: number;
  readonly seed: string;
  readonly step: number;
  readonly state: State;
}

export interface Step<State, Event> {
  readonly battle: Battle<State>;
  readonly told: readonly Told<Event>[];
  readonly rolls: readonly Roll[];
}

/** What moves a battle by one step: all orders due, an umpire's ruling, a seat that gives up, or a draw that all have agreed to. */
export type Move<K extends Kinds> =
  | { readonly kind: 'orders'; readonly orders: Orders<K['Order']> }
  | { readonly kind: 'ruling'; readonly ruling: K['Ruling']; readonly reason: string }
  | { readonly kind: 'concede'; readonly seat: Seat }
  | { readonly kind: 'draw' };

export function open<K extends Kinds>(rules: Ruleset<K>, scenario: K['Scenario'], seed: string): Battle<K['State']> {
  const state = rules.schema.state.parse(rules.setup(scenario, sealedDice(seed, 0, digestOfOrders(scenario))));
  return { ruleset: rules.id, version: rules.version, seed, step: 0, state };
}

/** Makes one move. The ruleset works on a copy, so the battle passed in is never touched. Pure: the same move gives the same step. */
export function advance<K extends Kinds>(rules: Ruleset<K>, battle: Battle<K['State']>, move: Move<K>): Step<K['State'], K['Event']> {
  return advanceWith(rules, battle, move, sealedDice(battle.seed, battle.step + 1, digestOfOrders(move)));
}

/** `advance` with dice of one's own: for tests, which state every die. */
export function advanceWith<K extends Kinds>(
  rules: Ruleset<K>,
  battle: Battle<K['State']>,
  move: Move<K>,
  dice: Dice,
): Step<K['State'], K['Event']> {
  if (rules.outcome(battle.state)) throw new Error('The battle is over');
  const draft = copyOf(battle.state);
  const told: Told<K['Event']>[] = [];
  play(rules, draft, move, dice, told);
  const state = rules.schema.state.parse(draft);
  assertMoved(move, rules.pending(battle.state), rules.pending(state), rules.outcome(state));
  return { battle: { ...battle, state, step: battle.step + 1 }, told, rolls: dice.rolls };
}

/** A state is what is stored of it. JSON copies faster than a structured clone does, and its short strings are then compared faster too. */
const copyOf = <State>(state: State): State => JSON.parse(JSON.stringify(state));

function play<K extends Kinds>(rules: Ruleset<K>, draft: K['State'], move: Move<K>, dice: Dice, told: Told<K['Event']>[]): void {
  const tell = (to: Told<K['Event']>['to'], event: K['Event']) => {
    told.push({ to, event: rules.schema.event.parse(event) });
  };
  if (move.kind === 'ruling') rules.amend(draft, move.ruling, dice, tell);
  else if (move.kind === 'concede') rules.concede(draft, move.seat, tell);
  else if (move.kind === 'draw') rules.draw(draft, tell);
  else {
    const missing = rules.pending(draft).filter(request => request.need === 'must' && !(request.id in move.orders));
    if (missing.length > 0) throw new Error(`No order for ${missing.map(request => request.id).join(', ')}`);
    rules.resolve(draft, move.orders, dice, tell);
  }
}

/** The one door from State to what a viewer knows. A key that the view schema does not list is an error, not a leak. */
export function look<K extends Kinds>(rules: Ruleset<K>, state: K['State'], viewer: Viewer): Seen<K['View']> {
  return rules.schema.view.parse(rules.view(state, viewer)) as Seen<K['View']>;
}

export const lookFor = <K extends Kinds>(rules: Ruleset<K>, state: K['State'], seat: Seat): Seen<K['View']> =>
  look(rules, state, seated(seat));

function assertMoved(move: Move<Kinds>, before: readonly Request[], after: readonly Request[], outcome: Outcome | null): void {
  const awaited = after.some(request => request.need === 'must');
  if ((outcome !== null) === awaited)
    throw new Error(outcome ? 'The battle is over but still asks' : 'The battle is stuck: nothing is pending');
  const again =
    move.kind === 'orders' ? after.find(request => request.need === 'must' && before.some(old => old.id === request.id)) : undefined;
  if (again) throw new Error(`Request ${again.id} was asked twice`);
}
