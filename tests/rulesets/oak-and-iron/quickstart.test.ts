import { expect, test } from 'vitest';
import { advance, lookFor, open } from '../../../src/engine/battle.js';
import { oakAndIron } from '../../../src/rulesets/oak-and-iron/index.js';
import { bandAt, gapOf } from '../../../src/rulesets/oak-and-iron/sea.js';
import { pointOfSail } from '../../../src/rulesets/oak-and-iron/wind.js';
import { seedOf } from '../../support/playout.js';
import { scenarioNamed, shipIn } from './scene.js';

const battle = open(oakAndIron, scenarioNamed('quick-start'), seedOf('quick'));
const ship = (id: string) => shipIn(battle.state, id);

test('OI12.1 each Flagship is Pistol Shot downwind of her consort, the squadrons just out of Cannon Shot, all sailing large', () => {
  expect(gapOf(battle.state, ship('a.sloop'), ship('a.fregate'))).toBe(3000);
  expect(gapOf(battle.state, ship('b.corvette'), ship('b.fluyt'))).toBe(3000);
  const between = ['a.sloop', 'a.fregate'].flatMap(a => ['b.corvette', 'b.fluyt'].map(b => gapOf(battle.state, ship(a), ship(b))));
  expect(Math.min(...between)).toBeLessThan(12_500);
  expect(between.every(gap => bandAt(battle.state, gap) === null)).toBe(true);
  expect(battle.state.ships.every(one => pointOfSail(battle.state, one) === 'large')).toBe(true);
});

test('OI12.1 the cards that the book names, and the ships, the Fluyt with one gun fewer than her card', () => {
  const hands = battle.state.squads.map(squad => [...squad.hand].sort().join(' '));
  expect(hands).toEqual([
    'adjust-position careful-aim down effective-fire rolling-broadsides',
    'as-she-bears favorable-wind fleet-maneuver reload take-courage',
  ]);
  expect(battle.state.ships.map(one => `${one.class} ${one.broadside}`)).toEqual(['sloop 3', 'petite-fregate 4', 'corvette 3', 'fluyt 3']);
  expect(battle.state.squads.map(squad => [squad.admiral, squad.value, squad.flagship])).toEqual([
    ['untested', 0, 'a.fregate'],
    ['untested', 0, 'b.fluyt'],
  ]);
});

test('OI12.2 no events, no Fortune, no nations, no terrain, none of the additional rules', () => {
  const { options, terrain, squads } = battle.state;
  expect(options).toMatchObject({ additional: false, events: false, fortune: false });
  expect(terrain).toEqual([]);
  expect(squads.every(squad => squad.nation === null && squad.fortune === 0)).toBe(true);
});

test('OI13.1 before the first turn only the first card is asked, of both', () => {
  expect(oakAndIron.pending(battle.state).map(request => [request.kind, request.seat, request.need])).toEqual([
    ['initiative', 'a', 'must'],
    ['initiative', 'b', 'must'],
  ]);
});

test('OI13.1 then the next card, the squadron and every ship, of which only the card must be given', () => {
  const orders = Object.assign({}, ...['a', 'b'].map(seat => oakAndIron.settle(lookFor(oakAndIron, battle.state, seat), seat, {}).orders));
  const { battle: next } = advance(oakAndIron, battle, { kind: 'orders', orders });
  const asked = oakAndIron.pending(next.state);
  expect(asked.filter(request => request.need === 'must').map(request => request.kind)).toEqual(['initiative', 'initiative']);
  expect(asked.filter(request => request.kind === 'ship')).toHaveLength(4);
  expect(oakAndIron.ask(lookFor(oakAndIron, next.state, 'a'), 'a', {}).units.map(unit => unit.id)).toEqual([
    'hand',
    'squadron',
    'a.sloop',
    'a.fregate',
  ]);
});
