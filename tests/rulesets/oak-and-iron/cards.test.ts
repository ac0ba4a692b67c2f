import { describe, expect, test } from 'vitest';
import { activate, maySlide } from '../../../src/rulesets/oak-and-iron/activate.js';
import { shotAt } from '../../../src/rulesets/oak-and-iron/aim.js';
import { CARDS, type CardId, FATES, type Fate } from '../../../src/rulesets/oak-and-iron/cards.js';
import { shoalDice } from '../../../src/rulesets/oak-and-iron/collide.js';
import { crewBar } from '../../../src/rulesets/oak-and-iron/crewBars.js';
import { applyAtOnce, applyChosen, mayTurnFree } from '../../../src/rulesets/oak-and-iron/effects.js';
import { drawFate } from '../../../src/rulesets/oak-and-iron/fate.js';
import { handFaults } from '../../../src/rulesets/oak-and-iron/faults.js';
import { AIMED, fireAt } from '../../../src/rulesets/oak-and-iron/fire.js';
import { inFormation } from '../../../src/rulesets/oak-and-iron/formation.js';
import { ridersFor } from '../../../src/rulesets/oak-and-iron/initiative.js';
import { fight, rivalsOf } from '../../../src/rulesets/oak-and-iron/melee.js';
import type { Face } from '../../../src/rulesets/oak-and-iron/nouns.js';
import { broadsideOf, gunDice, hitFaces } from '../../../src/rulesets/oak-and-iron/pool.js';
import { effectOf } from '../../../src/rulesets/oak-and-iron/sea.js';
import { extraCards } from '../../../src/rulesets/oak-and-iron/shipyard.js';
import { ratingOf } from '../../../src/rulesets/oak-and-iron/speed.js';
import { testDice } from '../../../src/rulesets/oak-and-iron/throw.js';
import { at, dice, kinds, type Put, type Scene, scene, shipIn } from './scene.js';

const step = (id: string, by: number | null = null) => ({ id, by });
const blanks = (count: number): Face[] => Array.from({ length: count }, () => 'blank');
/** Ruby and Opal in line ahead heading east, an enemy so many inches to starboard of Ruby. */
const line = (a: CardId | null, b: CardId | null, space = 5, put: Record<string, Put> = {}, more: Partial<Scene> = {}) =>
  scene({
    ships: {
      ruby: { at: [18, 10], heading: 90, ...put['ruby'] },
      opal: { at: [23.3, 10], heading: 90, ...put['opal'] },
      fox: { side: 'b', at: [18, 11.181 + space], heading: 90, ...put['fox'] },
    },
    cards: { ...(a ? { a } : {}), ...(b ? { b } : {}) },
    ...more,
  });
const shotIn = (state: ReturnType<typeof scene>, by = 'ruby', on = 'fox') =>
  shotAt(state, shipIn(state, by), by === 'ruby' ? 'starboard' : 'port', shipIn(state, on));
function volley(state: ReturnType<typeof scene>, ...faces: Face[]) {
  const shot = shotIn(state);
  const play = at(state, dice(...faces));
  if (shot) fireAt(play, shipIn(state, 'ruby'), shot, AIMED);
  return play;
}
const diceOf = (state: ReturnType<typeof scene>, aim: 'hull' | 'rigging' = 'hull') => {
  const shot = shotIn(state);
  return shot && gunDice(state, shipIn(state, 'ruby'), shot, { aim, more: 0 });
};
const atOnce = (state: ReturnType<typeof scene>, ...faces: Face[]) => {
  const play = at(state, dice(...faces));
  applyAtOnce(play);
  return play;
};

describe('OI9.1 the hand', () => {
  const hand: CardId[] = ['down', 'careful-aim', 'effective-fire', 'reload', 'favorable-wind'];
  test('OI9.1 five cards, one more for each point of Admiral value', () => {
    expect(handFaults(hand, { nation: 'english', admiral: 'untested' })).toEqual([]);
    expect(handFaults(hand, { nation: 'english', admiral: 'seasoned' })).toEqual(['5 cards; this Admiral has 7']);
  });
  test.each([
    [['down', 'small-arms', 'effective-fire', 'reload', 'favorable-wind'], 'At most two cards of one value'],
    [['elan', 'careful-aim', 'effective-fire', 'reload', 'favorable-wind'], 'A card of another nation'],
    [['as-she-bears', 'more-closely', 'fast-loaders', 'reload', 'careful-aim'], 'At least three cards that are not discarded'],
  ] as [CardId[], string][])('OI9.1 %j: %s', (cards, why) => {
    expect(handFaults(cards, { nation: 'english', admiral: 'untested' })).toEqual([why]);
  });
  test('OI9.1 pirates take the cards of one other nation, not of two', () => {
    const pirate = { nation: 'pirate', admiral: 'untested' } as const;
    expect(handFaults(['elan', 'careful-aim', 'effective-fire', 'swift-vessels', 'favorable-wind'], pirate)).toEqual([]);
    expect(handFaults(['elan', 'careful-aim', 'effective-fire', 'resilient', 'favorable-wind'], pirate)).toContain(
      'Cards of one other nation only',
    );
  });
});

describe('OI9.2 cards on cards', () => {
  test('OI9.2 Await New Orders: the effect of another at the value of 1', () => {
    const state = line('await-orders', null);
    for (const squad of state.squads) if (squad.seat === 'a') squad.face = { card: 'await-orders', rider: 'effective-fire' };
    expect(effectOf(state, 'a')).toBe('effective-fire');
    expect(CARDS['await-orders'].value).toBe(1);
  });
  test('OI9.2 with nothing on it, it is a blank', () => {
    expect(broadsideOf(line('await-orders', null), shipIn(line('await-orders', null), 'ruby'))).toBe(5);
  });
  test('OI9.2 Adaptive Tactics: what an enemy has discarded', () => {
    const state = line(null, null);
    for (const squad of state.squads) if (squad.seat === 'b') squad.discards = ['fast-loaders'];
    expect(ridersFor(state, 'a', 'adaptive-tactics', [])).toEqual(['fast-loaders']);
  });
});

describe('OI9.3 general cards', () => {
  test('OI9.3 Down!: 1 Fatigue less from every attack', () => {
    const state = line(null, 'down');
    volley(state, 'skull', ...blanks(5));
    expect(shipIn(state, 'fox').fatigue).toBe(0);
  });
  test('OI9.3 Fire as She Bears: a free broadside at an enemy that has just moved', () => {
    const state = line('as-she-bears', null, 2);
    const play = at(state, { rolls: [], roll: () => 8 }, { fox: { plot: [step('f')] } });
    activate(play, shipIn(state, 'fox'));
    expect(play.told.filter(event => event.kind === 'volley' && event.free).length).toBeGreaterThan(0);
    const forbidden = at(line('as-she-bears', null, 2), { rolls: [], roll: () => 8 }, {}, { a: { permit: false } });
    activate(forbidden, shipIn(forbidden.state, 'fox'));
    expect(kinds(forbidden)).not.toContain('volley');
  });
  test('OI9.3 Boat Assault: boats from a slow ship', () => {
    const state = line('boat-assault', null, 2, { ruby: { is: { sail: 'anchored' } } });
    activate(at(state, dice(), { ruby: { boats: 'fox' } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').boats).toEqual(['fox']);
  });
  test('OI9.3 Boat Assault: the boats fight whom they have come to, however far she has gone since', () => {
    const state = line('boat-assault', null, 2, { ruby: { is: { boats: ['fox'] } } });
    shipIn(state, 'fox').pose = { x: 30_000, y: 30_000, heading: 0 };
    expect(rivalsOf(state, shipIn(state, 'ruby')).map(ship => ship.id)).toEqual(['fox']);
  });
  test('OI9.3 Boat Assault: not from a ship at rating 3, and not beyond Pistol Shot', () => {
    const boats = (space: number, plot: { id: string; by: number | null }[], is: Put['is'] = {}) => {
      const state = line('boat-assault', null, space, { ruby: { is }, fox: { at: [20, 11.181 + space] } });
      activate(at(state, dice(), { ruby: { boats: 'fox', plot } }), shipIn(state, 'ruby'));
      return shipIn(state, 'ruby').boats;
    };
    expect([boats(2, [step('f')]), boats(2, [step('f')], { sail: 'minimal' }), boats(3.1, [step('f')], { sail: 'minimal' })]).toEqual([
      [],
      ['fox'],
      [],
    ]);
  });
  test('OI9.3 OI5.2 a side that has fired its free broadside fires no more in the turn', () => {
    const state = line('as-she-bears', null, 2);
    activate(at(state, { rolls: [], roll: () => 8 }, { fox: { plot: [step('f')] }, opal: { hold: 'never' } }), shipIn(state, 'fox'));
    expect(shipIn(state, 'ruby').did).toContain('starboard:broadside');
    expect(shotIn(state)).toBeNull();
  });
  test('OI9.3 Careful Aim: critical dice that say nothing are thrown again', () => {
    const state = line('careful-aim', null);
    volley(state, 'skull', 'skull', ...blanks(4), 'cannon', 'swords');
    expect(shipIn(state, 'fox').fatigue).toBe(2);
  });
  test('OI9.3 Take Courage and Reload!: ships in Formation, at once', () => {
    const state = line('take-courage', null, 5, { ruby: { is: { fatigue: 2 } }, opal: { at: [30, 30], is: { fatigue: 2 } } });
    atOnce(state);
    expect([shipIn(state, 'ruby').fatigue, shipIn(state, 'opal').fatigue]).toEqual([2, 2]);
    const formed = line('reload', null, 5, { ruby: { is: { reload: { port: true, starboard: true } } } });
    atOnce(formed);
    expect(shipIn(formed, 'ruby').reload).toEqual({ port: true, starboard: false });
  });
  test('OI9.3 Effective Fire: Broadside +1', () => {
    const state = line('effective-fire', null);
    expect(broadsideOf(state, shipIn(state, 'ruby'))).toBe(6);
  });
  test('OI9.3 Small Arms: one free Partial Fire without damage at an enemy that ends within Pistol Shot', () => {
    const state = line('small-arms', null, 2);
    const play = at(state, { rolls: [], roll: () => 1 }, { fox: { plot: [step('f')] } });
    activate(play, shipIn(state, 'fox'));
    const shots = play.told.filter(event => event.kind === 'volley');
    expect(shots).toHaveLength(1);
    expect(shots[0]).toMatchObject({ shot: 'partial', free: true, damage: 0 });
  });
  test('OI9.3 Rolling Broadsides: the Crew Action is an attack', () => {
    const state = line('rolling-broadsides', null, 2);
    const play = at(state, { rolls: [], roll: () => 8 }, { ruby: { crew: ['attack'] } });
    activate(play, shipIn(state, 'ruby'));
    expect(kinds(play)).toContain('volley');
  });
  test('OI9.3 Adjust Position: a slide of up to 22 mm', () => {
    const state = line('adjust-position', null, 9);
    const ruby = shipIn(state, 'ruby');
    expect(maySlide(state, ruby)).toBe(true);
    activate(at(state, dice(), { ruby: { slide: 22, slidewhen: 'before', plot: [step('p', 1)] } }), ruby);
    expect(ruby.track[1]).toEqual({ x: 18_000, y: 10_866, heading: 90 });
  });
  test('OI9.3 Fleet Maneuver: ships in Formation may turn', () => {
    const state = line('fleet-maneuver', null);
    expect([mayTurnFree(state, shipIn(state, 'ruby')), mayTurnFree(state, shipIn(state, 'fox'))]).toEqual([true, false]);
  });
  test('OI9.3 Lee Gauge Fire: Musket faces hit at Cannon Shot, at a ship wholly upwind', () => {
    const faces = (wind: 0 | 180) => {
      const state = line('lee-gauge-fire', null, 9, {}, { wind });
      const shot = shotIn(state);
      return shot && hitFaces(state, shipIn(state, 'ruby'), shot, 'hull');
    };
    expect(faces(180)).toContain('musket');
    expect(faces(0)).not.toContain('musket');
  });
  test('OI9.3 Shoals Ahead: no test', () => {
    const state = line('shoals-ahead', null);
    expect([shoalDice(state, shipIn(state, 'ruby')), shoalDice(state, shipIn(state, 'fox'))]).toEqual([0, 2]);
  });
  test('OI9.3 Boarding Through the Smoke: a free Partial Fire first', () => {
    const state = line('through-the-smoke', null, 0.8, { ruby: { is: { sail: 'anchored' } } });
    const play = at(state, { rolls: [], roll: () => 7 }, { ruby: { crew: ['board'] } });
    activate(play, shipIn(state, 'ruby'));
    expect(kinds(play).slice(0, 2)).toEqual(['volley', 'tested']);
  });
  test('OI9.3 Favorable Wind: +1 sailing large', () => {
    const state = line('favorable-wind', null, 5, { ruby: { heading: 180 } });
    expect(ratingOf(state, shipIn(state, 'ruby'))).toBe(4);
  });
});

describe('OI9.4 national cards', () => {
  test('OI9.4 Lured into the Shoals: a shoal before an enemy, beyond Yard Arm of every ship', () => {
    const state = line('lured-into-shoals', null);
    applyChosen(at(state, dice(), {}, { a: { shoal: 'fox' } }));
    expect(state.terrain.map(piece => piece.kind)).toEqual(['shoal']);
  });
  test('OI9.4 Lured into the Shoals: not within Yard Arm of a hulk, else between her and our nearest ship', () => {
    const laid = (put: Record<string, Put>) => {
      const state = line('lured-into-shoals', null, 14, put);
      applyChosen(at(state, dice(), {}, { a: { shoal: 'fox' } }));
      return state.terrain.map(piece => [piece.id, Math.round((piece.outline[0]?.y ?? 0) / 1000)]);
    };
    expect(laid({ fox: { heading: 180 } })).toEqual([['lure1.a', 17]]);
    expect(laid({ fox: { heading: 0, at: [18, 20] } })[0]).not.toEqual(
      laid({ fox: { heading: 0, at: [18, 20] }, opal: { at: [18, 17], is: { condition: 'hulk' } } })[0],
    );
  });
  test('OI9.4 Expert Boarding: hand to hand at once', () => {
    const state = line('expert-boarding', null, 0.5, { ruby: { is: { sail: 'anchored' } } });
    const play = at(state, { rolls: [], roll: () => 7 }, { ruby: { crew: ['board'] } });
    activate(play, shipIn(state, 'ruby'));
    expect(kinds(play)).toContain('melee');
  });
  test('OI9.4 Seize the Opportunity: 2 more dice out of Formation', () => {
    expect(diceOf(line('seize-opportunity', null, 5, { opal: { at: [30, 30] } }))).toBe(7);
    expect(diceOf(line('seize-opportunity', null))).toBe(6);
  });
  test('OI9.4 Zeal: friends near the Flagship take heart when she rallies', () => {
    const state = line('zeal', null, 20, { ruby: { is: { fatigue: 1 } }, opal: { is: { fatigue: 3 } } });
    activate(at(state, { rolls: [], roll: () => 7 }, { ruby: { plot: [step('f')], crew: ['rally'] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'opal').fatigue).toBe(2);
  });
  test('OI9.4 Zeal: friends of the side, other captains’ ships too', () => {
    const state = line('zeal', null, 4, { ruby: { is: { fatigue: 1 } }, fox: { is: { fatigue: 3 } } });
    for (const one of [...state.squads, ...state.ships]) one.side = 'a';
    activate(at(state, { rolls: [], roll: () => 7 }, { ruby: { plot: [step('p', 1)], crew: ['rally'] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'fox').fatigue).toBe(2);
  });
  test('OI9.4 Long Range Gunnery: every Cannon adds a die, and so on', () => {
    const state = line('long-range-gunnery', null, 11);
    const play = volley(state, 'cannon', 'cannon', ...blanks(4), 'cannon', 'blank', 'cannon', 'blank', ...blanks(2));
    expect(play.told[0]).toMatchObject({ kind: 'volley', hits: 4, damage: 2 });
  });
  test('OI9.4 Adjust Formation: near a friend is in Formation', () => {
    const put = { opal: { at: [18, 7] as const } };
    expect(inFormation(line('adjust-formation', null, 5, put), shipIn(line('adjust-formation', null, 5, put), 'ruby'))).toBe(true);
    expect(inFormation(line(null, null, 5, put), shipIn(line(null, null, 5, put), 'ruby'))).toBe(false);
  });
  test('OI9.4 Engage More Closely: broadsides within Pistol Shot 2 more', () => {
    expect([diceOf(line('more-closely', null, 2)), diceOf(line('more-closely', null, 4))]).toEqual([8, 6]);
  });
  test('OI9.4 Fast Loaders: every ship removes a marker', () => {
    const state = line('fast-loaders', null, 5, { opal: { at: [30, 30], is: { reload: { port: true, starboard: false } } } });
    atOnce(state);
    expect(shipIn(state, 'opal').reload.port).toBe(false);
  });
  test('OI9.4 Élan and Heavy Musket Volley: the Crew Action is a Partial Fire, the Spanish one without damage', () => {
    for (const [card, harmless] of [
      ['elan', false],
      ['heavy-musketry', true],
    ] as const) {
      const state = line(card, null, 2);
      const play = at(state, { rolls: [], roll: () => 1 }, { ruby: { plot: [step('f')], crew: ['attack'] } });
      activate(play, shipIn(state, 'ruby'));
      const shot = play.told.find(event => event.kind === 'volley');
      expect([shot?.kind === 'volley' && shot.shot, shot?.kind === 'volley' && shot.damage > 0]).toEqual(['partial', !harmless]);
    }
  });
  test('OI9.4 Élan: an Entangled ship fights hand to hand with one die more, and again in the Attack Phase', () => {
    const fast = (card: CardId) => line(card, null, 0, { ruby: { is: { entangled: ['fox'] } }, fox: { is: { entangled: ['ruby'] } } });
    const state = fast('elan');
    const play = at(state, dice('swords', 'blank', 'blank', 'blank', 'blank', 'blank'), { ruby: { crew: ['attack'] } });
    activate(play, shipIn(state, 'ruby'));
    expect([kinds(play), shipIn(state, 'ruby').did]).toEqual([['melee'], []]);
    const barred = fast('rolling-broadsides');
    expect(crewBar(barred, shipIn(barred, 'ruby'), 'attack')).toMatch(/Entangled/);
  });
  test('OI9.4 Élan: at whom she was told to fire', () => {
    const state = line('elan', null, 4, { opal: { side: 'b', at: [18, 8] } });
    const play = at(state, { rolls: [], roll: () => 8 }, { ruby: { plot: [step('f')], crew: ['attack'], starboard: ['fox'] } });
    activate(play, shipIn(state, 'ruby'));
    expect(play.told.find(event => event.kind === 'volley')).toMatchObject({ at: 'fox' });
  });
  test('OI9.4 Superior Firepower +2, Target Rigging +1 against rigging', () => {
    const state = line('superior-firepower', null);
    expect(broadsideOf(state, shipIn(state, 'ruby'))).toBe(7);
    expect([diceOf(line('target-rigging', null), 'rigging'), diceOf(line('target-rigging', null))]).toEqual([7, 6]);
  });
  test('OI9.4 Swift Vessels: a free move at speed 1', () => {
    const state = line('swift-vessels', null);
    applyChosen(at(state, dice(), { ruby: { dash: true } }));
    expect([shipIn(state, 'ruby').pose.x, shipIn(state, 'opal').pose.x]).toEqual([18_866, 23_300]);
  });
  test('OI9.4 Boarders Away: no test against Minimal Sail', () => {
    const state = line('boarders-away', null, 0.5, { ruby: { is: { sail: 'anchored' } }, fox: { is: { sail: 'minimal' } } });
    activate(at(state, dice(), { ruby: { crew: ['board'] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').entangled).toEqual(['fox']);
  });
  test('OI9.4 Repel Boarders: Skulls alone', () => {
    const state = line(null, 'repel-boarders', 0);
    fight(at(state, dice('skull', 'swords', 'swords', 'swords', 'swords')), shipIn(state, 'ruby'), shipIn(state, 'fox'));
    expect(shipIn(state, 'fox').fatigue).toBe(1);
  });
  test('OI9.4 Aggression adds 1 Fatigue, Resilient takes 1 damage off but leaves 1', () => {
    const hard = line('aggression', null);
    volley(hard, 'skull', ...blanks(5));
    expect(shipIn(hard, 'fox').fatigue).toBe(2);
    const tough = line(null, 'resilient');
    volley(tough, 'skull', 'skull', 'skull', 'skull', ...blanks(2), 'blank');
    expect(shipIn(tough, 'fox').damage).toBe(1);
    volley(line(null, 'resilient'), 'skull', 'skull', ...blanks(4), 'blank');
  });
  test('OI9.4 Aggression: a hit at the rigging within Musket Shot tires too, one beyond it does not', () => {
    const tired = (space: number, aim: 'rigging' | 'hull') => {
      const state = line('aggression', null, space);
      const shot = shotIn(state);
      if (shot) fireAt(at(state, dice('skull', ...blanks(5))), shipIn(state, 'ruby'), shot, { ...AIMED, aim });
      return shipIn(state, 'fox').fatigue;
    };
    expect([tired(5, 'rigging'), tired(9, 'hull')]).toEqual([1, 0]);
  });
  test('OI9.4 Bravado: as if without Fatigue, unless Shaken', () => {
    const dice_ = (fatigue: number) => {
      const state = line('bravado', null, 5, { ruby: { is: { fatigue } } });
      return testDice(state, shipIn(state, 'ruby'), 'speed');
    };
    expect([dice_(6), dice_(7)]).toEqual([5, 1]);
  });
  test('OI9.4 Deception: not from Cannon Shot', () => {
    expect([shotIn(line(null, 'deception', 9)), shotIn(line(null, 'deception', 5)) !== null]).toEqual([null, true]);
  });
  test('OI9.4 Raise the Black: near enemies test with 3 fewer dice or take 1 Fatigue', () => {
    const state = line(null, 'raise-the-black');
    atOnce(state, 'blank', 'blank', 'sail', 'blank');
    expect([shipIn(state, 'ruby').fatigue, shipIn(state, 'opal').fatigue]).toEqual([1, 0]);
  });
});

describe('OI9.5 cards that come by themselves', () => {
  const berth = { id: 'x', class: 'fluyt' as const, name: 'X', skill: 0, fits: [], upgrades: ['supply-ship' as const], captain: null };
  test('OI9.5 Doughty with Benbow, Intrepid with Roberts, Double Rations with a supply ship', () => {
    const muster = (admiral: 'benbow' | 'roberts') => ({
      nation: 'english' as const,
      ships: [berth],
      admiral,
      hired: null,
      flagship: 'y',
      hand: [],
    });
    expect([extraCards(muster('benbow')), extraCards(muster('roberts'))]).toEqual([
      ['doughty', 'double-rations'],
      ['intrepid', 'double-rations'],
    ]);
  });
  test('OI9.5 Doughty after a Strike Point, Intrepid near the Flagship, Double Rations for all', () => {
    const tired = { ruby: { is: { fatigue: 2 } }, opal: { at: [30, 30] as const, is: { fatigue: 2 } } };
    const laid = (card: CardId, earned = false) => {
      const state = line(card, null, 5, tired);
      for (const squad of state.squads) squad.earned = earned;
      atOnce(state);
      return [shipIn(state, 'ruby').fatigue, shipIn(state, 'opal').fatigue];
    };
    expect([laid('doughty'), laid('doughty', true), laid('intrepid'), laid('double-rations')]).toEqual([
      [2, 2],
      [1, 1],
      [1, 2],
      [1, 1],
    ]);
  });
});

describe('OI9.6 the event deck', () => {
  const draw = (fate: Fate, faces: Face[] = [], put: Record<string, Put> = {}) => {
    const state = line(null, null, 5, put);
    state.fates = [fate];
    const thrown = dice(...faces);
    drawFate(
      at(state, {
        rolls: [],
        roll: (sides, reason) => (reason.why === 'event card' ? 1 : reason.why === 'loose cannon' ? 2 : thrown.roll(sides, reason)),
      }),
    );
    return state;
  };
  test('OI9.6 twelve cards, drawn among those left, and all back when none is', () => {
    expect(FATES).toHaveLength(12);
    const state = line(null, null);
    state.fates = [];
    drawFate(at(state, { rolls: [], roll: sides => sides }));
    expect([state.fate, state.fates.length]).toEqual(['calm-sea', 11]);
  });
  test.each([
    ['gust', 4],
    ['lull', 2],
  ] as const)('OI9.6 %s: rating %i', (fate, rating) => {
    const state = draw(fate, [], { ruby: { heading: 180 } });
    expect(ratingOf(state, shipIn(state, 'ruby'))).toBe(rating);
  });
  test('OI9.6 the wind backs to the west, veers to the east, from the next turn', () => {
    expect([draw('wind-backs').nextWind, draw('wind-veers').nextWind]).toEqual([270, 90]);
  });
  test('OI9.6 squall, cheers, murmurs, loose cannon', () => {
    expect(shipIn(draw('squall', [], { ruby: { is: { sail: 'full' } } }), 'ruby').sail).toBe('battle');
    expect(shipIn(draw('cheers', [], { ruby: { is: { fatigue: 2 } } }), 'ruby').fatigue).toBe(1);
    expect(shipIn(draw('murmurs', [...blanks(5), 'sail', ...blanks(4)]), 'ruby').fatigue).toBe(1);
    expect(shipIn(draw('loose-cannon'), 'opal').fatigue).toBe(1);
  });
  test('OI9.6 smoke: nothing beyond Musket Shot; leadsman: no tests; fouled guns: no Reload', () => {
    const smoke = line(null, null, 9);
    smoke.fate = 'smoke';
    expect(shotIn(smoke)).toBeNull();
    const lead = draw('leadsman');
    expect(shoalDice(lead, shipIn(lead, 'ruby'))).toBe(0);
    const foul = draw('fouled-guns', [], { ruby: { is: { reload: { port: true, starboard: false } } } });
    activate(at(foul, dice(), { ruby: { crew: ['reload-port'] } }), shipIn(foul, 'ruby'));
    expect(shipIn(foul, 'ruby').reload.port).toBe(true);
  });
  test.each([
    ['battle', true],
    ['full', true],
    ['minimal', false],
    ['anchored', false],
  ] as const)('OI9.6 fouled guns keep Fast Loaders too from a ship at %s: %s', (sail, kept) => {
    const state = line('fast-loaders', null, 5, { ruby: { is: { sail, reload: { port: true, starboard: false } } } });
    state.fate = 'fouled-guns';
    atOnce(state);
    expect(shipIn(state, 'ruby').reload.port).toBe(kept);
  });
});
