import { describe, expect, test } from 'vitest';
import { DESK_VERBS, idMaker, named, readDeskId, shortName } from '../../../src/discord/desk/ids.js';
import { type Now, type Stale, stale } from '../../../src/discord/desk/stale.js';

const STAND = { battle: 'k3f9qz7m', place: 0, step: 15, rev: 3 };

describe('ids', () => {
  test('say where they stand, what is in focus and what they do', () => {
    expect(idMaker(STAND)('b.mars', 'track', 'push', '2.f')).toBe('o1:k3f9qz7m.0.15.3:b.mars:track:push:2.f~0');
    expect(readDeskId('o1:k3f9qz7m.0.15.3:b.mars:track:push:2.f~0')).toEqual({
      ...STAND,
      unit: 'b.mars',
      field: 'track',
      verb: 'push',
      argument: '2.f',
    });
  });

  test.each(DESK_VERBS)('read back: %s', verb => {
    expect(readDeskId(idMaker(STAND)(null, null, verb))).toEqual({ ...STAND, unit: null, field: null, verb, argument: '' });
  });

  test('differ in one message though they mean the same', () => {
    const ids = idMaker(STAND);
    const made = Array.from({ length: 40 }, () => ids('b.mars', 'fire', 'undo', '0'));
    expect(new Set(made).size).toBe(40);
    expect(new Set(made.map(id => JSON.stringify(readDeskId(id)))).size).toBe(1);
  });

  test.each([
    'o0:k3f9qz7m.0.15.3:-:-:seal:~0',
    'o1:k3f9qz7m.0.15:-:-:seal:~0',
    'o1:K3F9QZ7M.0.15.3:-:-:seal:~0',
    'o1:k3f9qz7m.0.-1.3:-:-:seal:~0',
    'o1:k3f9qz7m.0.15.1e3:-:-:seal:~0',
    'o1:k3f9qz7m.0..3:-:-:seal:~0',
    'o1:k3f9qz7m.0.15.3:B.Mars:-:seal:~0',
    'o1:k3f9qz7m.0.15.3:-:-:scuttle:~0',
    'seal',
    '',
  ])('of another version or make are not read: %s', id => {
    expect(readDeskId(id)).toBeNull();
  });

  test('of the longest names there may be fit into a hundred characters', () => {
    const long = 'z'.repeat(24);
    const stand = { battle: 'k3f9qz7m', place: 12, step: 1234, rev: 12345 };
    for (const [verb, argument] of [
      ['push', `60.${shortName(long)}.-1000`],
      ['more', `${shortName(long)}.999`],
      ['set', `off.${shortName(long)}`],
    ] as const)
      expect(idMaker(stand)(long, long, verb, argument).length).toBeLessThanOrEqual(100);
  });
});

describe('short names', () => {
  test('are the id itself where it is short and has no dot, else a hash', () => {
    expect(shortName('f')).toBe('f');
    expect(shortName('b.mars')).toMatch(/^#[0-9a-z]{6}$/);
    expect(shortName('royal-sovereign')).toMatch(/^#[0-9a-z]{6}$/);
  });

  test('are turned back by the form', () => {
    const things = ['f', 'b.mars', 'b.minotaur', 'royal-sovereign'].map(id => ({ id }));
    for (const thing of things) expect(named(things, shortName(thing.id))).toBe(thing);
    expect(named(things, shortName('b.orion'))).toBeNull();
  });
});

describe('a press on an old desk', () => {
  const now: Now = { step: 15, rev: 3, sealed: false };
  const press = (verb: (typeof DESK_VERBS)[number]) => ({ ...STAND, unit: null, field: null, verb, argument: '' });

  test('of this very draft means what it says', () => {
    for (const verb of DESK_VERBS) expect(stale(press(verb), now)).toBeNull();
  });

  test('of a turn that is over does nothing', () => {
    for (const verb of DESK_VERBS) expect(stale(press(verb), { ...now, step: 16 })).toBe('resolved');
  });

  test.each<[(typeof DESK_VERBS)[number], Stale | null]>([
    ['push', 'sealed'],
    ['set', 'sealed'],
    ['adopt', 'sealed'],
    ['type', 'sealed'],
    ['seal', 'sealed'],
    ['see', null],
    ['reopen', null],
    ['hold', null],
  ])('when the orders are sealed: %s', (verb, why) => {
    expect(stale(press(verb), { ...now, sealed: true })).toBe(why);
  });

  test.each<[(typeof DESK_VERBS)[number], Stale | null]>([
    ['copy', 'changed'],
    ['seal', 'changed'],
    ['set', null],
    ['take', null],
    ['adopt', null],
    ['push', null],
    ['undo', null],
  ])('when the draft has changed since: %s', (verb, why) => {
    expect(stale(press(verb), { ...now, rev: 4 })).toBe(why);
  });
});
