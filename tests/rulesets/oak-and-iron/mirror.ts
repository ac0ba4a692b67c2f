import type { Dice, Reason } from '../../../src/engine/dice.js';
import { turnedBy } from '../../../src/engine/plane.js';
import type { State } from '../../../src/rulesets/oak-and-iron/state.js';

/** The table as a looking-glass has it: west is east, port is starboard, and a wind that backs there veers here. */

const WORDS = [
  ['port', 'starboard'],
  ['backs', 'veers'],
] as const;
const OTHER = new Map<string, string>(WORDS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
const word = (text: string): string =>
  text.replace(/(?<![a-z])(?:port|starboard|backs|veers)(?![a-z])/g, found => OTHER.get(found) ?? found);
const TURNED = ['heading', 'wind', 'nextWind'];

function reflect(value: unknown, key: string, width: number): unknown {
  if (typeof value === 'string') return word(value);
  if (typeof value === 'number') return TURNED.includes(key) ? turnedBy(0, -value) : key === 'x' ? width - value : value;
  if (Array.isArray(value)) return value.map(one => reflect(one, '', width));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [word(name), reflect(inner, name, width)]));
}

/** A state reflected east to west; reflected again it is what it was. */
export function mirrored(state: State): State {
  const { width } = state.table;
  const other = reflect(state, '', width) as State;
  return {
    ...other,
    squads: other.squads.map((squad, nth) => ({ ...squad, zone: zoneOf(state.squads[nth]?.zone ?? null, width / 1000) })),
  };
}

type Zone = State['squads'][number]['zone'];
const zoneOf = (zone: Zone, width: number): Zone =>
  zone === null ? null : { ...zone, left: width - zone.right, right: width - zone.left, heading: turnedBy(0, -zone.heading) };

/** The same dice, asked for by their names behind the glass. */
export const mirroredDice = (dice: Dice): Dice => ({
  rolls: dice.rolls,
  roll: (sides: number, reason: Reason) => dice.roll(sides, { ...reason, why: word(reason.why) }),
});

/** The same state with the lists the other way round: what was first is last. */
export const reversed = (state: State): State => ({ ...state, squads: [...state.squads].reverse() });

/** Poses as they are in `other` where they lie within a thousandth: halves are rounded towards the east, whichever way one looks. */
export function unrounded(value: unknown, other: unknown, key = ''): unknown {
  if (typeof value === 'number') return ['x', 'y'].includes(key) && Math.abs(value - Number(other)) <= 1 ? other : value;
  if (Array.isArray(value)) return value.map((one, at) => unrounded(one, (other as unknown[] | undefined)?.[at]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, unrounded(inner, (other as Record<string, unknown> | undefined)?.[name], name)]),
  );
}
