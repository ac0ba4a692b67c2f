import { advanceWith, type Battle, lookFor, type Step } from '../../src/engine/battle.js';
import { loadedDice, type Roll } from '../../src/engine/dice.js';
import { POINTS } from '../../src/engine/grid.js';
import type { Event, EventOf } from '../../src/rulesets/trafalgar-1805/event.js';
import { trafalgar } from '../../src/rulesets/trafalgar-1805/index.js';
import type { ShipOrder, SquadronOrder } from '../../src/rulesets/trafalgar-1805/order.js';
import { requestsOf } from '../../src/rulesets/trafalgar-1805/requests.js';
import { Scenario } from '../../src/rulesets/trafalgar-1805/scenario.js';
import { setup } from '../../src/rulesets/trafalgar-1805/setup.js';
import type { Ship, State } from '../../src/rulesets/trafalgar-1805/state.js';
import { settleIrons } from '../../src/rulesets/trafalgar-1805/wind.js';
import { SILENT_SHIP, SILENT_SQUADRON } from '../../src/rulesets/trafalgar-1805/written.js';

/** A battle laid out in a line, as on a table. */

const NATIONS: Record<string, 'british' | 'french' | 'spanish'> = { b: 'british', f: 'french', s: 'spanish' };
const rateOf = (guns: number) =>
  guns >= 100 ? 1 : guns >= 90 ? 2 : guns >= 60 ? 3 : guns >= 50 ? 4 : guns >= 30 ? 5 : guns >= 24 ? 6 : 'small';

interface Sea {
  readonly wind?: string;
  readonly first?: 'british' | 'french';
  readonly lines?: readonly string[];
  readonly scenario?: object;
}

/** `74`, `merchant`. */
const hullWords = (word: string) =>
  word === 'merchant' ? { guns: 10, rate: 'merchant' } : { guns: Number(word), rate: rateOf(Number(word)) };

function scenarioShip(words: string) {
  const [id = '', hull = '', , at = '0,0', heading = 'N'] = words.trim().split(' ');
  const nation = NATIONS[id[0] ?? ''] ?? 'french';
  const seat = nation === 'british' ? 'british' : 'french';
  const way = Number(/ way (\d)/.exec(words)?.[1] ?? 0);
  return { id, name: id, nation, seat, ...hullWords(hull), at: at.split(',').map(Number), heading: POINTS.indexOf(heading as 'N'), way };
}

/** What a line says beyond the scenario: `dp 2`, `masts 1`, `guns 3/2`, `fired`, `hulk`, `struck`, `single`, `held` (foul, so that she does not drift); no `way`: hove to. */
function patch(ship: Ship, words: string): void {
  const number = (key: string) => new RegExp(` ${key} (\\d+)`).exec(words)?.[1];
  const guns = / guns (\d+)\/(\d+)/.exec(words);
  ship.damage = Number(number('dp') ?? ship.damage);
  const masts = Number(number('masts') ?? 3);
  ship.masts = [masts > 2, masts > 1, masts > 0];
  ship.slower = Number(number('slower') ?? 0);
  if (guns) ship.gunnery = { port: Number(guns[1]), starboard: Number(guns[2]) };
  if (/ fired/.test(words)) ship.fired = { port: true, starboard: true };
  if (/ single/.test(words)) ship.single = true;
  if (!/ way /.test(words)) ship.condition = 'hove-to';
  for (const condition of ['hulk', 'struck', 'expected'] as const) if (words.includes(` ${condition}`)) ship.condition = condition;
  if (/ held/.test(words)) ship.foul = ['f.far'];
  if (/ on port/.test(words)) ship.tack = 'port';
  if (/ on starboard/.test(words)) ship.tack = 'starboard';
}

/**
 * `fleet('b.a 74 at 5,5 E way 2; f.b 74 at 6,6 E dp 2')`: wind `fresh N`, nations on, the French move first, the wind steady, and guns
 * that speak only when an order says so.
 */
export function fleet(layout: string, { wind = 'fresh N', first = 'french', lines = [], scenario = {} }: Sea = {}): State {
  const words = layout.split(';').map(one => one.trim());
  const ships = words.map(scenarioShip);
  const [level = '', from = ''] = wind.split(' ');
  const seats = [
    { id: 'british', name: 'British', side: 'british', livery: 0 },
    { id: 'french', name: 'French', side: 'french', livery: 1 },
  ];
  const lineOf = (ids: string, place: number) => ({
    id: `line${place}`,
    name: `Line ${place}`,
    seat: ids.startsWith('b') ? 'british' : 'french',
    ships: ids.split(' '),
  });
  const asked = Scenario.parse({
    ...{ id: 'test', ruleset: 'trafalgar-1805', title: 'Test', blurb: '', seats, chooser: 'british', turns: 20, ships },
    wind: { from: POINTS.indexOf(from as 'N'), level },
    tables: { windChange: false, breaking: 100 },
    lines: lines.map(lineOf),
    ...scenario,
  });
  const state = setup(asked, loadedDice(1));
  for (const [place, ship] of state.ships.entries()) patch(ship, words[place] ?? '');
  settleIrons(state);
  state.firstSide = first;
  return state;
}

type Told = Partial<Omit<ShipOrder, 'track' | 'kind'>> & { readonly track?: string };
/** Orders by ship, and by seat what is told to a squadron. */
type Said = Readonly<Record<string, Told | Partial<Omit<SquadronOrder, 'kind'>>>>;

/** Told nothing, a ship of a test keeps her guns and grapnels to herself. */
const QUIET: ShipOrder = { ...SILENT_SHIP, hold: 'pistol', rake: 'off', free: false };

const stepsOf = (track = '') => [...track.toLowerCase()].map(id => ({ id, by: null }));

function ordersFor(state: State, said: Said) {
  const entries = state.seats.flatMap(({ id: seat }) =>
    [...requestsOf(state, seat)].map(([unit, request]) => {
      if (unit === 'squadron') return [request, { ...SILENT_SQUADRON, ...said[seat] }] as const;
      const told = said[unit] as Told | undefined;
      return [request, { ...QUIET, ...told, track: stepsOf(told?.track) }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** A turn as it went. */
export interface Went {
  readonly state: State;
  readonly rolls: readonly Roll[];
  readonly step: Step<State, Event>;
  ship(id: string): Ship;
  /** Events of a kind, in order. */
  told<K extends Event['kind']>(kind: K): EventOf<K>[];
}

export const battleOf = (state: State): Battle<State> => ({ ruleset: 'trafalgar-1805', version: 1, seed: '00'.repeat(32), step: 0, state });

const wentOf = (step: Step<State, Event>): Went => ({
  state: step.battle.state,
  rolls: step.rolls,
  step,
  ship: id => found(step.battle.state, id),
  told: kind => step.told.map(one => one.event).filter((event): event is EventOf<typeof kind> => event.kind === kind),
});

function found(state: State, id: string): Ship {
  const ship = state.ships.find(one => one.id === id);
  if (!ship) throw new Error(`No ship ${id}`);
  return ship;
}

/** Plays one window with the dice stated, every one of which must be thrown. */
export function turn(state: State, said: Said = {}, ...faces: number[]): Went {
  const dice = loadedDice(...faces);
  const went = wentOf(advanceWith(trafalgar, battleOf(state), { kind: 'orders', orders: ordersFor(state, said) }, dice));
  if (dice.rolls.length !== faces.length) throw new Error(`${faces.length} dice stated, ${dice.rolls.length} thrown: ${whys(went)}`);
  return went;
}

const whys = ({ rolls }: Went): string => rolls.map(roll => roll.why).join(', ');

/** An umpire's ruling carried out. */
export const rule = (state: State, ruling: object): Went =>
  wentOf(
    advanceWith(
      trafalgar,
      battleOf(state),
      { kind: 'ruling', ruling: trafalgar.schema.ruling.parse(ruling), reason: 'a squall' },
      loadedDice(),
    ),
  );

/** A seat gives up. */
export const giveUp = (state: State, seat: string): Went =>
  wentOf(advanceWith(trafalgar, battleOf(state), { kind: 'concede', seat }, loadedDice()));

export const seenBy = (state: State, seat: string) => lookFor(trafalgar, state, seat);

/** Where a ship is, how she heads, and her rate: `6,5 E way 1`. */
export const stands = ({ at, heading, way }: Ship): string => `${at.x},${at.y} ${POINTS[heading]} way ${way}`;
