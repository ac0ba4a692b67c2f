import { describe, expect, test } from 'vitest';
import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { playouts } from '../../support/playouts.js';
import { scenarioNamed } from './scene.js';
import { scramble } from './scramble.js';
import { randomSkirmish } from './squadrons.js';

/** The same as `npm run playouts -- oak-and-iron COUNT quick-start` and `… random`, in small. */

const checks = { replay: true, leaks: { scramble, every: 8 } };

describe('battles of the AI against itself', () => {
  test('OI12.1 the quick start always ends, and neither side owns it', () => {
    const [tally] = playouts(oakAndIron, [scenarioNamed('quick-start')], 10, 'oak', { checks });
    expect(tally?.ended).toBe(10);
    expect(Object.keys(tally?.wins ?? {}).sort()).toEqual(['a', 'b']);
    expect(tally?.checked).toMatchObject({ replayed: 10, differ: [], leaks: [] });
  });
  test('OI10.1 random lawful squadrons of 100 points fight to an end, and again to the same', () => {
    const [tally] = playouts(oakAndIron, [randomSkirmish('random 1')], 1, 'random 1', { checks });
    expect(tally?.ended).toBe(1);
    expect(tally?.checked).toMatchObject({ replayed: 1, differ: [], leaks: [] });
  });
  test('OI13.4 the AI beats a captain who says nothing', () => {
    const scenario = scenarioNamed('quick-start');
    const [tally] = playouts(oakAndIron, [scenario], 4, 'idle', { captains: seat => (seat === 'a' ? oakAndIron.captain : () => ({})) });
    expect(tally?.wins['a']).toBeGreaterThanOrEqual(3);
  });
  test('OI10.1 the same name gives the same squadrons', () => {
    expect(randomSkirmish('random 2')).toEqual(randomSkirmish('random 2'));
  });
});
