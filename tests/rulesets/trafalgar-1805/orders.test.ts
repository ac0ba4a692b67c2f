import { expect, test } from 'vitest';
import { range } from '../../../src/engine/grid.js';
import { legalTracks } from '../../../src/rulesets/trafalgar-1805/courses.js';
import { hullOf } from '../../../src/rulesets/trafalgar-1805/hulls.js';
import type { ShipOrder } from '../../../src/rulesets/trafalgar-1805/order.js';
import { plansFor } from '../../../src/rulesets/trafalgar-1805/plan.js';
import { rakeOf } from '../../../src/rulesets/trafalgar-1805/rake.js';
import type { State } from '../../../src/rulesets/trafalgar-1805/state.js';
import { SILENT_SHIP } from '../../../src/rulesets/trafalgar-1805/written.js';
import { fleet, seenBy, stands, turn } from '../../support/trafalgar.js';

const FAR = '; f.far 74 at 90,90 E; b.far 74 at -90,90 E';
const if_ = (when: string, then: string, by: number | null = null) => ({ ifs: [{ when, then, by }] });

test('T9.1: what is foretold is what happens, when nothing crosses it', () => {
  const state = fleet(`b.a 74 at 10,0 E way 2; b.b 74 at 8,0 E way 2; b.c 36 at 0,9 SE way 3${FAR}`, { lines: ['b.a b.b'] });
  const track = [...'sff'].map(id => ({ id, by: null }));
  const order = (id: string): ShipOrder =>
    id === 'b.a' ? { ...SILENT_SHIP, track } : id === 'b.c' ? { ...SILENT_SHIP, intent: 'close' } : SILENT_SHIP;
  const plans = plansFor(seenBy(state, 'british'), 'british', order);
  const went = turn(state, { 'b.a': { track: 'SFF' }, 'b.c': { intent: 'close' } });
  for (const id of ['b.a', 'b.b', 'b.c']) expect(plans.get(id)?.track.at, id).toEqual(went.ship(id).at);
  expect([...plans.values()].map(plan => plan.how)).toEqual(['track', 'follow', 'intent', 'keep']);
});

test('T9.2: silence keeps heading and rate, as far as that is legal', () => {
  expect(stands(turn(fleet(`b.a 74 at 0,0 E way 3${FAR}`)).ship('b.a'))).toBe('3,0 E way 3');
  expect(stands(turn(fleet(`b.a 74 at 0,0 E way 4 dp 4${FAR}`)).ship('b.a'))).toBe('2,0 E way 2');
});

test('T9.3: a track is run as far as it is legal, then straight on at the least rate', () => {
  const went = turn(fleet(`b.a 74 at 0,0 E way 4${FAR}`), { 'b.a': { track: 'SSFF' } });
  expect(stands(went.ship('b.a'))).toBe('2,2 SE way 2');
  expect(went.told('cut-short')).toEqual([{ kind: 'cut-short', ship: 'b.a', why: 'illegal', left: 3 }]);
});

test('T9.5: a ship left to herself does not sail into a friend', () => {
  const went = turn(fleet(`b.a 74 at 0,0 E way 2; b.b 74 at 2,0 E${FAR}`));
  expect(went.rolls).toEqual([]);
  expect(went.ship('b.a').at).not.toEqual({ x: 2, y: 0 });
});

test.each([
  ['dismasted', `b.a 74 at 0,0 SE way 3 masts 2; f.b 74 at 6,6 W`, if_('dismasted', 'heave-to')],
  ['enemy within 4', `b.a 74 at 0,0 SE way 3; f.b 74 at 4,4 W`, if_('enemy-within', 'heave-to', 4)],
  ['target struck', `b.a 74 at 0,0 SE way 3; f.b 74 at 9,9 W struck held`, { ...if_('target-struck', 'heave-to'), fire: ['f.b'] }],
])('T9.6: %s: the condition takes the place of her track', (_, layout, order) => {
  expect(turn(fleet(layout + FAR), { 'b.a': { track: 'FFF', ...order } }).ship('b.a').condition).toBe('hove-to');
});

test.each([
  ['dismasted', `b.a 74 at 0,0 SE way 3; f.b 74 at 6,6 W`, if_('dismasted', 'heave-to')],
  ['enemy within 4', `b.a 74 at 0,0 SE way 3; f.b 74 at 5,5 W`, if_('enemy-within', 'heave-to', 4)],
])('T9.6: not %s: the track stands', (_, layout, order) => {
  expect(stands(turn(fleet(layout + FAR), { 'b.a': { track: 'FFF', ...order } }).ship('b.a'))).toBe('3,3 SE way 3');
});

test('T9.6: raked before her turn to move, she does as the condition says', () => {
  const state = fleet(`f.a 74 at -2,1 E way 2 fired; b.b 74 at 0,0 N way 3${FAR}`, { wind: 'fresh S' });
  const said = {
    'f.a': { track: 'FF', rake: 'any', hold: 'musket' },
    'b.b': { track: 'FFF', hold: 'pistol', ...if_('raked', 'heave-to') },
  } as const;
  expect(turn(state, said, 2, 2, 2, 2, 2, 2).ship('b.b').condition).toBe('hove-to');
});

test('T9.6: in irons after a failed tack she wears on', () => {
  const failed = turn(fleet(`b.a 74 at 0,0 NE way 2${FAR}`), { 'b.a': { track: 'FTF' } }, 1);
  const went = turn(failed.state, { 'b.a': if_('failed-tack', 'wear') });
  expect(stands(went.ship('b.a'))).toBe('2,-2 E way 1');
});

test('T9.7: hold fire silences her', () => {
  const state = fleet(`b.a 74 at 0,0 E; f.b 74 at 0,2 E${FAR}`);
  expect(turn(state, { 'b.a': { hold: 'random', ...if_('enemy-within', 'hold-fire', 3) } }).told('volley')).toEqual([]);
});

test.each([
  ['turn-away', 1],
  ['keep-off', 1],
  ['close', -1],
])('T9.7: %s changes the distance', (then, sign) => {
  const state = fleet(`b.a 74 at 0,0 E way 3; f.b 74 at 4,3 E${FAR}`);
  const went = turn(state, { 'b.a': { track: 'FFF', ...if_('enemy-within', then, 5) } });
  expect(Math.sign(range(went.ship('b.a').at, { x: 4, y: 3 }) - 4)).toBe(sign);
});

test('T9.7: next nearest', () => {
  const layout = `b.a 74 at 0,0 S way 3; f.b 74 at 9,9 W struck held; f.c 74 at -7,4 E`;
  const order = { against: 'f.b', ...if_('target-struck', 'next-nearest') };
  expect(turn(fleet(layout + FAR), { 'b.a': order }).ship('b.a').at.x).toBeLessThan(0);
});

const task = (state: State, order: Partial<ShipOrder>) => {
  const view = seenBy(state, 'british');
  return plansFor(view, 'british', id => ({ ...SILENT_SHIP, ...(id === 'b.a' ? order : {}) })).get('b.a');
};

test('T9.8: an intent is a legal track, the same for the same sea', () => {
  const state = fleet(`b.a 74 at 0,0 E way 2; f.b 74 at 6,5 W way 2${FAR}`);
  const view = seenBy(state, 'british');
  const [ship] = view.ships;
  const legal = ship ? legalTracks(hullOf(view, ship), view.wind).map(end => `${end.at.x},${end.at.y},${end.heading}`) : [];
  for (const intent of ['engage', 'rake', 'break-line', 'hold-range', 'close', 'keep-off', 'heave-to', 'escape'] as const) {
    const track = task(state, { intent, range: 3 })?.track;
    expect(legal, intent).toContain(`${track?.at.x},${track?.at.y},${track?.heading}`);
    expect(task(state, { intent, range: 3 })?.track).toEqual(track);
  }
});

test('T9.8: told to rake, she finds the way across a stern', () => {
  const state = fleet(`b.a 74 at -3,3 E way 3; f.b 74 at 0,0 N${FAR}`, { wind: 'fresh S' });
  const track = task(state, { intent: 'rake' })?.track;
  expect(track?.wake.some(stand => rakeOf(stand, { at: { x: 0, y: 0 }, heading: 0 }, 2)?.end === 'stern')).toBe(true);
});

test('T9.8 T10.3: what an enemy hides does not change an intent', () => {
  const plain = fleet(`b.a 74 at 0,0 E way 2; f.b 74 at 3,4 W way 2; f.c 74 at 6,4 W way 2`);
  const hurt = structuredClone(plain);
  for (const ship of hurt.ships.slice(1)) Object.assign(ship, { damage: 4, gunnery: { port: 0, starboard: 1 }, sixes: 1, fives: 2 });
  for (const intent of ['engage', 'rake', 'close', 'keep-off'] as const)
    expect(turn(hurt, { 'b.a': { intent } }).ship('b.a').at).toEqual(turn(plain, { 'b.a': { intent } }).ship('b.a').at);
});

test('T9.8: a ship that cannot be sailed stays where she is', () => {
  const state = fleet(`b.a 74 at 0,0 E hulk dp 4 masts 0${FAR}`);
  expect(task(state, { intent: 'engage' })).toBeUndefined();
});
