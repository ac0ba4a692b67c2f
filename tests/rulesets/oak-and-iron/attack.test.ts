import { describe, expect, test } from 'vitest';
import { isSeen, shotAt, shotsOf, targetsOf } from '../../../src/rulesets/oak-and-iron/aim.js';
import { attackPhase, attackWith } from '../../../src/rulesets/oak-and-iron/attack.js';
import type { EventOf } from '../../../src/rulesets/oak-and-iron/event.js';
import { AIMED, chosenShot, fireAt, type Manner } from '../../../src/rulesets/oak-and-iron/fire.js';
import { inFormation } from '../../../src/rulesets/oak-and-iron/formation.js';
import { closeDice, fightOnce } from '../../../src/rulesets/oak-and-iron/melee.js';
import type { Arc, Face } from '../../../src/rulesets/oak-and-iron/nouns.js';
import { gunDice, hitFaces } from '../../../src/rulesets/oak-and-iron/pool.js';
import { at, dice, kinds, type Put, type Scene, scene, shipIn } from './scene.js';

const blanks = (count: number): Face[] => Array.from({ length: count }, () => 'blank');
/** Ruby heads east; her enemy lies so many inches of clear water to starboard, heading east too. */
const duel = (space: number, ruby: Put = {}, fox: Put = {}, more: Partial<Scene> = {}) =>
  scene({
    ships: { ruby: { at: [18, 10], heading: 90, ...ruby }, fox: { side: 'b', at: [18, 11.181 + space], heading: 90, ...fox } },
    ...more,
  });
const shotIn = (state: ReturnType<typeof scene>, arc: Arc = 'starboard') => shotAt(state, shipIn(state, 'ruby'), arc, shipIn(state, 'fox'));
function fired(state: ReturnType<typeof scene>, faces: Face[], manner: Partial<Manner> = {}): EventOf<'volley'> {
  const shot = shotIn(state);
  const play = at(state, dice(...faces));
  if (shot) fireAt(play, shipIn(state, 'ruby'), shot, { ...AIMED, ...manner });
  return play.told.find(event => event.kind === 'volley') as EventOf<'volley'>;
}

test('OI5.1 ships attack in turn, the initiative first, and what is done counts at once', () => {
  const ships = {
    ruby: { at: [18, 10], heading: 90 },
    fox: { side: 'b', class: 'sloop', at: [18, 12], heading: 90, is: { damage: 6, fatigue: 0 } },
  } as const;
  const state = scene({ ships, is: { order: ['b', 'a'] } });
  const play = at(state, { rolls: [], roll: () => 1 });
  attackPhase(play);
  const volleys = play.told.filter(event => event.kind === 'volley');
  expect(volleys[0]).toMatchObject({ by: 'fox' });
  expect(volleys.some(event => 'by' in event && event.by === 'ruby')).toBe(true);
});
test('OI5.1 port, starboard, bow, stern, then hand to hand', () => {
  const ships: Scene['ships'] = {
    ruby: { at: [18, 18], heading: 0, is: { entangled: ['near'] } },
    port: { side: 'b', at: [13, 18], heading: 0 },
    star: { side: 'b', at: [23, 18], heading: 0 },
    near: { side: 'b', at: [18, 15.638], heading: 0, is: { entangled: ['ruby'] } },
    aft: { side: 'b', at: [18, 23], heading: 90 },
  };
  const state = scene({ ships });
  const play = at(state, { rolls: [], roll: () => 8 });
  attackWith(play, shipIn(state, 'ruby'));
  expect(play.told.map(event => (event.kind === 'volley' ? event.arc : event.kind))).toEqual(['port', 'starboard', 'stern', 'melee']);
});
test('OI5.1 a ship that can do nothing is passed over', () => {
  const play = at(duel(20));
  attackPhase(play);
  expect(play.told).toEqual([]);
});

describe('OI5.2 Broadsides', () => {
  test('OI5.2 up to Cannon Shot, and the side is marked', () => {
    expect(shotIn(duel(12))).toMatchObject({ kind: 'broadside', band: 'cannon' });
    expect(shotIn(duel(12.001))).toBeNull();
    const state = duel(5);
    fired(state, blanks(5));
    expect(shipIn(state, 'ruby').reload).toEqual({ port: false, starboard: true });
  });
  test('OI5.2 not from a marked side', () => {
    expect(shotIn(duel(5, { is: { reload: { port: false, starboard: true } } }))).toBeNull();
  });
  test('OI5.2 both sides may fire in a turn', () => {
    const ships = {
      ruby: { at: [18, 18], heading: 90 },
      fox: { side: 'b', at: [18, 22], heading: 90 },
      hawk: { side: 'b', at: [18, 14], heading: 90 },
    } as const;
    const state = scene({ ships });
    expect(shotsOf(state, shipIn(state, 'ruby')).map(shot => `${shot.arc} ${shot.kind}`)).toEqual([
      'port broadside',
      'starboard broadside',
    ]);
  });
});

describe('OI5.3 Partial Fire', () => {
  test('OI5.3 half the Broadside from bow and stern, up to Musket Shot', () => {
    const ahead = (inches: number) =>
      scene({ ships: { ruby: { at: [5, 18], heading: 90 }, fox: { side: 'b', at: [5 + 2.362 + inches, 18], heading: 90 } } });
    const state = ahead(6);
    const shot = shotIn(state, 'bow');
    expect(shot).toMatchObject({ kind: 'partial', band: 'musket' });
    expect(shot && gunDice(state, shipIn(state, 'ruby'), shot, { aim: 'hull', more: 0 })).toBe(2);
    expect(shotIn(ahead(6.01), 'bow')).toBeNull();
  });
  test('OI5.3 from a marked side up to Pistol Shot', () => {
    const marked = { is: { reload: { port: false, starboard: true } } };
    expect(shotIn(duel(3, marked))).toMatchObject({ kind: 'partial' });
    expect(shotIn(duel(3.01, marked))).toBeNull();
  });
  test('OI5.3 not from a side that has fired a Broadside this turn', () => {
    const state = duel(2);
    fired(state, blanks(5));
    expect(shotIn(state)).toBeNull();
  });
  test('OI5.3 a side that only a farther part bears on', () => {
    const state = duel(2, {}, { at: [22, 13.5], heading: 0 });
    expect(shotIn(state)).toMatchObject({ kind: 'partial', arc: 'starboard' });
  });
});

test('OI5.4 not at an enemy in a melee with a friend; an Entangled ship fires at others', () => {
  const ships: Scene['ships'] = {
    ruby: { at: [18, 10], heading: 90 },
    opal: { at: [18, 16], heading: 90, is: { entangled: ['fox'] } },
    fox: { side: 'b', at: [18, 14.819], heading: 90, is: { entangled: ['opal'] } },
    hawk: { side: 'b', at: [18, 20], heading: 90 },
  };
  const state = scene({ ships });
  expect(targetsOf(state, shipIn(state, 'ruby')).map(ship => ship.id)).toEqual(['hawk']);
  expect(shotsOf(state, shipIn(state, 'opal')).map(shot => shot.at.id)).toEqual(['hawk']);
});

describe('OI5.5 dice', () => {
  const count = (state: ReturnType<typeof scene>) => {
    const shot = shotIn(state);
    return shot && gunDice(state, shipIn(state, 'ruby'), shot, { aim: 'hull', more: 0 });
  };
  test.each([
    [0, 5],
    [3, 2],
    [7, 1],
  ])('OI5.5 a Broadside of 5 with %i Fatigue: %i dice', (fatigue, dice_) => {
    expect(count(duel(5, { is: { fatigue } }))).toBe(dice_);
  });
  test('OI5.5 what adds is added after Fatigue: 1 + 3 for a rake through the stern', () => {
    expect(count(duel(4, { is: { fatigue: 7 } }, { heading: 180 }))).toBe(4);
  });
  test('OI5.5 one more in Formation', () => {
    const ships = {
      ruby: { at: [18, 10], heading: 90 },
      opal: { at: [21, 10], heading: 90 },
      fox: { side: 'b', at: [18, 16], heading: 90 },
    } as const;
    expect(count(scene({ ships }))).toBe(6);
    expect(count(scene({ ships, options: { additional: false } }))).toBe(5);
  });
});

test.each([
  [11, ['skull', 'cannon']],
  [5, ['skull', 'cannon', 'musket']],
  [2, ['skull', 'cannon', 'musket', 'pistol']],
  [0.5, ['skull', 'cannon', 'musket', 'pistol']],
] as [number, Face[]][])('OI5.6 at %f inches these hit: %j', (space, faces) => {
  const state = duel(space);
  const shot = shotIn(state);
  expect(shot && hitFaces(state, shipIn(state, 'ruby'), shot, 'hull')).toEqual(faces);
});

describe('OI5.7 what hits do', () => {
  test.each([
    [11, 3, 1, 0],
    [5, 3, 1, 1],
    [2, 3, 1, 3],
    [2, 4, 2, 4],
  ])('OI5.7 at %f inches %i hits on Fortitude 2: %i damage, %i Fatigue', (space, hits, damage, fatigue) => {
    const faces: Face[] = [...Array.from({ length: hits }, (): Face => 'skull'), ...blanks(5 - hits), ...blanks(damage)];
    expect(fired(duel(space), faces)).toMatchObject({ hits, damage, fatigue });
  });
  test('OI5.7 High Freeboard needs two hits for a point of Fatigue', () => {
    const faces: Face[] = ['skull', 'skull', 'skull', 'blank', 'blank', 'blank'];
    expect(fired(duel(2, {}, { class: 'fluyt' }), faces)).toMatchObject({ damage: 1, fatigue: 1 });
  });
});

describe('OI5.8 the critical test', () => {
  const hurt = (faces: Face[], fox: Put = {}, more: Partial<Scene> = {}) => {
    const state = duel(5, {}, fox, more);
    fired(state, ['skull', 'skull', 'skull', 'skull', 'blank', ...faces]);
    return shipIn(state, 'fox');
  };
  test('OI5.8 one Skull: 1 more damage', () => {
    expect(hurt(['skull', 'blank']).damage).toBe(3);
  });
  test('OI5.8 two Skulls: the magazine, Crippled at once', () => {
    expect(hurt(['skull', 'skull'])).toMatchObject({ damage: 7, doomed: true });
  });
  test('OI5.8 the magazine of a Crippled ship does no more than the damage itself', () => {
    const fox = hurt(['skull', 'skull'], { is: { damage: 7, fatigue: 1 } });
    expect([fox.damage, fox.fatigue]).toEqual([7, 1 + 2 + 1]);
  });
  test('OI5.8 Swords: Fatigue; Sails: a step of sail each', () => {
    expect(hurt(['swords', 'swords']).fatigue).toBe(2 + 1);
    expect(hurt(['sail', 'blank'], { is: { sail: 'full' } }).sail).toBe('battle');
  });
  test('OI5.8 below Minimal Sail a mast goes, and she lies Aground', () => {
    expect(hurt(['sail', 'sail'])).toMatchObject({ sail: 'minimal', aground: true });
  });
});

describe('OI5.9 aims', () => {
  test('OI5.9 at the rigging: Skulls and Sails, a step of sail for each Fortitude, nothing else', () => {
    const state = duel(5);
    expect(fired(state, ['sail', 'sail', 'skull', 'cannon', 'musket'], { aim: 'rigging' })).toMatchObject({
      hits: 3,
      damage: 0,
      fatigue: 0,
    });
    expect(shipIn(state, 'fox').sail).toBe('minimal');
  });
  test('OI5.9 at the crew: Fatigue for each hit and one more, no damage', () => {
    expect(fired(duel(2), ['skull', 'skull', ...blanks(3)], { aim: 'crew' })).toMatchObject({ aim: 'crew', damage: 0, fatigue: 3 });
  });
  test('OI5.9 out of reach of the aim she fires at the hull', () => {
    expect(fired(duel(11), blanks(5), { aim: 'rigging' }).aim).toBe('hull');
    expect(fired(duel(5), blanks(5), { aim: 'crew' }).aim).toBe('hull');
  });
});

describe('OI5.10 raking', () => {
  test.each([
    [180, 'stern'],
    [0, 'bow'],
    [90, 'none'],
  ])('OI5.10 an enemy heading %i is raked: %s', (heading, rake) => {
    expect(shotIn(duel(4, {}, { heading }))?.rake).toBe({ 180: 'stern', 0: 'bow', 90: 'none' }[heading] && rake);
  });
  test('OI5.10 1 more Fatigue, not beyond Musket Shot, and a Broadside only', () => {
    expect(fired(duel(4, {}, { heading: 180 }), ['skull', ...blanks(7)])).toMatchObject({ rake: 'stern', fatigue: 2 });
    expect(shotIn(duel(9, {}, { heading: 180 }))?.rake).toBe('none');
    expect(shotIn(duel(2, { is: { reload: { port: false, starboard: true } } }, { heading: 180 }))).toMatchObject({
      kind: 'partial',
      rake: 'none',
    });
  });
});

describe('OI5.11 Close Combat', () => {
  const melee = (ruby: Put = {}, fox: Put = {}) =>
    duel(0, { ...ruby, is: { entangled: ['fox'], ...ruby.is } }, { ...fox, is: { entangled: ['ruby'], ...fox.is } });
  test('OI5.11 Crew and three less Fatigue; Skulls and Swords are Fatigue whatever the freeboard', () => {
    const state = melee({}, { class: 'fifth-rate' });
    expect(closeDice(state, shipIn(state, 'ruby'), shipIn(state, 'fox'))).toBe(5);
    fightOnce(at(state, dice('skull', 'swords', 'swords', 'cannon', 'sail')), shipIn(state, 'ruby'));
    expect(shipIn(state, 'fox')).toMatchObject({ fatigue: 3, damage: 0 });
  });
  test('OI5.11 once a turn, and one die at least', () => {
    const state = melee({ is: { entangled: ['fox'], fatigue: 7 } });
    const play = at(state, dice('blank'));
    expect([fightOnce(play, shipIn(state, 'ruby')), fightOnce(play, shipIn(state, 'ruby'))]).toEqual([true, false]);
  });
  test('OI5.11 nobody fast, nobody to fight', () => {
    expect(fightOnce(at(duel(0.5)), shipIn(duel(0.5), 'ruby'))).toBe(false);
  });
});

describe('OI5.12 lines of sight', () => {
  const piece = (kind: 'island' | 'rocks' | 'shoal') => ({
    id: kind,
    kind,
    name: null,
    marked: false,
    outline: [
      { x: 16_000, y: 12_500 },
      { x: 20_000, y: 12_500 },
      { x: 20_000, y: 13_500 },
      { x: 16_000, y: 13_500 },
    ],
  });
  test.each([
    ['island', false],
    ['rocks', true],
    ['shoal', true],
  ] as const)('OI5.12 over %s she is seen: %s', (kind, seen) => {
    expect(shotIn(duel(5, {}, {}, { terrain: [piece(kind)] })) !== null).toBe(seen);
  });
  test.each(['action', 'hulk'] as const)('OI5.12 another ship is in the way, %s', condition => {
    const ships = {
      ruby: { at: [18, 10], heading: 90 },
      opal: { at: [18, 13], heading: 90, is: { condition } },
      fox: { side: 'b', at: [18, 16], heading: 90 },
    } as const;
    const state = scene({ ships });
    expect(shotIn(state)).toBeNull();
    expect(isSeen(state, { x: 0, y: 0 }, { x: 1000, y: 0 }, [])).toBe(true);
  });
});

describe('OI5.13 Formation', () => {
  const formed = (opal: Put) => {
    const state = scene({ ships: { ruby: { at: [18, 18], heading: 90 }, opal: { heading: 90, ...opal } } });
    return inFormation(state, shipIn(state, 'ruby'));
  };
  test.each([
    ['ahead within Pistol Shot', { at: [23, 18] }, true],
    ['astern within Pistol Shot', { at: [13, 18] }, true],
    ['too far ahead', { at: [24, 18] }, false],
    ['abeam', { at: [18, 20] }, false],
    ['ahead, heading 45 off', { at: [22, 18], heading: 135 }, true],
    ['ahead, heading 46 off', { at: [22, 18], heading: 136 }, false],
    ['a hulk ahead', { at: [23, 18], is: { condition: 'hulk' } }, false],
  ] as [string, Put, boolean][])('OI5.13 a friend %s: %j %s', (_, put, expected) => {
    expect(formed(put)).toBe(expected);
  });
});

test('OI4.14 targets as listed, else the nearest; and fire held until the band', () => {
  const ships = {
    ruby: { at: [18, 10], heading: 90 },
    fox: { side: 'b', at: [16, 13], heading: 90 },
    hawk: { side: 'b', at: [19.5, 15], heading: 90 },
  } as const;
  const state = scene({ ships });
  const ruby = shipIn(state, 'ruby');
  const target = (order = {}) => chosenShot(at(state, dice(), { ruby: order }), ruby, 'starboard')?.at.id;
  expect(target()).toBe('fox');
  expect(target({ starboard: ['hawk'] })).toBe('hawk');
  expect(target({ hold: 'pistol' })).toBe('fox');
  expect(target({ hold: 'never' })).toBeUndefined();
  expect(kinds(at(state))).toEqual([]);
});
