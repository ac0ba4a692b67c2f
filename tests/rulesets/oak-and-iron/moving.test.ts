import { describe, expect, test } from 'vitest';
import { activate } from '../../../src/rulesets/oak-and-iron/activate.js';
import { shipUnit } from '../../../src/rulesets/oak-and-iron/askShip.js';
import { crewBar } from '../../../src/rulesets/oak-and-iron/crewBars.js';
import { applyAtOnce, applyChosen } from '../../../src/rulesets/oak-and-iron/effects.js';
import { withIfs } from '../../../src/rulesets/oak-and-iron/ifs.js';
import { eligible, lawful, rankSeats, reveal } from '../../../src/rulesets/oak-and-iron/initiative.js';
import { Intent, SILENT_SHIP } from '../../../src/rulesets/oak-and-iron/order.js';
import { gapOf, inAction } from '../../../src/rulesets/oak-and-iron/sea.js';
import { ratingOf } from '../../../src/rulesets/oak-and-iron/speed.js';
import type { Squad } from '../../../src/rulesets/oak-and-iron/state.js';
import { movementPhase } from '../../../src/rulesets/oak-and-iron/turn.js';
import { at, dice, kinds, type Put, type Scene, scene, shipIn } from './scene.js';

const step = (id: string, by: number | null = null) => ({ id, by });
const two = (more: Partial<Scene> = {}) => scene({ ships: { ruby: { at: [10, 10] }, fox: { side: 'b', at: [26, 10] } }, ...more });
const squad = (state: ReturnType<typeof scene>, seat: string): Squad => state.squads.find(one => one.seat === seat) as Squad;
const passing = () => dice('sail', 'blank', 'blank', 'blank', 'blank');
const failing = () => dice('blank', 'blank', 'blank', 'blank', 'blank');

describe('the Initiative Phase', () => {
  const laid = (a: 'down' | 'effective-fire' | 'reload', b: 'down' | 'reload' | 'favorable-wind', options = {}) => {
    const state = two({ options });
    squad(state, 'a').pick = { card: a, rider: null, swap: null };
    squad(state, 'b').pick = { card: b, rider: null, swap: null };
    return state;
  };
  test('OI4.1 the book’s example: Lily’s 4 beats Mike’s 3, and she goes first', () => {
    const state = two();
    squad(state, 'a').pick = { card: 'effective-fire', rider: null, swap: null };
    squad(state, 'b').pick = { card: 'fleet-maneuver', rider: null, swap: null };
    squad(state, 'b').hand.push('fleet-maneuver');
    const play = at(state);
    reveal(play, new Set());
    expect(rankSeats(play)).toEqual(['b', 'a']);
    expect(play.told.at(-1)).toEqual({ kind: 'initiative', seat: 'b', how: 'value' });
  });
  test('OI4.2 a tie: an event, then the higher Admiral value', () => {
    const state = laid('reload', 'reload');
    squad(state, 'b').value = 2;
    const play = at(state, { rolls: [], roll: () => 12 });
    reveal(play, new Set());
    expect(rankSeats(play)).toEqual(['b', 'a']);
    expect(kinds(play)).toEqual(['revealed', 'revealed', 'fate', 'initiative']);
  });
  test('OI4.2 a tie without events and with equal Admirals is a Challenge Test', () => {
    const state = laid('reload', 'reload', { events: false });
    const play = at(state, dice('sail', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'));
    reveal(play, new Set());
    expect(rankSeats(play)).toEqual(['a', 'b']);
    expect(play.told.at(-1)).toMatchObject({ how: 'challenge' });
  });
  test('OI4.2 equal cards twice in a row draw an event each turn', () => {
    const state = laid('reload', 'reload');
    squad(state, 'a').value = 1;
    for (const turn of [1, 2]) {
      state.fate = null;
      squad(state, 'a').face = { card: 'reload', rider: null };
      squad(state, 'b').face = { card: 'reload', rider: null };
      rankSeats(at(state, { rolls: [], roll: sides => sides }));
      expect(state.fates).toHaveLength(12 - turn);
    }
  });
  test('OI4.3 the card that lies face up cannot be picked again', () => {
    expect(eligible(['down', 'reload'], { card: 'down', rider: null })).toEqual(['reload']);
  });
  test('OI4.3 silence lays the lowest card', () => {
    const state = two();
    expect(lawful(state, squad(state, 'a'), null)?.card).toBe('down');
  });
  test('OI4.3 without a card nothing is laid, and the value is 0', () => {
    const state = two();
    squad(state, 'a').hand = ['down'];
    squad(state, 'a').face = { card: 'down', rider: null };
    expect(lawful(state, squad(state, 'a'), null)).toBeNull();
  });
  test('OI4.4 at once, the initiative first', () => {
    const state = two({ cards: { a: 'double-rations', b: 'double-rations' }, is: { order: ['b', 'a'] } });
    for (const ship of state.ships) ship.fatigue = 2;
    const play = at(state);
    applyAtOnce(play);
    expect(play.told.map(event => 'seat' in event && event.seat)).toEqual(['b', 'a']);
    expect(state.ships.map(ship => ship.fatigue)).toEqual([1, 1]);
  });
  test('OI4.4 a free turn is made before anybody moves', () => {
    const ships = { ruby: { at: [10, 10], heading: 180 }, opal: { at: [10, 14], heading: 180 } } as const;
    const state = scene({ ships, cards: { a: 'fleet-maneuver' } });
    applyChosen(at(state, dice(), { ruby: { free: -30 } }));
    expect(shipIn(state, 'ruby').pose.heading).toBe(150);
  });
});

test('OI4.5 captains activate in turn, in their own sequences; the spent are skipped', () => {
  const ships = { r1: { at: [5, 5] }, r2: { at: [9, 5] }, r3: { at: [13, 5] }, f1: { side: 'b', at: [25, 5] } } as const;
  const state = scene({ ships, is: { order: ['b', 'a'] } });
  const play = at(state, dice(), {}, { a: { sequence: ['r2', 'r1', 'r3'] } });
  movementPhase(play);
  expect(play.told.filter(event => event.kind === 'moved').map(event => 'ship' in event && event.ship)).toEqual(['f1', 'r2', 'r1', 'r3']);
});

describe('OI4.6 the speed rating', () => {
  const rating = (put: Put, more: Partial<Scene> = {}) => {
    const state = scene({ ships: { ruby: put }, ...more });
    return ratingOf(state, shipIn(state, 'ruby'));
  };
  test('OI4.6 her card, +1 under Full Sail, −1 under Minimal', () => {
    expect(rating({ class: 'corvette' })).toBe(4);
    expect(rating({ class: 'corvette', is: { sail: 'full' } })).toBe(5);
    expect(rating({ class: 'corvette', is: { sail: 'minimal' } })).toBe(3);
    expect(rating({ class: 'corvette', heading: 60 })).toBe(2);
  });
  test('OI4.6 never above 5: Favorable Wind under Full Sail', () => {
    expect(rating({ class: 'corvette', is: { sail: 'full' } }, { cards: { a: 'favorable-wind' } })).toBe(5);
  });
  test('OI4.6 Favorable Wind must be taken, but only sailing large', () => {
    expect(rating({ class: 'sixth-rate' }, { cards: { a: 'favorable-wind' } })).toBe(4);
    expect(rating({ class: 'sixth-rate', heading: 60 }, { cards: { a: 'favorable-wind' } })).toBe(3);
  });
  test('OI4.6 never below 1 while she moves', () => {
    expect(rating({ class: 'light-galleon', heading: 60, is: { sail: 'minimal' } })).toBe(1);
  });
  test('OI4.6 Crippled 2 at most, Full Sail or Favorable Wind or no', () => {
    expect(rating({ is: { damage: 7, sail: 'full' } }, { cards: { a: 'favorable-wind' } })).toBe(2);
  });
  test.each([[{ is: { sail: 'anchored' } }], [{ is: { aground: true } }], [{ is: { entangled: ['x'] } }], [{ heading: 10 }]] as [Put][])(
    'OI4.6 nothing when held: %j',
    put => {
      expect(rating(put)).toBe(0);
    },
  );
});

describe('OI4.7 Seamanship', () => {
  test('OI4.7 Change Heading: a free turn of up to 30, then the move', () => {
    const state = scene({ ships: { ruby: { heading: 180 } } });
    const ruby = shipIn(state, 'ruby');
    activate(at(state, passing(), { ruby: { plot: [step('hp', 30), step('f'), step('p', 45)] } }), ruby);
    expect(ruby.pose.heading).toBe(105);
  });
  test('OI4.7 a Change Heading of more than 30 is one of 30', () => {
    const state = scene({ ships: { ruby: { heading: 180 } } });
    activate(at(state, passing(), { ruby: { plot: [step('hp', 45), step('f')] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').pose.heading).toBe(150);
  });
  test('OI4.7 Adjust Speed down', () => {
    const state = scene({ ships: { ruby: { heading: 180 } } });
    const ruby = shipIn(state, 'ruby');
    activate(at(state, passing(), { ruby: { plot: [step('d'), step('f')] } }), ruby);
    expect(ruby.pose.y).toBe(18_000 + 1614);
  });
  test('OI4.7 a failed test costs the action alone', () => {
    const state = scene({ ships: { ruby: { heading: 180 } } });
    const ruby = shipIn(state, 'ruby');
    activate(at(state, failing(), { ruby: { plot: [step('u'), step('f')] } }), ruby);
    expect(ruby.pose.y).toBe(18_000 + 2402);
  });
  test('OI4.7 a Shaken ship does not even try', () => {
    const state = scene({ ships: { ruby: { heading: 180, is: { fatigue: 7 } } } });
    const ruby = shipIn(state, 'ruby');
    activate(at(state, dice(), { ruby: { plot: [step('u'), step('f')] } }), ruby);
    expect(ruby.pose.y).toBe(18_000 + 2402);
  });
});

test('OI4.8 in the Wind’s Eye she turns up to 30 and stays where she is', () => {
  const state = scene({ ships: { ruby: { heading: 0 } } });
  const ruby = shipIn(state, 'ruby');
  activate(at(state, dice(), { ruby: { plot: [step('s', 30)] } }), ruby);
  expect(ruby.pose.heading).toBe(30);
  expect(Math.abs(ruby.pose.y - 18_000)).toBeLessThan(600);
});
test.each(['anchored', 'aground', 'entangled'])('OI4.8 %s: neither run nor turn', held => {
  const is = { anchored: { sail: 'anchored' as const }, aground: { aground: true }, entangled: { entangled: ['fox'] } }[held] ?? {};
  const state = scene({ ships: { ruby: { heading: 180, is }, fox: { side: 'b', at: [19.181, 18], heading: 180 } } });
  const ruby = shipIn(state, 'ruby');
  activate(at(state, failing(), { ruby: { plot: [step('f'), step('p', 30)] } }), ruby);
  expect(ruby.pose).toEqual({ x: 18_000, y: 18_000, heading: 180 });
});

describe('OI4.9 the Crew Action', () => {
  const act = (is: Put['is'], crew: readonly string[]) => {
    const state = scene({ ships: { ruby: { heading: 180, is } } });
    const play = at(state, dice(), { ruby: { crew: crew as never } });
    activate(play, shipIn(state, 'ruby'));
    return { ruby: shipIn(state, 'ruby'), kinds: kinds(play) };
  };
  test('OI4.9 the first of her list that is possible', () => {
    const { ruby } = act({ fatigue: 2, damage: 1 }, ['reload-port', 'repair', 'rally']);
    expect([ruby.damage, ruby.fatigue]).toEqual([0, 2]);
  });
  test('OI4.9 Reload takes one marker, and none under Full Sail', () => {
    expect(act({ reload: { port: true, starboard: true } }, ['reload-starboard']).ruby.reload).toEqual({ port: true, starboard: false });
    const full = act({ reload: { port: true, starboard: true }, sail: 'full' }, ['reload-starboard']);
    expect(full.ruby.reload).toEqual({ port: true, starboard: true });
  });
  test('OI4.9 sail changes by one step', () => {
    expect(act({}, ['more-sail']).ruby.sail).toBe('full');
    expect(act({ sail: 'minimal' }, ['less-sail']).ruby.sail).toBe('anchored');
  });
  test('OI4.9 even a ship that cannot move takes one', () => {
    expect(act({ aground: false, sail: 'anchored', fatigue: 1 }, ['rally']).ruby.fatigue).toBe(0);
  });
});

describe('OI4.10 Boarding', () => {
  const close = (is: Put['is'] = {}) =>
    scene({
      ships: { ruby: { at: [18, 18], heading: 180, is: { sail: 'anchored', ...is } }, fox: { side: 'b', at: [19.881, 18], heading: 180 } },
    });
  test('OI4.10 a passed test lays her alongside and makes fast', () => {
    const state = close();
    const [ruby, fox] = [shipIn(state, 'ruby'), shipIn(state, 'fox')];
    activate(at(state, passing(), { ruby: { crew: ['board'] } }), ruby);
    expect(gapOf(state, ruby, fox)).toBe(0);
    expect([ruby.entangled, fox.entangled]).toEqual([['fox'], ['ruby']]);
  });
  test('OI4.10 with the least turn: broadside to broadside', () => {
    const state = close();
    const ruby = shipIn(state, 'ruby');
    ruby.pose = { ...ruby.pose, heading: 195 };
    activate(at(state, passing(), { ruby: { crew: ['board'] } }), ruby);
    expect(ruby.pose.heading).toBe(180);
  });
  test.each([
    ['side', 90],
    ['end', 180],
  ] as const)(
    'OI4.10 with her bow at a corner, where two edges are as near, she lies as told: against her %s, heading %i',
    (edge, heading) => {
      const ships = {
        ruby: { at: [16.52, 15.83], heading: 135, is: { sail: 'anchored' } },
        fox: { side: 'b', at: [18.3, 18.2], heading: 180 },
      } as const;
      const state = scene({ ships });
      activate(at(state, passing(), { ruby: { crew: ['board'], edge } }), shipIn(state, 'ruby'));
      expect(shipIn(state, 'ruby')).toMatchObject({ entangled: ['fox'], pose: { heading } });
    },
  );
  test('OI4.10 it is asked of whoever means to board', () => {
    const asked = (said: Parameters<typeof shipUnit>[2]) =>
      shipUnit(close(), shipIn(close(), 'ruby'), said, 'all', 'x').fields.some(field => field.id === 'edge');
    expect([asked({}), asked({ intent: 'board' }), asked({ crew: ['rally', 'board'] })]).toEqual([false, true, true]);
  });
  test('OI4.10 a failed test changes nothing', () => {
    const state = close();
    activate(at(state, failing(), { ruby: { crew: ['board'] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'fox').entangled).toEqual([]);
  });
  test('OI4.10 not across a third ship', () => {
    const ships = {
      ruby: { class: 'sloop', at: [18, 18], heading: 180, is: { sail: 'anchored' } },
      mid: { class: 'sloop', at: [18.8, 18], heading: 180 },
      fox: { side: 'b', at: [19.784, 18], heading: 180 },
    } as const;
    const state = scene({ ships });
    const ruby = shipIn(state, 'ruby');
    activate(at(state, passing(), { ruby: { crew: ['board'] } }), ruby);
    expect(ruby.entangled).toEqual([]);
  });
});

describe('OI4.11 Cut Free', () => {
  const fast = (room: 'open' | 'shut') =>
    scene({
      ships: {
        ruby: { at: [18, 18], heading: 180, is: { entangled: ['fox'] } },
        fox: { side: 'b', at: [19.181, 18], heading: 180, is: { entangled: ['ruby'] } },
        ...(room === 'shut'
          ? { w: { at: [16.819, 18], heading: 180 }, n: { at: [18, 16.219], heading: 90 }, s: { at: [18, 19.781], heading: 90 } }
          : {}),
      } as Scene['ships'],
    });
  test('OI4.11 Yard Arm away, then at rating 1, and no Crew Action', () => {
    const state = fast('open');
    const ruby = shipIn(state, 'ruby');
    ruby.fatigue = 1;
    activate(at(state, dice('sail', 'blank', 'blank', 'blank'), { ruby: { plot: [step('x'), step('f')], crew: ['rally'] } }), ruby);
    expect(ruby.entangled).toEqual([]);
    expect(ruby.rating).toBe(1);
    expect(gapOf(state, ruby, shipIn(state, 'fox'))).toBeGreaterThanOrEqual(1000);
    expect(ruby.fatigue).toBe(1);
  });
  test('OI4.11 with no way free she stays Entangled', () => {
    const state = fast('shut');
    const ruby = shipIn(state, 'ruby');
    activate(at(state, passing(), { ruby: { plot: [step('x')] } }), ruby);
    expect(ruby.entangled).toEqual(['fox']);
  });
});

describe('OI4.12 intents look at where everybody is', () => {
  const go = (intent: Intent, fox: Put, against: string | null = 'fox') => {
    const state = scene({ ships: { ruby: { at: [18, 12], heading: 180 }, fox: { side: 'b', heading: 180, is: { moved: true }, ...fox } } });
    const before = gapOf(state, shipIn(state, 'ruby'), shipIn(state, 'fox'));
    activate(at(state, { rolls: [], roll: () => 8 }, { ruby: { intent, against } }), shipIn(state, 'ruby'));
    return { before, after: gapOf(state, shipIn(state, 'ruby'), shipIn(state, 'fox')), ruby: shipIn(state, 'ruby') };
  };
  test('OI4.12 close comes nearer, keep off goes farther', () => {
    const near = go('close', { at: [24, 16] });
    expect(near.after).toBeLessThan(near.before);
    const far = go('keep-off', { at: [18, 7], heading: 90 });
    expect(far.after).toBeGreaterThan(far.before);
  });
  test('OI4.12 an intent turns towards an enemy that lies to port', () => {
    expect(go('close', { at: [26, 14] }).ruby.pose.heading).toBeLessThan(180);
  });
  test.each(Intent.options)('OI4.12 %s always gives a move that the rules allow', intent => {
    const { ruby } = go(intent, { at: [24, 16] });
    expect(inAction(ruby)).toBe(true);
    expect(ruby.track.length).toBeGreaterThan(1);
  });
});

describe('OI4.13 if-clauses', () => {
  const judged = (when: string, by: number | null, put: Put = {}) => {
    const state = scene({ ships: { ruby: { heading: 180, ...put }, fox: { side: 'b', at: [18, 22], heading: 90 } } });
    return withIfs(state, shipIn(state, 'ruby'), { ...SILENT_SHIP, ifs: [{ when, by, then: 'keep-off' }] }).intent;
  };
  test.each([
    ['enemy-within', 4, {}, 'keep-off'],
    ['enemy-within', 1, {}, 'none'],
    ['damage', 3, { is: { damage: 3 } }, 'keep-off'],
    ['damage', 3, { is: { damage: 2 } }, 'none'],
    ['fatigue', 5, { is: { fatigue: 6 } }, 'keep-off'],
    ['entangled', null, { is: { entangled: ['fox'] } }, 'keep-off'],
    ['to-windward', null, {}, 'none'],
    ['to-windward', null, { heading: 60 }, 'keep-off'],
  ] as [string, number | null, Put, string][])('OI4.13 if %s %s with %j: %s', (when, by, put, intent) => {
    expect(judged(when, by, put)).toBe(intent);
  });
  test('OI4.13 Rally comes first, and fire is held', () => {
    const state = scene({ ships: { ruby: {} } });
    const ifs = [
      { when: 'damage', by: 0, then: 'rally' },
      { when: 'damage', by: 0, then: 'hold-fire' },
    ];
    expect(withIfs(state, shipIn(state, 'ruby'), { ...SILENT_SHIP, crew: ['repair'], ifs })).toMatchObject({
      crew: ['rally', 'repair'],
      hold: 'never',
    });
  });
});

test('OI4.14 silence: straight ahead, and the side nearest the enemy is reloaded', () => {
  const state = scene({
    ships: { ruby: { at: [18, 12], heading: 180, is: { reload: { port: true, starboard: true } } }, fox: { side: 'b', at: [10, 14] } },
  });
  const ruby = shipIn(state, 'ruby');
  activate(at(state), ruby);
  expect(ruby.pose).toEqual({ x: 18_000, y: 12_000 + 2402, heading: 180 });
  expect(ruby.reload).toEqual({ port: true, starboard: false });
});

test('OI6.3 Entangled: no Crew Action whatever', () => {
  const state = scene({ ships: { ruby: { is: { entangled: ['fox'], fatigue: 3 } }, fox: { side: 'b', at: [19.181, 18] } } });
  expect(crewBar(state, shipIn(state, 'ruby'), 'rally')).toMatch(/Entangled/);
});
