import { shipOf } from './sea.js';
import { plainName, seatName } from './teller.js';
import type { Sight } from './view.js';

/** A die's reason in words. */

const nameOf = (view: Sight, id: string | undefined): string => {
  const ship = id === undefined ? null : shipOf(view, id);
  return ship === null ? 'a ship' : plainName(view, ship);
};

const TRIALS: Record<string, string> = {
  heading: 'tries to change her heading before she moves',
  speed: 'tries to change her speed',
  cut: 'tries to cut herself free',
  board: 'tries to board',
  refloat: 'tries to get afloat',
  zeal: 'looks to the Flagship for heart',
  black: 'faces the black flag',
  murmurs: 'puts down murmurs',
};

type Say = (view: Sight, a: string | undefined, b: string | undefined) => string;
const SAY: Record<string, Say> = {
  test: (view, ship, trial) => `${nameOf(view, ship)} ${TRIALS[trial ?? ''] ?? 'tests her Skill'}`,
  challenge: (view, seat) => `Challenge Test of ${seatName(view, seat ?? '')}`,
  fire: (view, ship, at) => `${nameOf(view, ship)} fires at ${nameOf(view, at)}`,
  long: (view, ship, at) => `Long Range Gunnery of ${nameOf(view, ship)} at ${nameOf(view, at)}`,
  close: (view, ship, at) => `${nameOf(view, ship)} fights ${nameOf(view, at)} hand to hand`,
  critical: (view, ship, at) => `Critical test of ${nameOf(view, ship)} on ${nameOf(view, at)}`,
  careful: (view, ship, at) => `Careful Aim of ${nameOf(view, ship)} at ${nameOf(view, at)}`,
  ashore: (view, ship, at) => `The party of ${nameOf(view, ship)} fights that of ${nameOf(view, at)}`,
  collide: (view, ship) => `${nameOf(view, ship)} runs aboard another`,
  shoal: (view, ship) => `${nameOf(view, ship)} passes a shoal`,
  sink: (view, ship) => `Whether ${nameOf(view, ship)} sinks`,
  terrain: () => 'Where the land lies',
  weather: () => 'Which edge the wind blows from',
  event: () => 'The event card',
  loose: () => 'Which ship has a loose cannon',
};
const AGAIN: Record<string, string> = {
  skill: ', thrown again by Skill',
  again: ', thrown again by practice',
  fortune: ', thrown again by Fortune',
};

export function explain(view: Sight, why: string): string {
  const [head = '', a, b, ...rest] = why.split(' ');
  const said = SAY[head]?.(view, a, b) ?? 'A throw of the dice';
  return `${said}${AGAIN[rest.at(-1) ?? ''] ?? AGAIN[b ?? ''] ?? ''}`;
}
