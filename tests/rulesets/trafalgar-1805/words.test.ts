import { expect, test } from 'vitest';
import { seated } from '../../../src/engine/audience.js';
import { Event } from '../../../src/rulesets/trafalgar-1805/event.js';
import { narrate } from '../../../src/rulesets/trafalgar-1805/narrate.js';
import { bearingWords, pick } from '../../../src/rulesets/trafalgar-1805/sea.js';
import { sideWords, tellerFor } from '../../../src/rulesets/trafalgar-1805/teller.js';
import { WORDS } from '../../../src/rulesets/trafalgar-1805/words.js';
import { seen, sight } from './sighted.js';

const ships = [seen('b.tonnant'), seen('b.achille'), seen('b.mars'), seen('f.formidable'), seen('f.achille')];
const view = sight(ships, {}, seated('british'));

const moved = (ship: string, x: number, heading: number, end = heading) =>
  Event.parse({
    kind: 'moved',
    ship,
    way: 2,
    wake: [
      { at: { x, y: 10 }, heading },
      { at: { x: x + 2, y: 10 }, heading: end },
    ],
  });
const volley = (by: string, at: string, more: object = {}) =>
  Event.parse({
    kind: 'volley',
    by,
    at,
    broadside: 'port',
    band: 'musket',
    rake: 'none',
    half: false,
    from: { x: 1, y: 1 },
    to: { x: 2, y: 2 },
    ...more,
  });
const told = (...events: Event[]) =>
  narrate(view, events)
    .lines.map(line => line.text)
    .join('\n');

test('T10: every kind of event has a sentence', () => {
  expect(Object.keys(WORDS).sort()).toEqual(Event.options.map(option => option.shape.kind.value).sort());
});

test('T10: a name that sails on both sides is told with its nation, others without', () => {
  const by = tellerFor(view);
  expect(by.name('b.tonnant')).toBe('*Tonnant*');
  expect(by.name('f.achille')).toBe('the French *Achille*');
});

test.each([
  [0, 'dead ahead'],
  [-11.25, 'fine on the larboard bow'],
  [45, 'broad on the starboard bow'],
  [-70, 'forward of the larboard beam'],
  [90, 'on the starboard beam'],
  [-100, 'abaft the larboard beam'],
  [135, 'broad on the starboard quarter'],
  [-165, 'fine on the larboard quarter'],
  [180, 'dead astern'],
  [null, 'in the same square'],
])('T10: a relative bearing of %s is %s', (relative, words) => {
  expect(bearingWords(relative)).toBe(words);
});

test('T10: two allied nations are the allies; a nation that fights itself goes by its seats', () => {
  expect(sideWords(sight([...ships, seen('s.rayo', { side: 'french' })]), 'french')).toBe('the allies');
  expect(sideWords(sight([seen('b.a'), seen('f.b', { nation: 'british' })]), 'french')).toBe('French');
});

test('T10: a rake and the mast that it brings down are one line, and a chief one', () => {
  const lines = narrate(view, [
    volley('b.tonnant', 'f.formidable', { rake: 'stern' }),
    { kind: 'mast', ship: 'f.formidable', mast: 'mizzen' },
  ]).lines;
  const rake = lines.find(line => line.text.includes('*Tonnant*'));
  expect(rake?.weight).toBe('chief');
  expect(rake?.text).toMatch(/stern/);
  expect(rake?.text).toMatch(/mizzenmast/);
});

test('T10: ships that fire on one target are told together, and two that fire at one another as an exchange', () => {
  const several = told(volley('b.tonnant', 'f.formidable'), volley('b.mars', 'f.formidable', { band: 'gun' }));
  expect(several.split('\n')).toHaveLength(1);
  expect(several).toMatch(/\*Tonnant\*.*\*Mars\*/);
  expect(told(volley('b.tonnant', 'f.formidable'), volley('f.formidable', 'b.tonnant')).split('\n')).toHaveLength(1);
});

test('T10: a line that turns in succession is told once', () => {
  const line = { id: 'l', name: 'The van', seat: 'british', ships: ['b.tonnant', 'b.achille', 'b.mars'] };
  const text = narrate(sight(ships, { lines: [line] }), [
    moved('b.tonnant', 10, 2, 1),
    moved('b.achille', 8, 2, 1),
    moved('b.mars', 6, 2),
  ]).lines.filter(one => one.weight !== 'small');
  expect(text).toHaveLength(1);
  expect(text[0]?.text).toMatch(/The van .*\*Tonnant\* leading 2 ships, the rest turning in her wake\./);
});

test('T10: what many ships do alike is told once, and a ship that squeezes past several is told once', () => {
  const wore = ['b.tonnant', 'b.achille', 'b.mars'].map((ship): Event => ({ kind: 'wore', ship }));
  expect(told(...wore)).toBe('*Tonnant*, the British *Achille* and *Mars* wear round.');
  const brushed = (at: string): Event => ({ kind: 'brushed', by: 'b.mars', at, square: { x: 1, y: 1 }, dice: [1, 2] });
  expect(told(brushed('b.tonnant'), brushed('f.formidable'))).toMatch(/^\*Mars\* .*\*Tonnant\* and \*Formidable\*/);
});

test('T10: a turn is told in the wind in which it was sailed', () => {
  const wind: Event = { kind: 'wind', before: { from: 0, level: 'strong' }, after: { from: 4, level: 'fresh' } };
  expect(told({ kind: 'turn', turn: 3, first: 'british' }, wind)).toMatch(/wind strong from the north/);
});

test('T3.6: missing stays is told once, by whoever lies in irons', () => {
  const text = told({ kind: 'tacked', ship: 'b.mars', success: false }, { kind: 'in-irons', ship: 'b.mars' });
  expect(text.split('\n')).toHaveLength(1);
  expect(text).toMatch(/stays|come through the wind/);
});

test('T10: the owner reads what his ship took, the enemy who does not hear it reads no number', () => {
  const shot = volley('f.formidable', 'b.tonnant');
  const hits: Event = { kind: 'hits', by: 'f.formidable', at: 'b.tonnant', damage: 3, port: 4, starboard: 0 };
  expect(told(shot, hits)).toMatch(/3 aloft, 4 from the larboard battery/);
  expect(told(shot)).not.toMatch(/\d/);
});

test('T10: the headline is the gravest thing that happened', () => {
  const shot = volley('b.tonnant', 'f.formidable', { rake: 'stern' });
  const struck: Event = { kind: 'struck', ship: 'f.formidable', to: 'british', how: 'raked' };
  expect(narrate(view, [shot]).headline).toBe('*Tonnant* rakes *Formidable*');
  expect(narrate(view, [shot, struck]).headline).toBe('*Formidable* strikes');
});

test('T10: the loss table counts what everybody sees, and is absent while nothing is lost', () => {
  expect(told(volley('b.tonnant', 'f.formidable'))).not.toContain('```');
  const lossy = sight([seen('b.tonnant'), seen('f.formidable', { condition: 'struck', masts: [true, false, true] })]);
  expect(narrate(lossy, []).lines.at(-1)?.text).toMatch(/French +0 +1 +0 +1\n/);
});

test('T10: the same turn always reads the same, and not every broadside alike', () => {
  const shots = ['b.tonnant', 'b.achille', 'b.mars'].map(by => volley(by, by === 'b.mars' ? 'f.formidable' : 'f.achille'));
  expect(told(...shots)).toBe(told(...shots));
  expect(new Set(Array.from({ length: 12 }, (_, turn) => pick(['a', 'b', 'c'], turn, 'b.tonnant', 'f.formidable'))).size).toBe(3);
});
