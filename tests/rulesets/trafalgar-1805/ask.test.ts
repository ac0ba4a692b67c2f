import { expect, test } from 'vitest';
import { seated } from '../../../src/engine/audience.js';
import { type Answers, type Field, type FieldOf, Form, fieldOf, unitOf } from '../../../src/engine/form.js';
import { Chart as Sheet } from '../../../src/engine/sheet.js';
import { ask } from '../../../src/rulesets/trafalgar-1805/ask.js';
import { carry } from '../../../src/rulesets/trafalgar-1805/carry.js';
import { ShipOrder, SquadronOrder } from '../../../src/rulesets/trafalgar-1805/order.js';
import { preview } from '../../../src/rulesets/trafalgar-1805/preview.js';
import { settle } from '../../../src/rulesets/trafalgar-1805/settle.js';
import type { Sight } from '../../../src/rulesets/trafalgar-1805/sight.js';
import type { SeenShip } from '../../../src/rulesets/trafalgar-1805/view.js';
import { card, seen, sight } from './sighted.js';

const east = 2;
const tonnant = (more: Partial<SeenShip> = {}) => seen('b.tonnant', { at: { x: 20, y: 20 }, heading: east, card: card(), ...more });
const mars = (more: Partial<SeenShip> = {}) => seen('b.mars', { at: { x: 18, y: 20 }, heading: east, card: card(), ...more });
const foe = seen('f.formidable', { at: { x: 24, y: 17 }, heading: 0 });
const far = seen('f.scipion', { at: { x: 40, y: 2 }, heading: 0 });
const line = { id: 'van', name: 'The van', seat: 'british', ships: ['b.tonnant', 'b.mars'] };
const british = (ships: SeenShip[], more: Parameters<typeof sight>[1] = {}) => sight(ships, more, seated('british'));
const alone = british([tonnant(), mars(), foe, far]);

const track = (codes: string) => [...codes].map(id => ({ id, by: null }));
const form = (view: Sight, answers: Answers = {}, seat = 'british') => Form.parse(ask(view, seat, answers));
const field = <Kind extends Field['kind']>(made: Form, unit: string, id: string, _: Kind) =>
  fieldOf(unitOf(made, unit), id) as FieldOf<Kind>;
const barOf = (view: Sight, code: string, answers: Answers = {}) =>
  field(form(view, answers), 'b.tonnant', 'track', 'plot').next.find(one => one.id === code)?.bar;

test('T9.1: a form has the squadron first, then every own ship that fights, with the keys of the order as its fields', () => {
  const made = form(alone);
  expect(made.units.map(unit => unit.id)).toEqual(['squadron', 'b.tonnant', 'b.mars']);
  const keys = Object.keys(ShipOrder.shape);
  for (const one of unitOf(made, 'b.tonnant')?.fields ?? []) expect(keys).toContain(one.id);
  expect(unitOf(made, 'squadron')?.fields.map(one => one.id)).toEqual(Object.keys(SquadronOrder.shape).filter(key => key !== 'kind'));
});

test('T3.6: a barred tack says why', () => {
  expect(barOf(alone, 't')).toMatch(/close hauled only/);
  const closeHauled = { heading: 3 };
  expect(barOf(british([tonnant({ ...closeHauled, card: card({ masts: [true, true, false] }) }), foe]), 't')).toMatch(/three masts/);
  expect(barOf(british([tonnant({ ...closeHauled, card: card({ damage: 2 }) }), foe]), 't')).toMatch(/damage/);
  expect(barOf(british([tonnant(closeHauled), foe]), 't')).toBeNull();
});

test('T3.2: after a turn the pad bars another, and a step that is not legal is refused with its place and what is legal', () => {
  expect(barOf(alone, 'p', { 'b.tonnant': { track: track('p') } })).toMatch(/square between/);
  const [problem] = form(alone, { 'b.tonnant': { track: track('fpp') } }).problems;
  expect(problem).toMatchObject({ grade: 'refused', unit: 'b.tonnant', field: 'track', at: 2 });
  expect(problem?.instead).toEqual(['Ahead', 'Heave to']);
});

test('T3.10: a ship that keeps her line cannot be given a track, and says until when', () => {
  const distant = british([tonnant(), mars(), far], { lines: [line] });
  expect(field(form(distant), 'b.mars', 'track', 'plot').bar).toMatch(/until an enemy is within 5 squares/);
  expect(field(form(distant), 'b.tonnant', 'track', 'plot').bar).toBeNull();
  expect(unitOf(form(distant), 'b.mars')?.line).toMatch(/^follows Tonnant → /);
});

test('T9: every whole track on offer runs to the square that it names', () => {
  const plot = field(form(alone), 'b.tonnant', 'track', 'plot');
  expect(plot.ready.length).toBeGreaterThan(5);
  for (const ready of plot.ready) {
    const made = form(alone, { 'b.tonnant': { track: ready.steps } });
    expect(made.problems.filter(one => one.unit === 'b.tonnant' && one.grade !== 'noted' && !one.say.includes('fall foul'))).toEqual([]);
    expect(ready.label).toContain(`→ ${/→ (\w+)/.exec(unitOf(made, 'b.tonnant')?.line ?? '')?.[1]}`);
  }
});

test('T9: two own ships that would end in one square are warned of, with tracks that end elsewhere', () => {
  const made = form(alone, { 'b.mars': { track: track('fff') }, 'b.tonnant': { track: track('pfsh') } });
  expect(made.problems.filter(one => one.say.includes('fall foul'))).toEqual([]);
  const [warned] = form(alone, { 'b.mars': { track: track('ffff') }, 'b.tonnant': { track: track('ff') } }).problems.filter(
    one => one.grade === 'warned',
  );
  expect(warned).toMatchObject({ unit: 'b.mars', field: 'track' });
  expect(warned?.say).toMatch(/Mars may fall foul of Tonnant|Tonnant may fall foul of Mars/);
  expect(warned?.instead.length).toBeGreaterThan(0);
});

test('T11: only British captains are offered to split their fire; aiming low is a doctrine', () => {
  const ids = (view: Sight, unit: string, seat = 'british') => unitOf(form(view, {}, seat), unit)?.fields.map(one => one.id) ?? [];
  expect(ids(alone, 'b.tonnant')).toContain('split');
  expect(ids(alone, 'b.tonnant')).not.toContain('low');
  const french = sight([tonnant({ card: null }), { ...foe, card: card() }], {}, seated('french'));
  expect(ids(french, 'f.formidable', 'french')).not.toContain('split');
});

test('T12.2: who moves first is the chooser’s, at the start and after a change of wind', () => {
  const bar = (more: object) => field(form(british([tonnant(), foe], more)), 'squadron', 'first', 'choice').bar;
  expect(bar({ mayChoose: true })).toBeNull();
  expect(bar({ mayChoose: false })).toMatch(/change of wind/);
  expect(bar({ mayChoose: true, chooser: null })).toMatch(/die/);
});

test('T9.2: silence settles every request, and says what it comes to', () => {
  const { orders, will } = settle(alone, 'british', {});
  expect(Object.keys(orders).sort()).toEqual(['3:ship:b.mars', '3:ship:b.tonnant', '3:squadron:british']);
  expect(will.every(one => one.silent)).toBe(true);
  expect(will.find(one => one.unit === 'b.tonnant')?.words).toMatch(/^Tonnant holds on → .*rate 2, large\.$/);
});

test('T9.2: one field that does not fit is left to silence, the rest of the order stands', () => {
  const answers = {
    'b.tonnant': { board: 'sometimes', hold: 'musket', against: 'f.nobody', fire: ['f.formidable', 'b.mars'], track: track('fpp') },
  };
  const order = settle(alone, 'british', answers).orders['3:ship:b.tonnant'];
  expect(ShipOrder.parse(order)).toMatchObject({
    board: 'never',
    hold: 'musket',
    against: null,
    fire: ['f.formidable'],
    track: track('fp'),
  });
});

test('T9: a track and the choice to move first are said for one turn, all else stands', () => {
  expect(carry({ squadron: { first: 'second' }, 'b.tonnant': { track: track('f'), board: 'always' } })).toEqual({
    'b.tonnant': { board: 'always' },
  });
});

test('T9: a preview marks its ghosts, its guesses and what it assumes, and is drawn small', () => {
  const answers = { 'b.tonnant': { track: track('ffpf') } };
  const close = preview(alone, 'british', answers, 'b.tonnant');
  const marks = Sheet.parse(close.sheet).marks;
  expect(close.sheet.size).toBe('small');
  expect(marks).toContainEqual(
    expect.objectContaining({ mark: 'track', style: 'plotted', points: expect.arrayContaining([{ x: 23, y: 19 }]) }),
  );
  expect(marks).toContainEqual(expect.objectContaining({ mark: 'cells', style: 'end', at: [{ x: 23, y: 19 }] }));
  expect(marks).toContainEqual(expect.objectContaining({ mark: 'craft', as: 'guess', id: 'f.formidable~guess' }));
  expect(close.words).toMatch(/guess/);
  const overview = Sheet.parse(preview(alone, 'british', {}, null).sheet).marks;
  expect(overview).toContainEqual(expect.objectContaining({ mark: 'track', style: 'silence' }));
});

test('T9: an ally’s ships are guessed at like the enemy’s, whatever he has written', () => {
  const ally = { ...mars(), seat: 'ally', card: null };
  const seats = [
    { id: 'british', name: 'British', side: 'british', livery: 0 },
    { id: 'ally', name: 'Ally', side: 'british', livery: 2 },
    { id: 'french', name: 'French', side: 'french', livery: 1 },
  ];
  const view = british([tonnant(), ally, foe], { seats });
  const draft = { 'b.mars': { track: track('pff') } };
  expect(preview(view, 'british', draft, null)).toEqual(preview(view, 'british', {}, null));
  expect(form(view, draft).units.map(unit => unit.id)).toEqual(['squadron', 'b.tonnant']);
});
