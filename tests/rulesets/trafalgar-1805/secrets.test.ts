import { expect, test } from 'vitest';
import { hears, PUBLIC, seated, UMPIRE, type Viewer } from '../../../src/engine/audience.js';
import { look } from '../../../src/engine/battle.js';
import { trafalgar } from '../../../src/rulesets/trafalgar-1805/index.js';
import { fleet, giveUp, rule, turn, type Went } from '../../support/trafalgar.js';

const FAR = '; f.far 74 at 90,90 E; b.far 74 at -90,90 E';
const OPEN = { hold: 'random' } as const;
const [BRITISH, FRENCH] = [seated('british'), seated('french')];
const fight = (options: object = {}) => {
  const state = fleet(`b.a 74 at 0,0 E fired; f.b 74 at 0,1 E${FAR}`, { scenario: { options, tables: { windChange: false } } });
  return turn(state, { 'b.a': OPEN }, 6, 5, 2, 2, 2, 2);
};
const heard = ({ step }: Went, viewer: Viewer) => step.told.filter(one => hears(viewer, one.to)).map(one => one.event.kind);
const cards = (went: Went, viewer: Viewer) =>
  look(trafalgar, went.state, viewer)
    .ships.filter(ship => ship.card !== null)
    .map(ship => ship.id);

test('T10.1: cards are for the ship’s captain and the umpire', () => {
  const went = fight();
  expect(cards(went, BRITISH)).toEqual(['b.a', 'b.far']);
  expect(cards(went, FRENCH)).toEqual(['f.b', 'f.far']);
  expect(cards(went, PUBLIC)).toEqual([]);
  expect(cards(went, UMPIRE)).toHaveLength(4);
});

test('T10.1: with open records, and after the end, for everybody', () => {
  expect(cards(fight({ records: 'open' }), PUBLIC)).toHaveLength(4);
  const over = giveUp(fight().state, 'french');
  expect(cards(over, PUBLIC)).toHaveLength(4);
  expect(look(trafalgar, over.state, PUBLIC).losses).not.toBeNull();
});

test('T10.2: all hear who fired at whom, the firer how many dice, the target what hit', () => {
  const went = fight();
  expect(heard(went, PUBLIC)).toContain('volley');
  expect(heard(went, BRITISH).filter(kind => kind === 'aboard' || kind === 'hits')).toEqual(['aboard']);
  expect(heard(went, FRENCH).filter(kind => kind === 'aboard' || kind === 'hits')).toEqual(['hits']);
  expect(heard(went, PUBLIC).filter(kind => kind === 'aboard' || kind === 'hits')).toEqual([]);
});

test('T10.2: the dice of the guns are the umpire’s', () => {
  for (const viewer of [PUBLIC, BRITISH, FRENCH]) expect(fight().rolls.filter(roll => hears(viewer, roll.to))).toEqual([]);
  expect(fight().rolls.every(roll => hears(UMPIRE, roll.to))).toBe(true);
});

test('T10.2: a scenario may hide masts too', () => {
  const went = fight({ masts: 'hidden' });
  const masts = (viewer: Viewer) => look(trafalgar, went.state, viewer).ships.map(ship => ship.masts !== null);
  expect(masts(BRITISH)).toEqual([true, false, false, true]);
});

test('T10.3: what a captain sees of an enemy does not tell her state', () => {
  const state = fleet(`b.a 74 at 0,0 E; f.b 74 at 0,1 E${FAR}`);
  const hurt = structuredClone(state);
  const [, enemy] = hurt.ships;
  if (enemy)
    Object.assign(enemy, { damage: 3, gunnery: { port: 0, starboard: 0 }, fives: 2, sixes: 1, fired: { port: true, starboard: true } });
  expect(look(trafalgar, hurt, BRITISH)).toEqual(look(trafalgar, state, BRITISH));
});

test('T10.4: boarding dice are for the two captains, the grapple for all', () => {
  const state = fleet(`b.a 74 at 0,0 E guns 0/0; f.b 74 at 0,0 E guns 0/0${FAR}`);
  const went = turn(state, { 'b.a': { board: 'always' } }, 6, 1, 2, 6);
  expect(went.rolls.map(roll => [roll.why.split(' ')[0], hears(PUBLIC, roll.to), hears(FRENCH, roll.to)])).toEqual([
    ['grapple', true, true],
    ['grapple', true, true],
    ['melee', false, true],
    ['melee', false, true],
  ]);
});

test.each([
  [[2, 2, 2, 2, 2, 2], 'none'],
  [[6, 5, 2, 2, 2, 2], 'some'],
  [[6, 5, 5, 2, 2, 2], 'heavy'],
])('T10.5: through a spyglass %j looks like %s', (faces, hits) => {
  const state = fleet(`b.a 74 at 0,0 E fired; f.b 74 at 0,1 E${FAR}`, {
    scenario: { options: { spyglass: true }, tables: { windChange: false } },
  });
  expect(turn(state, { 'b.a': OPEN }, ...faces).told('spied')).toEqual([{ kind: 'spied', by: 'b.a', at: 'f.b', hits }]);
});

test('T10.6: every order that is awaited is announced, and none is shown', () => {
  const { state } = fight();
  expect(trafalgar.pending(state).every(request => request.known === 'open')).toBe(true);
  expect(Object.keys(look(trafalgar, { ...state, kept: {} }, FRENCH))).not.toContain('kept');
});

test('T10.7: a ruling is told to all, one on a card’s secrets to its captain', () => {
  const state = () => fleet(`b.a 74 at 0,0 E; f.b 74 at 0,9 E${FAR}`);
  expect(heard(rule(state(), { kind: 'mast', ship: 'f.b', mast: 'fore', stands: false }), PUBLIC)).toContain('ruled');
  const secret = rule(state(), { kind: 'damage', ship: 'f.b', damage: 3 });
  expect([PUBLIC, BRITISH, FRENCH].map(viewer => heard(secret, viewer))).toEqual([[], [], ['ruled']]);
});
