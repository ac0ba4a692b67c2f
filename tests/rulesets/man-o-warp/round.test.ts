import { describe, expect, test } from 'vitest';
import { sizeOf } from '../../../src/rulesets/man-o-warp/cards.js';
import { slotsOf } from '../../../src/rulesets/man-o-warp/intent.js';
import { deal, goes, sea, seenBy } from './sea.js';

const idle = { slot1: { bid: 0 }, slot2: { bid: 0 }, slot3: { bid: 0 }, slot4: { bid: 0 } };
const both = { red: idle, blue: idle };

describe('the round', () => {
  test('MW3.1 the larger fleet opens, without a die', () => {
    const { all } = deal(sea({ red: ['galleon'], blue: ['hulk', 'hulk'], ships: { b2: { used: true } } }), both);
    expect(all('round')).toEqual([{ kind: 'round', round: 2, first: 'blue', die: null }]);
  });

  test.each([
    [3, 'red'],
    [4, 'blue'],
  ])('MW3.1 level fleets throw a die: on a %i %s opens, and the die is shown', (die, first) => {
    const { all, state } = deal(sea({ red: ['galleon'], blue: ['hulk'] }), both, die);
    expect(all('round')).toEqual([{ kind: 'round', round: 2, first, die }]);
    expect(state).toMatchObject({ first, next: first, die });
  });

  test('MW3.2 captains take turns, and each ship has one phase a round', () => {
    const battle = sea({ red: ['galleon', 'corsair'], blue: ['hulk', 'hulk'], options: { perDeal: 2 } });
    const { all } = deal(battle, both);
    expect(all('turn').map(event => event.ship)).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  test('MW3.3 who has ships left over goes on alone', () => {
    const battle = sea({ red: ['corsair', 'corsair', 'corsair'], blue: ['hulk'], options: { perDeal: 2 } });
    expect(
      deal(battle, both)
        .all('turn')
        .map(event => event.ship),
    ).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  test('MW3.3 a ship that sinks before her phase has lost it', () => {
    const battle = sea({ red: ['galleon'], blue: ['wolfship', 'wolfship'], hands: { red: { sail: 1, broad: 1 } } });
    const { all, state } = deal(battle, { red: goes('a1', 'b1', 'broad'), blue: { slot1: { ship: 'b1', bid: 0 } } }, 6, 6, 1, 1, 1);
    expect(all('turn').map(event => event.ship)).toEqual(['a1', 'b2']);
    expect(state.round).toBe(2);
  });

  test('MW3.4 when the opening passes over, one side may act twice running', () => {
    const battle = sea({ red: ['galleon', 'corsair'], blue: ['hulk', 'hulk'], next: 'red', options: { perDeal: 2 } });
    const first = deal(battle, both, 4);
    const second = deal(first.battle, both);
    expect([...first.all('turn'), ...second.all('turn')].map(event => event.ship)).toEqual([
      'a1',
      'b1',
      'a2',
      'b2',
      'b1',
      'a1',
      'b2',
      'a2',
    ]);
  });

  test('MW4.1 cards are thrown away, then the hand is filled to seven; more are kept', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { fire: 2, broad: 2 } }, deck: ['row', 'sail', 'row'] });
    const { all, state } = deal(battle, { red: { ...idle, hand: { drop: { fire: 2, ram: 1 } } } });
    expect(all('tossed')).toEqual([{ kind: 'tossed', seat: 'red', cards: { broad: 0, fire: 2, ram: 1, board: 0, row: 0, sail: 0 } }]);
    expect(state.fleets[0]?.hand).toMatchObject({ broad: 2, fire: 0, ram: 2, row: 2, sail: 1 });
    const full = deal(sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { row: 9 } } }), both);
    expect(full.state.fleets[0]?.hand.row).toBe(9);
    expect(full.all('drew')).toEqual([]);
  });

  test('MW4.7 at the end of the phase the hand is filled, her own loss or not', () => {
    const battle = sea({
      red: ['wargalley', 'wolfship'],
      blue: ['galleon'],
      hands: { red: { row: 1, board: 1 }, blue: { broad: 1 } },
      deck: ['sail', 'sail'],
    });
    const { state } = deal(battle, { red: goes('a1', 'b1', 'board'), blue: { all: { evade: 0 }, ...idle } }, 6, 6, 6, 1, 1);
    expect(state.ships[0]?.sunk).toBe(1);
    expect(sizeOf(state.fleets[0]?.hand ?? {})).toBe(7);
  });

  test('MW1.6 an empty deck is the discards, shuffled behind the screen', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { row: 4 } } });
    battle.state.deck = ['sail'];
    const { all, told, state, rolls } = deal(battle, { red: { ...idle, hand: { drop: { row: 4, ram: 1 } } } }, 1, 1, 1, 1, 3);
    expect(all('shuffled')).toHaveLength(1);
    expect(rolls.filter(roll => roll.why === 'shuffle').map(roll => roll.to)).toEqual(Array(4).fill('umpire'));
    expect(told.filter(one => one.event.kind === 'cards').map(one => one.to)).toEqual([{ only: ['red'] }]);
    expect([state.deck.length, sizeOf(state.discard), sizeOf(state.fleets[0]?.hand ?? {})]).toEqual([1, 0, 7]);
  });

  test('MW1.6 with nothing to shuffle draws stop', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk'] });
    battle.state.deck = [];
    const { state, all } = deal(
      { ...battle, state: { ...battle.state, fleets: battle.state.fleets.map(fleet => ({ ...fleet, hand: { ...fleet.hand, ram: 3 } })) } },
      both,
    );
    expect(all('drew')).toEqual([]);
    expect(state.fleets[0]?.hand.ram).toBe(3);
  });

  test('MW7.4 a captain without speed cards stands off, and throws away and draws all the same', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { broad: 3 } } });
    const { all, state } = deal(battle, { red: { ...goes('a1', 'b1', 'broad'), hand: { drop: { ram: 4 } } } });
    expect(all('stood-off')[0]).toEqual({ kind: 'stood-off', ship: 'a1', why: 'speed' });
    expect(state.ships[0]).toMatchObject({ held: 'none' });
  });
});

describe('magic', () => {
  const wizard = (when: string, low = 4) => ({ ...idle, hand: { wizard: when, low } });
  test('MW6.1 the wizard draws as many cards as the die says, over and above seven, once a round', () => {
    const battle = sea({
      red: ['galleon', 'galleon'],
      blue: ['hulk', 'hulk'],
      deck: ['row', 'row', 'sail'],
      options: { perDeal: 2 },
      ships: {},
    });
    for (const fleet of battle.state.fleets) fleet.wizard = 'ready';
    const { all, state } = deal(battle, { red: wizard('now'), blue: idle }, 3, 1);
    expect(all('spell')).toEqual([{ kind: 'spell', seat: 'red', die: 3, cards: 3 }]);
    expect(sizeOf(state.fleets[0]?.hand ?? {})).toBe(10);
  });

  test('MW6.1 he waits for a low hand, and casts in the last phase of the round at the latest', () => {
    const battle = sea({ red: ['galleon', 'galleon'], blue: ['hulk', 'hulk'], options: { perDeal: 2 } });
    for (const fleet of battle.state.fleets) fleet.wizard = 'ready';
    const waited = deal(battle, { red: wizard('low'), blue: idle }, 2, 1);
    expect(
      waited.told
        .map(one => one.event)
        .filter(event => event.kind === 'turn' || event.kind === 'spell')
        .map(event => event.kind),
    ).toEqual(['turn', 'turn', 'turn', 'spell', 'turn']);
    expect(deal(battle, { red: wizard('low', 7), blue: idle }, 2, 1).told[2]?.event.kind).toBe('spell');
    expect(deal(battle, { red: wizard('never'), blue: idle }, 1).all('spell')).toEqual([]);
  });

  test('MW6.2 against a Dwarf fleet 1 is taken from the die: on a 1 nothing comes', () => {
    const battle = sea({ red: ['galleon'], blue: ['ironclad'] });
    for (const fleet of battle.state.fleets) fleet.wizard = fleet.seat === 'red' ? 'ready' : 'none';
    const { all, state } = deal(battle, { red: wizard('now'), blue: idle }, 1);
    expect(all('spell')).toMatchObject([{ die: 1, cards: 0 }]);
    expect(sizeOf(state.fleets[0]?.hand ?? {})).toBe(7);
  });

  test('MW7.2 the Dwarf list has no wizard, and its form does not ask for one', () => {
    const { state, battle } = deal(sea({ red: ['ironclad'], blue: ['hulk'] }), both);
    expect(state.fleets.map(fleet => fleet.wizard)).toEqual(['none', 'ready']);
    expect(seenBy(battle, 'red').fleets[0]?.wizard).toBe('none');
  });
});

describe('iron ships and points', () => {
  test.each([
    [1, 1],
    [2, 2],
  ])('MW7.3 a damaged Dwarf ship throws a %i in her End Segment and has %i damage left', (die, damage) => {
    const { ship, all } = deal(sea({ red: ['ironclad'], blue: ['hulk'], ships: { a1: { damage: 2 } } }), both, die);
    expect(ship('a1').damage).toBe(damage);
    expect(all('repaired')).toHaveLength(1);
  });

  test('MW7.3 an unhurt one throws nothing, nor does a ship of another list', () => {
    const { all } = deal(sea({ red: ['ironclad'], blue: ['hulk'], ships: { b1: { damage: 2 } } }), both);
    expect(all('repaired')).toEqual([]);
  });

  test('MW7.6 after the last round points decide: what is sunk at its cost, what is damaged by its share', () => {
    const battle = sea({
      red: ['galleon'],
      blue: ['hulk', 'big-chukka'],
      options: { rounds: 1 },
      ships: { a1: { damage: 3 }, b1: { damage: 2 }, b2: { sunk: 1 } },
    });
    const { state } = deal(battle, both);
    expect(state.ended).toEqual({ winner: 'red', how: 'rounds', points: { red: 350, blue: 300 } });
  });

  test('MW7.6 three whole rounds without damage end it, and level points are a draw', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk'] });
    const first = deal(battle, both);
    const second = deal(first.battle, both);
    const third = deal(second.battle, both);
    expect([first.state.lull, second.state.lull, third.state.ended?.how, third.state.ended?.winner]).toEqual([1, 2, 'lull', null]);
  });

  test('MW7.6 a round with damage in it begins the count anew', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { sail: 1, broad: 1 } } });
    battle.state.lull = 2;
    const { state } = deal(battle, { red: goes('a1', 'b1', 'broad') }, 6, 1, 1, 1, 1);
    expect([state.lull, state.ended]).toEqual([0, null]);
  });
});

describe('the deal', () => {
  test('MW8.1 two plots each; more for whom the enemy leaves alone', () => {
    const battle = (blue: number) => sea({ red: Array(6).fill('buccaneer'), blue: Array(blue).fill('hulk'), options: { perDeal: 2 } });
    expect([slotsOf(battle(6).state, 'red'), slotsOf(battle(6).state, 'blue')]).toEqual([2, 2]);
    expect([slotsOf(battle(1).state, 'red'), slotsOf(battle(1).state, 'blue')]).toEqual([3, 2]);
    const alone = battle(1).state;
    for (const ship of alone.ships.filter(one => one.seat === 'blue')) ship.used = true;
    expect(slotsOf(alone, 'red')).toBe(4);
  });

  test('MW8.2 the deal ends after twice as many as each plots, and what was not reached stays plotted', () => {
    const battle = sea({ red: ['corsair', 'corsair', 'corsair'], blue: ['hulk'], options: { perDeal: 2 }, next: 'blue' });
    const plot = { slot1: { ship: 'a3', bid: 0 }, slot2: { ship: 'a2', bid: 0 }, slot3: { ship: 'a1', bid: 0 } };
    const { all, state } = deal(battle, { red: plot, blue: idle });
    expect(all('turn').map(event => event.ship)).toEqual(['b1', 'a3', 'a2', 'a1']);
    expect([state.deal, state.acts, state.fleets[1]?.plan.map(slot => slot.ship)]).toEqual([2, 0, ['b1']]);
  });

  test('MW8.5 a plotted ship that has sunk falls out, and silence makes up for her when the plot is done', () => {
    const battle = sea({
      red: ['galleon'],
      blue: ['wolfship', 'wolfship', 'hellhammer'],
      hands: { red: { sail: 1, broad: 1 } },
      options: { perDeal: 2 },
    });
    const { told, all } = deal(
      battle,
      { red: goes('a1', 'b1', 'broad'), blue: { slot1: { ship: 'b1', bid: 0 }, slot2: { ship: 'b2', bid: 0 }, hand: { toss: 'none' } } },
      6,
      6,
      1,
      1,
      1,
    );
    expect(all('turn').map(event => event.ship)).toEqual(['a1', 'b2', 'b3', 'b3']);
    expect(told.find(one => one.event.kind === 'fallen')).toEqual({ to: { only: ['blue'] }, event: { kind: 'fallen', ship: 'b1' } });
  });

  test('MW8.5 silence sends the ship with most hull at the weakest enemy, two cards, one kept', () => {
    const battle = sea({ red: ['corsair', 'galleon'], blue: ['hulk', 'big-chukka'], hands: { red: { sail: 4, broad: 1 } } });
    const { all, state } = deal(battle, { red: {} }, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(all('chase')[0]).toMatchObject({ by: 'a2', at: 'b2', bid: { sail: 2, row: 0 } });
    expect(state.fleets[0]?.hand.sail).toBe(1);
  });

  test('MW8.4 as many cards as are plotted, never below what is to be kept; one is enough against who can play nothing', () => {
    const battle = (row: number) => sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { sail: 4, broad: 1 }, blue: { row } } });
    const chase = (keep: number) =>
      deal(battle(1), { red: goes('a1', 'b1', 'broad', 9, { keep }) }, 1, 1, 1, 1, 1).all('chase')[0]?.bid.sail;
    expect([chase(0), chase(1), chase(3)]).toEqual([4, 3, 1]);
    const empty = battle(1);
    Object.assign(empty.state.fleets[1] ?? {}, { hand: { broad: 0, fire: 0, ram: 0, board: 0, row: 0, sail: 0 } });
    expect(deal(empty, { red: goes('a1', 'b1', 'broad', 9) }, 1, 1, 1, 1, 1).all('chase')[0]?.bid.sail).toBe(1);
  });

  test('MW8.4 the first attack of the plot that is in hand by then', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { sail: 1, broad: 1 } } });
    expect(deal(battle, { red: goes('a1', 'b1', ['board', 'broad']) }, 1, 1, 1, 1, 1).all('attack')).toMatchObject([{ attack: 'broad' }]);
  });

  test('MW8.3 policies stand until they are changed, and a ship may have her own', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk', 'hulk'] });
    const { battle: after } = deal(battle, {
      red: idle,
      blue: { ...idle, all: { shield: 'always', evade: 3 }, b2: { shield: 'never', evade: '0', reply: 'no' } },
    });
    const kept = deal(after, both).state.fleets[1]?.defences['blue'];
    expect(kept).toMatchObject({ all: { shield: 'always', evade: 3 }, ships: { b2: { shield: 'never', evade: 0, reply: false } } });
    const back = deal(after, { red: idle, blue: { ...idle, b2: { shield: 'as-all', evade: 'as-all', reply: 'as-all' } } });
    expect(back.state.fleets[1]?.defences['blue']?.ships).toEqual({});
  });

  test.each([
    ['none', { broad: 1, fire: 1, ram: 1, board: 0, row: 2, sail: 2 }],
    ['useless', { broad: 1, fire: 0, ram: 0, board: 0, row: 2, sail: 2 }],
    ['lean', { broad: 1, fire: 0, ram: 0, board: 0, row: 0, sail: 2 }],
  ])('MW8.3 throwing away %s', (toss, left) => {
    const battle = sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { broad: 1, fire: 1, ram: 1, row: 2, sail: 2 } } });
    battle.state.deck = [];
    battle.state.options = { ...battle.state.options, hand: 3 };
    const { all } = deal(battle, { red: { ...idle, hand: { toss } } }, ...(toss === 'none' ? [] : [1]));
    const gone = all('tossed')[0]?.cards;
    expect({ ...left }).toEqual(
      Object.fromEntries(
        Object.entries({ broad: 1, fire: 1, ram: 1, board: 0, row: 2, sail: 2 }).map(([card, held]) => [
          card,
          held - (gone?.[card as 'row'] ?? 0),
        ]),
      ),
    );
  });
});
