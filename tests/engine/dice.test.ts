import { expect, test } from 'vitest';
import { canonical, digest, digestOfOrders, sealOfOrders, sealOfSeed } from '../../src/engine/canonical.js';
import { loadedDice, type Reason, rollMany, sealedDice, shuffle } from '../../src/engine/dice.js';

const seed = 'ab'.repeat(32);
const reason = (why: string): Reason => ({ why, clause: 'X1', to: 'everyone' });

test('a die depends on its name, not on what was rolled before it', () => {
  const alone = sealedDice(seed, 3, 'orders').roll(6, reason('tack b.tonnant'));
  const busy = sealedDice(seed, 3, 'orders');
  rollMany(busy, 20, 6, reason('something secret'));
  expect(busy.roll(6, reason('tack b.tonnant'))).toBe(alone);
});

test('a die depends on the seed, the step and the orders of the step', () => {
  const run = (...of: Parameters<typeof sealedDice>) => rollMany(sealedDice(...of), 30, 6, reason('x')).join('');
  const faces = [run(seed, 1, 'a'), run(seed, 2, 'a'), run(seed, 1, 'b'), run('cd'.repeat(32), 1, 'a')];
  expect(new Set(faces).size).toBe(4);
  expect(run(seed, 1, 'a')).toBe(faces[0]);
});

test('no face is likelier than another: chi-square of 60,000 dice stays under the 0.1 % bound', () => {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of rollMany(sealedDice(seed, 1, ''), 60_000, 6, reason('fair'))) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5);
});

test('every roll keeps its reason, its clause and who may look at it', () => {
  const dice = loadedDice(4, 2);
  dice.roll(6, { why: 'volley', clause: 'T5.4', to: 'umpire' });
  dice.roll(6, { why: 'volley', clause: 'T5.4', to: 'umpire' });
  expect(dice.rolls).toEqual([
    { why: 'volley', nth: 0, sides: 6, face: 4, clause: 'T5.4', to: 'umpire' },
    { why: 'volley', nth: 1, sides: 6, face: 2, clause: 'T5.4', to: 'umpire' },
  ]);
});

test('loaded dice complain when a test forgot one, or gives a face that the die does not have', () => {
  expect(() => loadedDice().roll(6, reason('x'))).toThrow('No loaded d6 for x');
  expect(() => loadedDice(7).roll(6, reason('x'))).toThrow('No loaded d6 for x');
});

test('a shuffle keeps every card', () => {
  const deck = shuffle(sealedDice(seed, 1, ''), ['a', 'b', 'c', 'd', 'e'], reason('deck'));
  expect([...deck].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the same value has one text and one hash, whatever the order of its keys', () => {
  expect(canonical({ b: [1, { d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[1,{"c":2,"d":1}]}');
  expect(digest('x', { a: 1, b: 2 })).toBe(digest('x', { b: 2, a: 1 }));
});

test('a seal of one thing never passes for a seal of another', () => {
  expect(new Set([sealOfSeed(seed), digestOfOrders(seed), sealOfOrders('', '', 0, seed)]).size).toBe(3);
});
