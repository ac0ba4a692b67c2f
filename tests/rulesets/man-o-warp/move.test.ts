import { describe, expect, test } from 'vitest';
import { deal, goes, sea } from './sea.js';

describe('the Move Segment', () => {
  test('MW4.2 a target is named and chased, and what was in hand for it decides', () => {
    const { all } = deal(
      sea({ red: ['galleon'], blue: ['hulk', 'hulk'], hands: { red: { sail: 1, broad: 1 } } }),
      { red: goes('a1', 'b2', 'broad') },
      1,
      1,
      1,
      1,
      1,
    );
    expect(all('chase')).toMatchObject([{ by: 'a1', at: 'b2', score: 5, against: 0, caught: true }]);
  });

  test('MW4.3 a Row or Sail card sends the attacker to the next of his targets', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk', 'hulk'], hands: { red: { sail: 1, broad: 1 }, blue: { row: 1 } } });
    const { all, state } = deal(
      battle,
      { red: goes('a1', ['b1', 'b2'], 'broad'), blue: { all: { shield: 'always', evade: 0 }, slot1: { bid: 0 } } },
      1,
      1,
      1,
      1,
      1,
    );
    expect(all('shielded')).toEqual([{ kind: 'shielded', by: 'a1', at: 'b1', card: 'row' }]);
    expect(all('chase')).toMatchObject([{ at: 'b2', caught: true }]);
    expect(state.discard.row).toBe(1);
  });

  test('MW4.3 the last that can be named cannot be shielded', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk', 'hulk'], hands: { red: { sail: 1, broad: 1 }, blue: { row: 3 } } });
    const { all } = deal(
      battle,
      { red: goes('a1', ['b1', 'b2'], 'broad'), blue: { all: { shield: 'always', evade: 0 }, slot1: { bid: 0 } } },
      1,
      1,
      1,
      1,
      1,
    );
    expect(all('shielded')).toHaveLength(1);
    expect(all('chase')).toMatchObject([{ at: 'b2' }]);
  });

  test('MW4.3 a shielded target without another on the list makes her stand off, and she keeps her cards', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk', 'hulk'], hands: { red: { sail: 1, broad: 1 }, blue: { row: 1 } } });
    const { all, state } = deal(battle, { red: goes('a1', 'b1', 'broad'), blue: { all: { shield: 'always' }, slot1: { bid: 0 } } });
    expect(all('stood-off')[0]).toMatchObject({ ship: 'a1', why: 'shielded' });
    expect(state.fleets[0]?.hand).toMatchObject({ sail: 1, broad: 1 });
  });

  test('MW4.3 a Row card is shield enough for a fleet without oars', () => {
    const battle = sea({ red: ['hulk'], blue: ['galleon', 'galleon'], hands: { red: { row: 1, broad: 1 }, blue: { row: 1, sail: 1 } } });
    const { all } = deal(
      battle,
      { red: goes('a1', ['b1', 'b2'], 'broad'), blue: { all: { shield: 'always', evade: 0 }, slot1: { bid: 0 } } },
      1,
      1,
      1,
    );
    expect(all('shielded')).toMatchObject([{ card: 'row' }]);
  });

  test('MW4.4 rows and sails may be mixed, each at its own worth', () => {
    const battle = sea({ red: ['wolfship'], blue: ['hulk'], hands: { red: { row: 1, sail: 1, fire: 1 } } });
    const { all } = deal(battle, { red: goes('a1', 'b1', 'fire', 2) }, 1, 1);
    expect(all('chase')).toMatchObject([{ bid: { row: 1, sail: 1 }, score: 7 }]);
  });

  test('MW4.4 a Row card is not played for speed by a ship without oars', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { row: 3, broad: 1 } } });
    const { all } = deal(battle, { red: goes('a1', 'b1', 'broad', 3) });
    expect(all('stood-off')[0]).toMatchObject({ ship: 'a1', why: 'speed' });
    expect(all('chase')).toEqual([]);
  });

  test('MW4.5 level is an escape, and all that was played is gone', () => {
    const battle = sea({ red: ['hulk'], blue: ['hulk'], hands: { red: { row: 1, board: 1 }, blue: { sail: 1 } } });
    const { all, state } = deal(battle, { red: goes('a1', 'b1', 'board'), blue: { all: { evade: 1 }, slot1: { bid: 0 } } });
    expect(all('chase')).toMatchObject([{ score: 2, against: 2, caught: false }]);
    expect(all('attack')).toEqual([]);
    expect(state.discard).toMatchObject({ row: 1, sail: 1, board: 0 });
  });

  test.each(['rammed', 'boarded'] as const)('MW4.6 one that %s plays no speed cards, and a single card of the other is enough', held => {
    const battle = sea({
      red: ['hulk'],
      blue: ['eagleship'],
      hands: { red: { row: 3, broad: 1 }, blue: { sail: 3 } },
      ships: { b1: { held } },
    });
    const { all } = deal(battle, { red: goes('a1', 'b1', 'broad', 3), blue: { all: { evade: 3 }, slot1: { bid: 0 } } }, 1, 1, 1);
    expect(all('chase')).toMatchObject([{ bid: { row: 1, sail: 0 }, against: 0, caught: true, held: true }]);
  });

  test('MW4.6 one that cannot run may be shielded, and may reply', () => {
    const battle = sea({
      red: ['hulk'],
      blue: ['galleon', 'buccaneer'],
      hands: { red: { row: 1, broad: 1 }, blue: { row: 1, broad: 1 } },
      ships: { b1: { held: 'boarded' }, b2: { held: 'rammed' } },
    });
    const { all } = deal(
      battle,
      { red: goes('a1', ['b1', 'b2'], 'broad'), blue: { all: { shield: 'dice', at: 3 }, slot1: { bid: 0 } } },
      1,
      1,
      1,
      1,
      1,
    );
    expect(all('shielded')).toHaveLength(1);
    expect(all('dice')).toMatchObject([
      { by: 'a1', at: 'b2' },
      { by: 'b2', reply: true },
    ]);
  });

  test('MW4.6 a chase that fails leaves no mark; a ram does, until her next phase is over', () => {
    const hands = { red: { row: 1, ram: 1 }, blue: { sail: 1 } };
    const failed = deal(sea({ red: ['hulk'], blue: ['hulk'], hands }), {
      red: goes('a1', 'b1', 'ram'),
      blue: { all: { evade: 1 }, slot1: { bid: 0 } },
    });
    expect(failed.ship('a1').held).toBe('none');
    const rammed = deal(
      sea({ red: ['hulk'], blue: ['hulk'], hands: { red: { row: 1, ram: 1 } } }),
      { red: goes('a1', 'b1', 'ram') },
      1,
      1,
      1,
      1,
    );
    expect(rammed.ship('a1').held).toBe('rammed');
    const after = deal(rammed.battle, { red: { slot1: { bid: 0 } } });
    expect(after.ship('a1').held).toBe('none');
  });
});
