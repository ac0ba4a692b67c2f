import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { Audience } from './audience.js';

/** One die as it fell. `why` is language-free (`tack b.tonnant`), `nth` counts dice with the same why, `clause` is the rule that asked. */
export const Roll = z.strictObject({ why: z.string(), nth: z.int(), sides: z.int(), face: z.int(), clause: z.string(), to: Audience });
export type Roll = z.infer<typeof Roll>;

/** The reason for a die: what it is for, the clause that asks for it, and who may look at it while the battle lasts. */
export interface Reason {
  readonly why: string;
  readonly clause: string;
  readonly to: Audience;
}

/** Dice are named, not sequenced: a face depends on the seed, the step, its orders and why it was rolled, never on what was rolled before. */
export interface Dice {
  readonly rolls: readonly Roll[];
  /** A face from 1 to `sides`. */
  roll(sides: number, reason: Reason): number;
}

type Face = (sides: number, why: string, nth: number) => number;

function rolling(face: Face): Dice {
  const rolls: Roll[] = [];
  const counts = new Map<string, number>();
  return {
    rolls,
    roll(sides, { why, clause, to }) {
      const nth = counts.get(why) ?? 0;
      counts.set(why, nth + 1);
      const roll = { why, nth, sides, face: face(sides, why, nth), clause, to };
      rolls.push(roll);
      return roll.face;
    },
  };
}

const WORD = 2 ** 48;

/** A keyed hash mapped to 1..sides. Words past the last whole multiple of `sides` are drawn again, so that no face is likelier than another. */
function sealedFace(seed: KeyObject, parts: readonly unknown[], sides: number): number {
  const limit = WORD - (WORD % sides);
  for (let draw = 0; ; draw++) {
    const word = createHmac('sha256', seed)
      .update(JSON.stringify([...parts, draw]))
      .digest()
      .readUIntBE(0, 6);
    if (word < limit) return 1 + (word % sides);
  }
}

/** The dice of one step of a battle. Once the seed is revealed, anyone can check every face. */
export function sealedDice(seed: string, step: number, orders: string): Dice {
  const key = createSecretKey(seed, 'utf8');
  return rolling((sides, why, nth) => sealedFace(key, [step, orders, why, nth], sides));
}

/** For tests: the next faces, in order. Running out throws, so a test states every die that it needs. */
export function loadedDice(...faces: number[]): Dice {
  let next = 0;
  return rolling((sides, why) => {
    const face = faces[next++];
    if (face === undefined || face > sides || face < 1) throw new Error(`No loaded d${sides} for ${why} (die ${next}, face ${face})`);
    return face;
  });
}

/** `count` dice for one reason. */
export const rollMany = (dice: Dice, count: number, sides: number, reason: Reason): number[] =>
  Array.from({ length: count }, () => dice.roll(sides, reason));

/** A shuffled copy (Fisher and Yates). */
export function shuffle<T>(dice: Dice, cards: readonly T[], reason: Reason): T[] {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const pick = dice.roll(last + 1, reason) - 1;
    const [a, b] = [deck[last] as T, deck[pick] as T];
    deck[last] = b;
    deck[pick] = a;
  }
  return deck;
}
