import { describe, expect, test } from 'vitest';
import { look, lookFor, open } from '../../../src/engine/battle.js';
import { manOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import type { Cards } from '../../../src/rulesets/man-o-warp/nouns.js';
import type { Refit } from '../../../src/rulesets/man-o-warp/refits.js';
import type { Act } from '../../../src/rulesets/man-o-warp/state.js';
import { seedOf } from '../../support/playout.js';
import { duel } from './scenarios.js';
import { sea, type Table } from './sea.js';

/** The AI of blue, before an attack of red’s first ship on blue’s first. */
function reacts(table: Pick<Table, 'red' | 'blue' | 'ships'>, hand: Partial<Cards>, act: Partial<Act>) {
  const battle = sea({ ...table, hands: { blue: hand }, options: { live: true } });
  const state = structuredClone(battle.state);
  const slot = { ship: 'a1', targets: [], others: true, attacks: [], bid: 2, keep: 0, speed: 'best' as const, again: false, second: [] };
  state.act = { ship: 'a1', slot, stage: 'chase', nth: 1, target: 'b1', attack: 'board', shielded: [], first: null, did: 'none', ...act };
  return manOWarp.captain(lookFor(manOWarp, state, 'blue'), 'blue')['reaction'];
}

describe('the AI answers what waits for him', () => {
  test('MW8.7 he screens the ship that would sink, not one that has little to fear', () => {
    const two = { red: ['hulk'], blue: ['greatship', 'greatship'] } as const;
    expect(reacts({ ...two, ships: { b1: { damage: 6 } } }, { row: 2, sail: 0 }, {})).toMatchObject({ shield: 'row' });
    expect(reacts({ red: ['buccaneer'], blue: ['greatship', 'wargalley'] }, { row: 2 }, {})).toMatchObject({ shield: 'pass' });
  });

  test('MW8.7 with nobody else to be named he runs, with as many cards as may be enough', () => {
    const answer = reacts({ red: ['hulk'], blue: ['hawkship'] }, { sail: 4 }, {});
    expect(answer).toEqual({ shield: 'pass', row: 0, sail: 1 });
  });

  test('MW8.7 he plays nothing for a ship that cannot run', () => {
    expect(reacts({ red: ['hulk'], blue: ['wolfship'], ships: { b1: { held: 'rammed' } } }, { sail: 4 }, {})).toMatchObject({
      row: 0,
      sail: 0,
    });
  });

  test('MW8.7 he replies with all that he has, and keeps the one card that another ship would do far more with', () => {
    const reply = { stage: 'reply', attack: 'board' } as const;
    expect(reacts({ red: ['hulk'], blue: ['greatship'] }, { broad: 1, board: 1 }, reply)).toEqual({ reply: 'both' });
    expect(reacts({ red: ['hulk'], blue: ['eagleship', 'dragonship', 'hawkship'] }, { board: 1 }, reply)).toEqual({ reply: 'none' });
  });

  test('MW8.8 he knows no more than his view', () => {
    const battle = sea({ red: ['hulk'], blue: ['greatship'] });
    expect(manOWarp.captain(look(manOWarp, battle.state, { as: 'seat', seat: 'blue' }), 'blue')).toEqual(
      manOWarp.captain(lookFor(manOWarp, battle.state, 'blue'), 'blue'),
    );
  });
});

describe('the AI gives out improvements', () => {
  const given = (...cards: Refit[]) => {
    const fleet = (list: 'orc' | 'empire', types: readonly ('hulk' | 'big-chukka' | 'greatship')[]) => ({
      list,
      ships: types.map(type => ({ type })),
    });
    const battle = open(manOWarp, duel(fleet('orc', ['hulk', 'big-chukka']), fleet('empire', ['greatship'])), seedOf('gifts'));
    const state = structuredClone(battle.state);
    if (state.fleets[0]) state.fleets[0].offered = { red: cards };
    return manOWarp.captain(lookFor(manOWarp, state, 'red'), 'red');
  };

  test('MW2.3 each where it is worth most, no ship taking three, and the better of two statistics', () => {
    const answers = given('berserkers', 'heavy-cannon', 'war-leader', 'fire-pumps');
    const ships = Object.values(answers).map(one => one['ship']);
    expect(Object.keys(answers).sort()).toEqual(['berserkers', 'fire-pumps', 'heavy-cannon', 'war-leader']);
    expect(ships.filter(ship => ship === 'a1')).toHaveLength(2);
    expect(answers['heavy-cannon']).toEqual({ ship: 'a1', stat: 'broad' });
  });
});
