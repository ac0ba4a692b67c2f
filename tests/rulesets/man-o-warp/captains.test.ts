import { describe, expect, test } from 'vitest';
import { hears, seated } from '../../../src/engine/audience.js';
import { advance, look, lookFor, open } from '../../../src/engine/battle.js';
import type { Answers } from '../../../src/engine/form.js';
import { manOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import { Scenario } from '../../../src/rulesets/man-o-warp/scenario.js';
import { TYPES } from '../../../src/rulesets/man-o-warp/shipyard.js';
import type { State } from '../../../src/rulesets/man-o-warp/state.js';
import { seatsAsked, seedOf } from '../../support/playout.js';
import { squadrons } from './scenarios.js';

/** Red’s fleet is under Ada and Ben, blue’s under Cy and Dot, or under Cy alone. */
const begun = (options: object = {}, alone: 'alone' | 'together' = 'together') =>
  open(manOWarp, squadrons(options, alone), seedOf('captains'));
type Battle = ReturnType<typeof begun>;

function step(battle: Battle, answers: Readonly<Record<string, Answers>> = {}) {
  const settled = seatsAsked(manOWarp.pending(battle.state)).map(
    seat => manOWarp.settle(lookFor(manOWarp, battle.state, seat), seat, answers[seat] ?? {}).orders,
  );
  return advance(manOWarp, battle, { kind: 'orders', orders: Object.assign({}, ...settled) });
}

const fighting = (options: object = { refits: 0 }, alone: 'alone' | 'together' = 'together') => {
  let { battle } = step(begun(options, alone));
  while (battle.state.phase !== 'fighting') ({ battle } = step(battle));
  return battle;
};
const asked = (state: State, seat: string) =>
  manOWarp
    .pending(state)
    .filter(request => request.seat === seat)
    .map(request => request.id.replace(/^\d+:/, ''));

describe('several captains a side', () => {
  test('MW1.9 each builds with his share of the points, and commands what he has bought', () => {
    const battle = begun({ refits: 0 });
    expect(asked(battle.state, 'ben')).toEqual(['fleet:ben']);
    expect(manOWarp.ask(lookFor(manOWarp, battle.state, 'ben'), 'ben', {}).prompt).toContain('10 points');
    const { state } = step(battle, { ada: { fleet: { ships: { hulk: 1 } } }, ben: { fleet: { ships: { 'drilla-killa': 3 } } } }).battle;
    expect(state.ships.filter(ship => ship.seat === 'ada').map(ship => [ship.id, ship.type, ship.captain])).toEqual([
      ['a1', 'hulk', 'ada'],
      ['a2', 'drilla-killa', 'ben'],
      ['a3', 'drilla-killa', 'ben'],
      ['a4', 'drilla-killa', 'ben'],
    ]);
    for (const captain of ['ada', 'ben', 'cy', 'dot'])
      expect(state.ships.filter(ship => ship.captain === captain).reduce((sum, ship) => sum + TYPES[ship.type].cost, 0)).toBeLessThan(11);
  });

  test('MW1.9 five improvements to a fleet, shared out, and each goes to a ship of its captain’s', () => {
    const { battle, told } = step(begun({ refits: 5 }));
    const [red] = battle.state.fleets;
    expect([red?.offered['ada']?.length, red?.offered['ben']?.length]).toEqual([3, 2]);
    const offers = told.filter(one => one.event.kind === 'offered');
    expect(offers.filter(one => hears(seated('ben'), one.to)).map(one => one.event)).toMatchObject([{ seat: 'ada' }, { seat: 'ben' }]);
    const after = step(battle).battle.state;
    for (const ship of after.ships)
      for (const { card } of ship.refits) expect(battle.state.fleets.flatMap(fleet => fleet.offered[ship.captain] ?? [])).toContain(card);
    expect(after.ships.flatMap(ship => ship.refits)).toHaveLength(10);
  });

  test('MW1.9 one hand a side: both captains see it and no enemy does, and the admiral alone sees to it', () => {
    const { state } = fighting();
    const handSeen = (seat: string) => look(manOWarp, state, seated(seat)).fleets.map(fleet => fleet.own?.hand ?? null);
    expect(handSeen('ben')).toEqual([state.fleets[0]?.hand, null]);
    expect(handSeen('ben')).toEqual(handSeen('ada'));
    expect([asked(state, 'ada'), asked(state, 'ben')]).toEqual([
      ['slot1:ada', 'hand:ada', 'defence:ada'],
      ['slot1:ben', 'defence:ben'],
    ]);
  });

  test('MW1.9 when the admiral has no ship left his fellow is admiral', () => {
    const state = structuredClone(fighting().state);
    for (const ship of state.ships) if (ship.captain === 'ada') ship.sunk = 1;
    expect([asked(state, 'ada'), asked(state, 'ben')]).toEqual([[], ['slot1:ben', 'slot2:ben', 'hand:ben', 'defence:ben']]);
  });

  test('MW8.9 captains of a fleet take turns, and a deal is an activation of each', () => {
    const { told, battle } = step(fighting());
    const acted = told.flatMap(({ event }) => (event.kind === 'turn' ? [event.ship] : []));
    const captains = acted.map(id => battle.state.ships.find(ship => ship.id === id)?.captain);
    expect(captains.slice().sort()).toEqual(['ada', 'ben', 'cy', 'dot']);
    expect(captains.indexOf('ada')).toBeLessThan(captains.indexOf('ben'));
    expect(captains.indexOf('cy')).toBeLessThan(captains.indexOf('dot'));
  });

  test('MW8.9 one captain against two acts as often as both', () => {
    const battle = fighting({ refits: 0 }, 'alone');
    expect(asked(battle.state, 'cy').filter(id => id.startsWith('slot'))).toEqual(['slot1:cy', 'slot2:cy']);
    const acted = step(battle).told.flatMap(({ event }) => (event.kind === 'turn' ? [event.ship[0]] : []));
    expect(acted.slice().sort()).toEqual(['a', 'a', 'b', 'b']);
  });

  test('MW8.9 MW8.5 what a captain plots for the next round waits for it while his fellow acts', () => {
    const bought = { ada: { fleet: { ships: { hulk: 1 } } }, ben: { fleet: { ships: { 'drilla-killa': 3 } } } };
    const first = step(step(begun({ refits: 0 }), bought).battle);
    expect(first.battle.state.ships.filter(ship => ship.seat === 'ada' && ship.used).map(ship => ship.id)).toContain('a1');
    const second = step(first.battle);
    const told = second.told.map(({ event }) => event);
    expect(told.filter(event => event.kind === 'fallen' && event.ship === 'a1')).toEqual([]);
    const red = told.flatMap(event => (event.kind === 'turn' && event.ship.startsWith('a') ? [event.ship] : []));
    expect(red[0]).toMatch(/^a[234]$/);
  });

  test('MW8.3 each captain’s policy is for his own ships', () => {
    const battle = fighting();
    const { state } = step(battle, { ben: { all: { shield: 'never', evade: 4 } } }).battle;
    expect([state.fleets[0]?.defences['ben']?.all.evade, state.fleets[0]?.defences['ada']?.all.evade]).toEqual([4, 1]);
  });

  test('MW8.7 live: the captain of the ship that is attacked is asked, and no other', () => {
    let battle = fighting({ refits: 0, live: true });
    for (let tries = 0; tries < 12 && battle.state.act === null; tries++) ({ battle } = step(battle));
    const target = battle.state.ships.find(ship => ship.id === battle.state.act?.target);
    expect(manOWarp.pending(battle.state).map(request => request.seat)).toEqual([target?.captain]);
  });

  test('MW9.3 a captain who gives up leaves his ships to his fellow, and the last one loses', () => {
    const given = advance(manOWarp, fighting(), { kind: 'concede', seat: 'ada' });
    expect(given.battle.state.ended).toBeNull();
    expect([asked(given.battle.state, 'ada'), new Set(given.battle.state.ships.map(ship => ship.captain))]).toEqual([
      [],
      new Set(['ben', 'cy', 'dot']),
    ]);
    expect(look(manOWarp, given.battle.state, seated('ada')).fleets.map(fleet => fleet.own)).toEqual([null, null]);
    const over = advance(manOWarp, given.battle, { kind: 'concede', seat: 'ben' }).battle.state;
    expect(manOWarp.outcome(over)).toMatchObject({ winners: ['cy', 'dot'], how: 'conceded' });
  });

  test('MW9.3 and what he had not given out yet', () => {
    const { battle } = step(begun({ refits: 1 }));
    const after = advance(manOWarp, battle, { kind: 'concede', seat: 'ada' }).battle.state;
    expect([asked(after, 'ada'), asked(after, 'ben'), after.fleets[0]?.offered['ben']?.length]).toEqual([[], ['refit:ben'], 1]);
  });

  test('MW1.7 table and words say whose a ship is', () => {
    const view = look(manOWarp, fighting().state, { as: 'public' });
    const [sheet] = manOWarp.sheets(view, []);
    expect(
      sheet?.kind === 'table' && sheet.columns.map(column => [column.title, column.cards.map(card => card.type.split(' · ')[1])]),
    ).toEqual([
      ['Red squadron · Orc', expect.arrayContaining(['Ada', 'Ben'])],
      ['Blue squadron · Orc', expect.arrayContaining(['Cy', 'Dot'])],
    ]);
    expect(manOWarp.describe(view, []).long).toMatch(/under Ben/);
  });

  test.each([
    ['a captain of the other side', { mates: ['cy'] }],
    ['no list', { list: null }],
    ['no name', { name: null }],
    ['a captain with neither ships nor points', { points: 5 }],
    ['a captain whom no ship is under', { ships: [{ type: 'hulk' }] }],
    ['a ship under an enemy', { ships: [{ type: 'hulk' }, { type: 'hulk', captain: 'cy' }] }],
  ])('MW1.9 a scenario is refused that has %s', (_, fault) => {
    const scenario = squadrons({});
    expect(Scenario.safeParse({ ...scenario, fleets: [{ ...scenario.fleets[0], ...fault }, scenario.fleets[1]] }).success).toBe(false);
  });
});
