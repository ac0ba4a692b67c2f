import { describe, expect, test } from 'vitest';
import { seated, UMPIRE } from '../../../src/engine/audience.js';
import { advance, advanceWith, look, lookFor } from '../../../src/engine/battle.js';
import { type Answers, Form } from '../../../src/engine/form.js';
import { manOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import type { Ruling } from '../../../src/rulesets/man-o-warp/ruling.js';
import { deal, goes, heardBy, sea, seenBy, stepWith, type Table } from './sea.js';

const idle: Answers = { slot1: { bid: 0 }, slot2: { bid: 0 } };

describe('the form of a deal', () => {
  const view = seenBy(
    sea({
      red: ['galleon', 'corsair', 'corsair'],
      blue: ['hulk', 'big-chukka'],
      hands: { red: { sail: 3, broad: 1 } },
      options: { perDeal: 2 },
    }),
    'red',
  );

  test('MW8.1 an activation each, hand and wizard, defence of all, then one a ship', () => {
    const form = Form.parse(manOWarp.ask(view, 'red', {}));
    expect(form.units.map(unit => unit.name)).toEqual([
      'First activation',
      'Second activation',
      'Hand and wizard',
      'Defence of all',
      ...view.ships.filter(ship => ship.seat === 'red').map(ship => ship.name),
    ]);
    expect(form.units[0]?.fields.map(field => field.id)).toEqual([
      'ship',
      'targets',
      'attacks',
      'others',
      'bid',
      'keep',
      'speed',
      'again',
      'second',
    ]);
    expect(form.units[2]?.fields[0]).toMatchObject({ kind: 'tally', each: { broad: { max: 1 }, sail: { max: 3 }, ram: { max: 3 } } });
  });

  test('MW3.2 the same ship in both activations is refused, and settled otherwise', () => {
    const answers = { slot1: { ship: 'a1' }, slot2: { ship: 'a1' } };
    expect(manOWarp.ask(view, 'red', answers).problems).toMatchObject([{ grade: 'refused', unit: 'slot2', field: 'ship' }]);
    const orders = Object.values(manOWarp.settle(view, 'red', answers).orders).flatMap(order =>
      order.kind === 'slot' ? [order.ship] : [],
    );
    expect(orders).toEqual(['a1', 'a2']);
  });

  test('MW5.1 attacks that a ship has not got are barred', () => {
    const attacks = manOWarp.ask(view, 'red', { slot1: { ship: 'a1' } }).units[0]?.fields.find(field => field.id === 'attacks');
    expect(attacks?.kind === 'ranked' && attacks.options.filter(option => option.bar !== null).map(option => option.id)).toEqual([
      'fire',
      'ram',
    ]);
  });

  test('MW8.6 the preview says what she would do with the hand as it is, and draws it', () => {
    const { words, sheet } = manOWarp.preview(view, 'red', { slot1: { ship: 'a1', targets: ['b1'], bid: 2 } }, 'slot1');
    expect(words).toMatch(/As your hand stands she plays 2 Sail for 10 after/);
    expect(sheet.kind === 'table' && sheet.blows).toMatchObject([{ by: 'a1', at: 'b1', style: 'planned' }]);
  });

  test('MW8.6 and what the standing policy would answer', () => {
    const rescued = { ...idle, all: { shield: 'always' } };
    expect(manOWarp.preview(view, 'red', rescued, 'all').words).toMatch(/a Sail card would keep her out of it/);
    expect(manOWarp.preview(view, 'red', { all: { shield: 'never', evade: 2 } }, 'a1').words).toMatch(/she would play 2 Sail for 10/);
  });
});

describe('what is hidden', () => {
  const battle = sea({ red: ['galleon'], blue: ['hulk'], hands: { red: { sail: 3 }, blue: { row: 2 } } });

  test('MW8.8 a captain sees his own hand, and of the other how many cards it holds', () => {
    const view = seenBy(battle, 'red');
    expect(view.fleets.map(fleet => [fleet.held, fleet.own?.hand.sail ?? null])).toEqual([
      [7, 3],
      [7, null],
    ]);
    expect([view.deck, Object.keys(view).includes('plan')]).toEqual([30, false]);
  });

  test('MW8.8 which cards were drawn is told to their owner alone', () => {
    const { told } = deal(battle, { red: { ...idle, hand: { drop: { sail: 3 } } } });
    expect(heardBy(told, seated('blue')).map(event => event.kind)).not.toContain('cards');
    expect(heardBy(told, seated('red')).map(event => event.kind)).toContain('cards');
  });

  test('MW8.8 the umpire sees both hands', () => {
    expect(look(manOWarp, battle.state, UMPIRE).fleets.map(fleet => fleet.own?.hand.ram)).toEqual([4, 5]);
  });
});

describe('live play', () => {
  const live = (table: Omit<Table, 'options'>) => sea({ ...table, options: { live: true } });
  const begun = (table: Omit<Table, 'options'>) => stepWith(live(table), { red: goes('a1', ['b1', 'b2'], 'broad', 1), blue: idle }, []);

  test('MW8.7 the target’s captain is asked for shield and speed in one, then for the reply', () => {
    const chase = begun({ red: ['galleon'], blue: ['hulk', 'hulk'], hands: { red: { sail: 1, broad: 1 }, blue: { row: 1, broad: 1 } } });
    expect(manOWarp.pending(chase.state)).toMatchObject([{ id: '1:chase:blue', seat: 'blue', need: 'must', known: 'open' }]);
    const caught = stepWith(chase.battle, { blue: { reaction: { shield: 'pass', row: 1 } } }, []);
    expect(caught.all('chase')).toMatchObject([{ reply: { row: 1 }, against: 2, caught: true }]);
    expect(manOWarp.pending(caught.state)).toMatchObject([{ id: '2:reply:blue' }]);
    const answered = stepWith(caught.battle, { blue: { reaction: { reply: 'broad' } } }, [1, 1, 1, 1, 1, 6, 1, 1]);
    expect(answered.all('dice')).toHaveLength(2);
  });

  test('MW8.7 he is asked just the same when he holds nothing', () => {
    const table = { red: ['galleon'], blue: ['hulk', 'hulk'] } as const;
    const rich = begun({ ...table, hands: { red: { sail: 1, broad: 1 }, blue: { row: 3, broad: 2 } } });
    const poor = begun({ ...table, hands: { red: { sail: 1, broad: 1 } } });
    expect(manOWarp.pending(poor.state)).toEqual(manOWarp.pending(rich.state));
    const open = { blue: { reaction: { shield: 'pass', row: 0, sail: 0 } } } as const;
    expect(manOWarp.pending(stepWith(poor.battle, open, []).state)).toEqual(manOWarp.pending(stepWith(rich.battle, open, []).state));
    const ids = (battle: typeof poor.battle) =>
      manOWarp.ask(lookFor(manOWarp, battle.state, 'blue'), 'blue', {}).units[0]?.fields.map(field => field.id);
    expect(ids(poor.battle)).toEqual(ids(rich.battle));
  });

  test('MW8.7 a shield passes the attack on, and the next captain’s choice is asked again', () => {
    const chase = begun({ red: ['galleon'], blue: ['hulk', 'hulk'], hands: { red: { sail: 1, broad: 1 }, blue: { row: 1 } } });
    const next = stepWith(chase.battle, { blue: { reaction: { shield: 'row' } } }, []);
    expect(next.all('shielded')).toMatchObject([{ at: 'b1' }]);
    expect(lookFor(manOWarp, next.state, 'blue').act).toMatchObject({ target: 'b2', shieldable: false });
  });

  test('MW8.7 nobody is asked where the rules leave nothing to do', () => {
    const done = stepWith(
      live({ red: ['galleon'], blue: ['big-chukka'], hands: { red: { sail: 1, broad: 1 } }, ships: { b1: { held: 'rammed' } } }),
      { red: goes('a1', 'b1', 'broad', 1), blue: idle },
      [1, 1, 1, 1, 1],
    );
    expect([done.state.asks, done.state.act]).toEqual([0, null]);
  });

  test('MW8.7 silence leaves it to the standing policy', () => {
    const chase = begun({ red: ['galleon'], blue: ['hulk', 'hulk'], hands: { red: { sail: 1, broad: 1 }, blue: { row: 2 } } });
    expect(stepWith(chase.battle, {}, []).all('chase')).toMatchObject([{ reply: { row: 1 } }]);
  });
});

describe('the umpire', () => {
  const battle = sea({ red: ['galleon', 'corsair'], blue: ['hulk'], hands: { red: { sail: 3 } } });
  const rule = (ruling: Ruling, from = battle) => advance(manOWarp, from, { kind: 'ruling', ruling, reason: 'as agreed' });

  test('MW9.1 damage, improvements and holds are as he says', () => {
    expect(rule({ kind: 'hull', ship: 'a1', damage: 4 }).battle.state.ships[0]?.damage).toBe(4);
    expect(rule({ kind: 'refit', ship: 'a1', card: 'war-banner', stat: 'board' }).battle.state.ships[0]?.stats.board).toBe(7);
    expect(rule({ kind: 'lock', ship: 'a1', held: 'rammed' }).battle.state.ships[0]?.held).toBe('rammed');
  });

  test('MW9.1 what follows by the rules follows at once: a sunk ship, the end of the battle', () => {
    expect(rule({ kind: 'hull', ship: 'a1', damage: 20 }).battle.state.ships[0]?.sunk).toBe(0 + battle.state.round);
    expect(rule({ kind: 'sink', ship: 'b1' }).battle.state.ended).toMatchObject({ winner: 'red', how: 'sunk' });
  });

  test('MW9.1 an attack on a ship that is gone is broken off', () => {
    const chase = stepWith(
      sea({ red: ['galleon'], blue: ['hulk', 'hulk'], hands: { red: { sail: 1, broad: 1 } }, options: { live: true } }),
      { red: goes('a1', 'b1', 'broad') },
      [],
    );
    const after = advanceWith(
      manOWarp,
      chase.battle,
      { kind: 'ruling', ruling: { kind: 'sink', ship: 'b1' }, reason: 'a squall' },
      { rolls: [], roll: () => 1 },
    );
    expect([after.battle.state.act, after.battle.state.next]).toEqual([null, 'blue']);
  });

  test('MW9.2 that a card has moved is told, which one is not', () => {
    const { battle: after, told } = rule({ kind: 'discard', seat: 'red', card: 'sail' });
    expect(told.map(one => one.event)).toEqual([
      { kind: 'ruled', what: 'discard' },
      { kind: 'hand', seat: 'red', change: -1 },
    ]);
    const given = rule({ kind: 'card', seat: 'blue', card: 'sail' }, after);
    expect([given.battle.state.discard.sail, given.battle.state.fleets[1]?.hand.sail]).toEqual([0, 1]);
  });

  test('MW9.1 MW9.2 the form asks what the ruling needs, and reads as one', () => {
    const view = look(manOWarp, battle.state, UMPIRE);
    const answers = { ruling: { kind: 'discard', seat: 'red', card: 'sail', reason: 'a slip' } };
    expect(Form.parse(manOWarp.askRuling(view, answers)).units[0]?.fields.map(field => field.id)).toEqual([
      'kind',
      'seat',
      'card',
      'reason',
    ]);
    expect(manOWarp.readRuling(view, answers)).toEqual({ kind: 'discard', seat: 'red', card: 'sail' });
    expect(manOWarp.readRuling(view, { ruling: { kind: 'sink', ship: 'a1' } })).toBeNull();
  });

  test('MW9.3 who gives up has lost, and both may part', () => {
    expect(advance(manOWarp, battle, { kind: 'concede', seat: 'red' }).battle.state.ended).toMatchObject({
      winner: 'blue',
      how: 'conceded',
    });
    expect(advance(manOWarp, battle, { kind: 'draw' }).battle.state.ended).toMatchObject({ winner: null, how: 'agreed' });
  });
});
