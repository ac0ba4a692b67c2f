import { describe, expect, test } from 'vitest';
import { deal, goes, sea } from './sea.js';

const still = { slot1: { bid: 0 } };
const noEvasion = { all: { evade: 0, shield: 'never' }, ...still };

describe('one attack', () => {
  test('MW5.1 as many dice as her number, 4 and more hit, and the card is gone', () => {
    const { ship, all, state } = deal(
      sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { sail: 1, broad: 1 } } }),
      { red: goes('a1', 'b1', 'broad') },
      1,
      3,
      4,
      5,
      6,
    );
    expect(all('dice')).toMatchObject([{ dice: [1, 3, 4, 5, 6], hits: 3, damage: 3, left: 5 }]);
    expect(ship('b1').damage).toBe(3);
    expect(state.discard.broad).toBe(1);
  });

  test('MW5.2 Fire-Forward is answered by Fire-Forward, at the same time', () => {
    const battle = sea({ red: ['nautilus'], blue: ['hulk'], hands: { red: { row: 1, fire: 1 }, blue: { fire: 1 } } });
    const { all } = deal(battle, { red: goes('a1', 'b1', 'fire'), blue: noEvasion }, 6, 1, 6, 1, 2);
    expect(all('dice')).toMatchObject([
      { by: 'a1', reply: false, hits: 1 },
      { by: 'b1', attack: 'fire', reply: true, hits: 1 },
    ]);
  });

  test('MW5.3 indirect fire hits on 5 and 6 only', () => {
    const battle = sea({ red: ['big-chukka'], blue: ['hulk'], hands: { red: { row: 1, fire: 1 }, blue: { fire: 1 } } });
    const { all } = deal(battle, { red: goes('a1', 'b1', 'fire'), blue: noEvasion }, 4, 5);
    expect(all('dice')).toMatchObject([{ dice: [4, 5], hits: 1 }]);
    expect(all('dice')).toHaveLength(1);
  });

  test('MW5.3 one that is indirect herself may answer, and takes 1 off too', () => {
    const battle = sea({ red: ['big-chukka'], blue: ['wolfship'], hands: { red: { row: 1, fire: 1 }, blue: { fire: 1 } } });
    const { all } = deal(battle, { red: goes('a1', 'b1', 'fire'), blue: noEvasion }, 4, 4, 4, 6);
    expect(all('dice')).toMatchObject([
      { by: 'a1', hits: 0 },
      { by: 'b1', reply: true, dice: [4, 6], hits: 1 },
    ]);
  });

  test('MW5.4 a blast that hits does one die of damage, however many dice hit', () => {
    const battle = sea({ red: ['hellhammer'], blue: ['hulk'], hands: { red: { row: 1, fire: 1 } } });
    Object.assign(battle.state.ships[0]?.stats ?? {}, { fire: 3 });
    const { all, ship } = deal(battle, { red: goes('a1', 'b1', 'fire'), blue: noEvasion }, 4, 6, 1, 5);
    expect(all('dice')).toMatchObject([{ dice: [4, 6, 1], hits: 2, blast: 5, damage: 5 }]);
    expect(ship('b1').damage).toBe(5);
  });

  test('MW5.4 a blast that misses throws no more dice, and a reply is a blast too', () => {
    const battle = sea({ red: ['hellhammer'], blue: ['hellhammer'], hands: { red: { row: 1, fire: 1 }, blue: { fire: 1 } } });
    const { all } = deal(battle, { red: goes('a1', 'b1', 'fire'), blue: noEvasion }, 3, 4, 2);
    expect(all('dice')).toMatchObject([
      { blast: null, damage: 0 },
      { reply: true, blast: 2, damage: 2 },
    ]);
  });

  test('MW5.4 an Ironfist hits with a 5 at the least', () => {
    const battle = sea({ red: ['ironfist'], blue: ['hulk'], hands: { red: { row: 1, fire: 1 } } });
    expect(deal(battle, { red: goes('a1', 'b1', 'fire'), blue: noEvasion }, 4).all('dice')).toMatchObject([{ damage: 0 }]);
    expect(deal(battle, { red: goes('a1', 'b1', 'fire'), blue: noEvasion }, 5, 6).all('dice')).toMatchObject([{ damage: 6 }]);
  });

  test('MW5.5 Broadsides are answered by Broadsides if the card is held', () => {
    const battle = (blue: object) => sea({ red: ['galleon'], blue: ['greatship'], hands: { red: { sail: 1, broad: 1 }, blue } });
    const answered = deal(battle({ broad: 1 }), { red: goes('a1', 'b1', 'broad'), blue: noEvasion }, 1, 1, 1, 1, 1, 6, 6, 6, 6);
    expect(answered.all('dice')).toMatchObject([{ by: 'a1' }, { by: 'b1', reply: true, hits: 4 }]);
    expect(answered.state.discard.broad).toBe(2);
    expect(deal(battle({ fire: 1 }), { red: goes('a1', 'b1', 'broad'), blue: noEvasion }, 1, 1, 1, 1, 1).all('dice')).toHaveLength(1);
  });

  test('MW5.5 a captain may keep his card', () => {
    const battle = sea({ red: ['galleon'], blue: ['greatship'], hands: { red: { sail: 1, broad: 1 }, blue: { broad: 1 } } });
    const { all } = deal(
      battle,
      { red: goes('a1', 'b1', 'broad'), blue: { all: { broadside: false, evade: 0 }, ...still } },
      1,
      1,
      1,
      1,
      1,
    );
    expect(all('dice')).toHaveLength(1);
  });

  test('MW5.6 a ram has no reply, and one that was rammed cannot ram before her own phase is over', () => {
    const battle = sea({ red: ['hulk'], blue: ['hulk'], hands: { red: { row: 1 }, blue: { row: 1, board: 1 } } });
    const { all, ship } = deal(
      battle,
      { red: goes('a1', 'b1', 'ram'), blue: { ...goes('b1', 'a1', ['ram', 'board']), all: { evade: 0 } } },
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
      1,
    );
    expect(all('attack')).toMatchObject([
      { by: 'a1', attack: 'ram' },
      { by: 'b1', attack: 'board' },
    ]);
    expect(ship('b1').rammed).toBe(false);
  });

  test('MW5.7 a broadside comes before the boarders, their own crew together with them', () => {
    const battle = sea({ red: ['hulk'], blue: ['galleon'], hands: { red: { row: 1, board: 1 }, blue: { broad: 1, board: 1 } } });
    const { all } = deal(battle, { red: goes('a1', 'b1', 'board'), blue: noEvasion }, 6, 6, 1, 1, 1, 4, 4, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1);
    expect(all('dice')).toMatchObject([
      { by: 'b1', attack: 'broad', reply: true, hits: 2 },
      { by: 'a1', attack: 'board', reply: false, hits: 2 },
      { by: 'b1', attack: 'board', reply: true, hits: 1 },
    ]);
  });

  test('MW5.7 if the broadside sinks the boarder, the boarding is off', () => {
    const battle = sea({
      red: ['wargalley', 'wolfship'],
      blue: ['galleon'],
      hands: { red: { row: 1, board: 1 }, blue: { broad: 1, board: 1 } },
    });
    const { all, state, ship } = deal(battle, { red: goes('a1', 'b1', 'board'), blue: noEvasion }, 6, 6, 6, 1, 1);
    expect(all('dice')).toHaveLength(1);
    expect(all('called-off')).toEqual([{ kind: 'called-off', by: 'a1', at: 'b1' }]);
    expect([ship('a1').sunk, ship('b1').damage]).toEqual([1, 0]);
    expect(state.fleets[1]?.hand.board).toBe(1);
  });

  test('MW5.7 one may reply with the crew alone', () => {
    const battle = sea({ red: ['hulk'], blue: ['galleon'], hands: { red: { row: 1, board: 1 }, blue: { broad: 1, board: 1 } } });
    const { all, state } = deal(
      battle,
      { red: goes('a1', 'b1', 'board'), blue: { all: { repel: 'board', evade: 0 }, ...still } },
      ...Array(7).fill(1),
      ...Array(5).fill(1),
    );
    expect(all('dice').map(event => event.attack)).toEqual(['board', 'board']);
    expect(state.fleets[1]?.hand.broad).toBe(1);
  });
});

describe('the lists', () => {
  test.each(['broad', 'fire'] as const)('MW5.8 nobody answers the %s of a High Elf ship', attack => {
    const battle = sea({ red: ['hawkship'], blue: ['hulk'], hands: { red: { sail: 1, [attack]: 1 }, blue: { broad: 1, fire: 1 } } });
    expect(deal(battle, { red: goes('a1', 'b1', attack), blue: noEvasion }, 1, 1, 1, 1).all('dice')).toHaveLength(1);
  });

  test('MW5.8 High Elf boarders may be met with a broadside', () => {
    const battle = sea({ red: ['dragonship'], blue: ['hulk'], hands: { red: { sail: 1, board: 1 }, blue: { broad: 1 } } });
    expect(deal(battle, { red: goes('a1', 'b1', 'board'), blue: noEvasion }, 1, 1, 1, 1, 1, 1).all('dice')).toMatchObject([
      { by: 'b1', attack: 'broad' },
      { by: 'a1' },
    ]);
  });

  test('MW5.8 MW5.5 a High Elf ship herself answers', () => {
    const battle = sea({ red: ['galleon'], blue: ['hawkship'], hands: { red: { sail: 1, broad: 1 }, blue: { broad: 1 } } });
    expect(deal(battle, { red: goes('a1', 'b1', 'broad'), blue: noEvasion }, 1, 1, 1, 1, 1, 1, 1, 1, 1).all('dice')).toHaveLength(2);
  });

  test('MW7.1 an unhurt Dwarf ship cannot be boarded: the next attack of the plot is taken', () => {
    const battle = (damage: number) =>
      sea({ red: ['hulk'], blue: ['ironclad'], hands: { red: { row: 1, board: 1, fire: 1 } }, ships: { b1: { damage } } });
    const red = goes('a1', 'b1', ['board', 'fire']);
    expect(deal(battle(0), { red, blue: noEvasion }, 1, 1).all('attack')).toMatchObject([{ attack: 'fire' }]);
    expect(deal(battle(1), { red, blue: noEvasion }, ...Array(7).fill(1), 6).all('attack')).toMatchObject([{ attack: 'board' }]);
  });

  test('MW7.1 with nothing but boarders the next target is taken', () => {
    const battle = sea({
      red: ['hulk'],
      blue: ['ironclad', 'ironclad'],
      hands: { red: { row: 1, board: 1 } },
      ships: { b2: { damage: 1 } },
    });
    expect(deal(battle, { red: goes('a1', ['b1', 'b2'], 'board'), blue: noEvasion }, ...Array(7).fill(1)).all('attack')).toMatchObject([
      { at: 'b2' },
    ]);
  });
});

describe('two attacks in a phase', () => {
  test('MW5.9 a second broadside with the same card: another target, a chase of its own, a reply of its own', () => {
    const battle = sea({ red: ['galleon'], blue: ['hulk', 'hulk'], hands: { red: { sail: 2, broad: 1 }, blue: { broad: 2 } } });
    const { all, state } = deal(
      battle,
      { red: goes('a1', ['b1', 'b2'], 'broad', 1, { again: true }), blue: noEvasion },
      ...Array(16).fill(1),
    );
    expect(all('chase')).toMatchObject([
      { at: 'b1', nth: 1 },
      { at: 'b2', nth: 2 },
    ]);
    expect(all('dice').map(event => event.by)).toEqual(['a1', 'b1', 'a1', 'b2']);
    expect(state.discard).toMatchObject({ sail: 2, broad: 3 });
  });

  test('MW5.9 not on the first target again, not a third, and not without speed', () => {
    const three = sea({ red: ['galleon'], blue: ['hulk', 'hulk', 'hulk'], hands: { red: { sail: 5, broad: 1 } } });
    expect(
      deal(three, { red: goes('a1', ['b1', 'b2', 'b3'], 'broad', 1, { again: true }), blue: noEvasion }, ...Array(10).fill(1)).all(
        'attack',
      ),
    ).toHaveLength(2);
    const one = sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { sail: 5, broad: 1 } } });
    expect(
      deal(one, { red: goes('a1', 'b1', 'broad', 1, { again: true }), blue: noEvasion }, ...Array(5).fill(1)).all('attack'),
    ).toHaveLength(1);
    const slow = sea({ red: ['galleon'], blue: ['hulk', 'hulk'], hands: { red: { sail: 1, broad: 1 } } });
    expect(
      deal(slow, { red: goes('a1', 'b1', 'broad', 1, { again: true, others: true }), blue: noEvasion }, ...Array(5).fill(1)).all('attack'),
    ).toHaveLength(1);
  });

  test('MW5.9 a shield against the second broadside sends her on, but not back to the first', () => {
    const battle = sea({
      red: ['galleon'],
      blue: ['hulk', 'hulk', 'hulk'],
      hands: { red: { sail: 3, broad: 1 }, blue: { row: 1 } },
      ships: { b2: { damage: 7 } },
    });
    const { all } = deal(
      battle,
      { red: goes('a1', ['b1', 'b2', 'b3'], 'broad', 1, { again: true }), blue: { all: { shield: 'doomed', evade: 0 }, ...still } },
      ...Array(10).fill(1),
    );
    expect(all('shielded')).toMatchObject([{ at: 'b2' }]);
    expect(all('attack').map(event => event.at)).toEqual(['b1', 'b3']);
  });

  test('MW5.9 sunk by the reply to her first broadside she gives no second; both results stand', () => {
    const battle = sea({
      red: ['buccaneer', 'galleon'],
      blue: ['hulk', 'hulk'],
      hands: { red: { sail: 2, broad: 1 }, blue: { broad: 1 } },
    });
    const { all, ship } = deal(battle, { red: goes('a1', ['b1', 'b2'], 'broad', 1, { again: true }), blue: noEvasion }, 6, 6, 6, 6, 1);
    expect(all('attack')).toHaveLength(1);
    expect([ship('a1').sunk, ship('b1').damage]).toEqual([1, 2]);
  });

  test('MW5.10 a dragon that sinks her target rams a second, with the same card, and no third', () => {
    const battle = sea({ red: ['dragonship'], blue: ['big-chukka', 'big-chukka', 'hulk'], hands: { red: { sail: 4, ram: 1 } } });
    const { all, state } = deal(
      battle,
      { red: goes('a1', ['b1', 'b2', 'b3'], 'ram', 1, { again: true }), blue: noEvasion },
      6,
      6,
      6,
      1,
      1,
      1,
      6,
      6,
      6,
      1,
      1,
      1,
    );
    expect(all('attack')).toMatchObject([
      { at: 'b1', nth: 1 },
      { at: 'b2', nth: 2 },
    ]);
    expect(state.discard.ram).toBe(1);
  });

  test('MW5.10 no second ram where the first did not sink her, and no other ship has one', () => {
    const battle = sea({ red: ['dragonship'], blue: ['big-chukka', 'big-chukka'], hands: { red: { sail: 4, ram: 1 } } });
    expect(
      deal(battle, { red: goes('a1', ['b1', 'b2'], 'ram', 1, { again: true }), blue: noEvasion }, 6, 6, 1, 1, 1, 1).all('attack'),
    ).toHaveLength(1);
    const hulk = sea({ red: ['hulk'], blue: ['wolfship', 'wolfship'], hands: { red: { row: 4 } } });
    expect(
      deal(hulk, { red: goes('a1', ['b1', 'b2'], 'ram', 1, { again: true }), blue: noEvasion }, 6, 6, 1, 1).all('attack'),
    ).toHaveLength(1);
  });

  test('MW5.10 MW5.6 a dragon that was rammed does not ram at all', () => {
    const battle = sea({
      red: ['dragonship'],
      blue: ['big-chukka', 'hulk'],
      hands: { red: { sail: 4, ram: 1 } },
      ships: { a1: { rammed: true } },
    });
    expect(deal(battle, { red: goes('a1', ['b1', 'b2'], 'ram', 1, { again: true }), blue: noEvasion }).all('stood-off')[0]).toMatchObject({
      ship: 'a1',
      why: 'attack',
    });
  });
});

describe('sinking', () => {
  test('MW5.11 MW7.5 both last ships may sink one another, and that is a draw', () => {
    const battle = sea({
      red: ['buccaneer'],
      blue: ['wargalley'],
      hands: { red: { sail: 1, broad: 1 }, blue: { broad: 1 } },
      ships: { b1: { damage: 1 } },
    });
    const { state, all } = deal(battle, { red: goes('a1', 'b1', 'broad'), blue: noEvasion }, 6, 6, 4, 4);
    expect(all('sunk').map(event => event.ship)).toEqual(['b1', 'a1']);
    expect(state.ended).toMatchObject({ winner: null, how: 'both', points: { red: 300, blue: 200 } });
  });

  test('MW7.5 who sinks the last enemy has won at once', () => {
    const battle = sea({ red: ['galleon'], blue: ['wargalley'], hands: { red: { sail: 1, broad: 1 } } });
    const { state, all } = deal(battle, { red: goes('a1', 'b1', 'broad'), blue: noEvasion }, 6, 6, 6, 1, 1);
    expect(state.ended).toMatchObject({ winner: 'red', how: 'sunk', points: { red: 300, blue: 0 } });
    expect(all('turn')).toHaveLength(1);
  });
});
