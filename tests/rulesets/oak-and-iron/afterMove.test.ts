import { describe, expect, test } from 'vitest';
import { activate, maySlide } from '../../../src/rulesets/oak-and-iron/activate.js';
import { shipUnit } from '../../../src/rulesets/oak-and-iron/askShip.js';
import { runAboard } from '../../../src/rulesets/oak-and-iron/collide.js';
import { applyChosen, mayDash, mayTurnFree } from '../../../src/rulesets/oak-and-iron/effects.js';
import { layAlongside } from '../../../src/rulesets/oak-and-iron/grapple.js';
import type { Face, Terrain } from '../../../src/rulesets/oak-and-iron/nouns.js';
import { isOffTable } from '../../../src/rulesets/oak-and-iron/sail.js';
import { ratingOf } from '../../../src/rulesets/oak-and-iron/speed.js';
import type { State } from '../../../src/rulesets/oak-and-iron/state.js';
import { choosing, pointOfSail } from '../../../src/rulesets/oak-and-iron/wind.js';
import { at, dice, kinds, type Put, scene, shipIn } from './scene.js';

/** What is judged in an activation, when, and who answers it. */

const step = (id: string, by: number | null = null) => ({ id, by });
const go = { plot: [step('f')] };
const always = (face: number) => ({ rolls: [], roll: () => face });
const blanks = (count: number): Face[] => Array.from({ length: count }, () => 'blank');
const box = (kind: Terrain['kind'], left: number, top: number, right: number, bottom: number, marked = false): Terrain => ({
  id: kind,
  kind,
  name: null,
  marked,
  outline: [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ x: x * 1000, y: y * 1000 })),
});

describe('OI1.7 the wind exactly on the beam', () => {
  const beam = (put: Put = {}) => scene({ ships: { ruby: { class: 'petite-fregate', heading: 90, ...put } } });
  test('OI1.7 she sails as is faster, or as she is told', () => {
    const state = beam();
    const ruby = shipIn(state, 'ruby');
    expect([ratingOf(state, ruby), ratingOf(state, choosing(ruby, 'windward'))]).toEqual([4, 2]);
    activate(at(state, dice(), { ruby: { ...go, beam: 'windward' } }), ruby);
    expect(ruby.pose.x).toBe(18_000 + 1614);
  });
  test('OI1.7 what cards add to a ship that sails large counts for what is faster', () => {
    const state = scene({
      ships: { ruby: { heading: 90, is: { windward: 4 } } },
      cards: { a: 'favorable-wind' },
    });
    expect([pointOfSail(state, shipIn(state, 'ruby')), ratingOf(state, shipIn(state, 'ruby'))]).toEqual(['large', 4]);
  });
  test('OI1.7 the choice is offered where it makes odds, and nowhere else', () => {
    const offered = (put: Put) => shipUnit(beam(put), shipIn(beam(put), 'ruby'), {}, 'all', 'x').fields.some(field => field.id === 'beam');
    expect([offered({}), offered({ heading: 91 }), offered({ class: 'sixth-rate' })]).toEqual([true, false, false]);
  });
  test('OI1.7 on any other point nothing is to be chosen', () => {
    const state = beam({ heading: 180 });
    activate(at(state, dice(), { ruby: { ...go, beam: 'windward' } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').pose.y).toBe(18_000 + 2913);
  });
});

test('OI3.2 with sweeps she rows only where she is told to', () => {
  const state = scene({ ships: { ruby: { heading: 80, is: { fits: ['sweeps'] } } } });
  activate(at(state, dice(), { ruby: go }), shipIn(state, 'ruby'));
  expect(shipIn(state, 'ruby').rating).toBe(3);
});
test('OI3.2 whether she may row is judged where she began', () => {
  const state = scene({ ships: { ruby: { heading: 80, is: { fits: ['sweeps'] } } } });
  const ruby = shipIn(state, 'ruby');
  activate(at(state, always(7), { ruby: { plot: [step('hs', 30), step('r')] } }), ruby);
  expect([ruby.pose.heading, ruby.rating]).toEqual([110, 1]);
});

describe('OI8.3 OI8.4 what is judged when all of her move is done', () => {
  test('OI8.3 a corner that leaves the table in a Change Heading and comes back is not lost', () => {
    const state = scene({ ships: { ruby: { at: [0.6, 18], heading: 180 } } });
    const ruby = shipIn(state, 'ruby');
    const play = at(state, always(7), { ruby: { plot: [step('hp', 30), step('f')] } });
    const turned = { ...ruby };
    activate(play, ruby);
    expect(play.told.some(event => event.kind === 'shifted' && isOffTable(state, turned, event.track.at(-1)))).toBe(true);
    expect(ruby.condition).toBe('action');
  });
  test('OI8.3 whoever is fast to another does not leave the table', () => {
    const state = scene({
      ships: { ruby: { at: [18, 33], heading: 180 }, fox: { side: 'b', at: [18, 35.6], heading: 90 } },
    });
    const ruby = shipIn(state, 'ruby');
    activate(at(state, always(7), { ruby: go }), ruby);
    expect([ruby.entangled, ruby.condition]).toEqual([['fox'], 'action']);
  });
  test('OI8.4 one throw, after a Change Heading and a run over the same shoal', () => {
    const state = scene({ ships: { ruby: { at: [18, 10], heading: 180 } }, terrain: [box('shoal', 14, 8, 22, 16)] });
    const play = at(state, dice('sail', ...blanks(4), 'blank', 'skull'), {
      ruby: { plot: [step('hp', 30), step('f')], crew: ['more-sail'] },
    });
    activate(play, shipIn(state, 'ruby'));
    expect(kinds(play)).toEqual(['tested', 'shifted', 'moved', 'shoal', 'sail']);
    expect(shipIn(state, 'ruby').aground).toBe(true);
  });
});

describe('OI8.1 after a collision', () => {
  test('OI8.1 she slides no more', () => {
    const state = scene({
      ships: { ruby: { at: [18, 10], heading: 180 }, fox: { side: 'b', at: [18, 13.4], heading: 180 } },
      cards: { a: 'more-closely' },
    });
    activate(at(state, always(8), { ruby: { ...go, slide: 22 } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').pose.x).toBe(18_000);
  });
  test('OI8.2 neither ship gives way where both are held fast', () => {
    const ships = { ruby: { at: [18, 10], is: { aground: true } }, fox: { side: 'b', at: [19.181, 10], is: { aground: true } } } as const;
    const state = scene({ ships });
    runAboard(at(state, dice('blank')), shipIn(state, 'ruby'), ['fox'], 1);
    expect([shipIn(state, 'ruby').pose.x, shipIn(state, 'fox').pose.x]).toEqual([18_000, 19_181]);
  });
});

describe('OI6.5 a ship at anchor', () => {
  test.each(['adjust-position', 'more-closely', 'fleet-maneuver', 'swift-vessels'] as const)('OI6.5 %s does not move her', card => {
    const may = (sail: 'anchored' | 'battle') => {
      const ships = { ruby: { at: [18, 10], heading: 90, is: { sail } }, opal: { at: [21, 10], heading: 90 } } as const;
      const state = scene({ ships, cards: { a: card } });
      const ruby = shipIn(state, 'ruby');
      return [maySlide(state, ruby), mayTurnFree(state, ruby), mayDash(state, ruby)].includes(true);
    };
    expect([may('anchored'), may('battle')]).toEqual([false, true]);
  });
});

describe('OI8.6 a party is lost when its ship is moved, by whatever', () => {
  const party = { on: 'isle', x: 0, y: 0, stood: 0 };
  const two = (is: Put['is'], fox: Put = {}): State =>
    scene({
      ships: {
        ruby: { at: [18, 18], heading: 180, is: { sail: 'anchored', party, ...is } },
        fox: { side: 'b', at: [19.881, 18], heading: 180, ...fox },
      },
    });
  test('OI8.6 boarding', () => {
    const state = two({});
    layAlongside(at(state), shipIn(state, 'ruby'), shipIn(state, 'fox'), 'boarded');
    expect(shipIn(state, 'ruby').party).toBeNull();
  });
  test('OI8.6 shoved by another', () => {
    const state = two({}, { at: [19.181, 18] });
    runAboard(at(state, dice('blank')), shipIn(state, 'fox'), ['ruby'], 1);
    expect(shipIn(state, 'ruby').party).toBeNull();
  });
  test('OI8.6 cut free', () => {
    const state = two({ entangled: ['fox'] }, { at: [19.181, 18], is: { entangled: ['ruby'] } });
    activate(at(state, always(7), { ruby: { plot: [step('x')] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').party).toBeNull();
  });
  test('OI8.6 who stays where she is keeps it', () => {
    const state = two({});
    activate(at(state, dice(), { ruby: { crew: ['land'] } }), shipIn(state, 'ruby'));
    expect(shipIn(state, 'ruby').party).toEqual(party);
  });
});

describe('OI9.3 answers to a move', () => {
  const near = (card: 'as-she-bears' | 'small-arms', fox: Put = {}, hawk: Record<string, Put> = {}) =>
    scene({
      ships: {
        ruby: { at: [18, 10], heading: 90 },
        opal: { at: [23.3, 10], heading: 90 },
        fox: { side: 'b', at: [18, 13], heading: 90, ...fox },
        ...hawk,
      },
      cards: { a: card },
    });
  test.each(['as-she-bears', 'small-arms'] as const)('OI9.4 %s comes before the mover’s Crew Action', card => {
    const play = at(near(card), always(8), { fox: { ...go, crew: ['more-sail'] } });
    activate(play, shipIn(play.state, 'fox'));
    expect(kinds(play).indexOf('volley')).toBeLessThan(kinds(play).indexOf('sail'));
    expect(kinds(play)[0]).toBe('moved');
  });
  test.each(['as-she-bears', 'small-arms'] as const)('OI9.4 %s does not answer who has not stirred', card => {
    const play = at(near(card, { is: { sail: 'anchored' } }), always(8), { fox: { crew: ['rally'] } });
    activate(play, shipIn(play.state, 'fox'));
    expect(kinds(play)).not.toContain('volley');
  });
  test('OI9.3 Fire as She Bears: each ship once a turn, in Formation only, never at a friend’s melee', () => {
    const shots = (put: Record<string, Put>, fox: Put = {}) => {
      const state = near('as-she-bears', fox, { hawk: { side: 'b', at: [18, 6], heading: 90 }, ...put });
      const play = at(state, always(8), { fox: go, hawk: go, opal: { hold: 'never' } });
      for (const id of ['fox', 'hawk']) activate(play, shipIn(state, id));
      return play.told.filter(event => event.kind === 'volley').length;
    };
    expect(shots({})).toBe(1);
    expect(shots({ opal: { at: [30, 30] } })).toBe(0);
    expect(shots({ hawk: { side: 'b', at: [30, 4], heading: 90 } }, { is: { entangled: ['opal'] } })).toBe(0);
  });
  test('OI9.3 Small Arms answer every enemy that ends within Pistol Shot, and nobody who holds his fire', () => {
    const hawk = { hawk: { side: 'b', at: [16, 7], heading: 90 } } as const;
    const shots = (hold: 'cannon' | 'never') => {
      const play = at(near('small-arms', {}, hawk), always(8), { fox: go, hawk: go, ruby: { hold }, opal: { hold: 'never' } });
      for (const id of ['fox', 'hawk']) activate(play, shipIn(play.state, id));
      return play.told.filter(event => event.kind === 'volley').length;
    };
    expect([shots('cannon'), shots('never')]).toEqual([2, 0]);
  });
});

test('OI9.4 Swift Vessels: a dash over a shoal is tested by itself', () => {
  const state = scene({
    ships: { ruby: { at: [18, 10], heading: 180 } },
    cards: { a: 'swift-vessels' },
    terrain: [box('shoal', 16, 11, 20, 14)],
  });
  const play = at(state, dice('skull', 'blank'), { ruby: { dash: true } });
  applyChosen(play);
  expect([kinds(play), shipIn(state, 'ruby').aground]).toEqual([['shifted', 'shoal'], true]);
});
