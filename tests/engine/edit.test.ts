import { describe, expect, test } from 'vitest';
import { edit } from '../../src/engine/edit.js';
import type { Answers } from '../../src/engine/form.js';
import { ask, written } from '../support/forms/mars.js';

const at = { unit: 'b.mars', field: 'track' };
const F = { id: 'f', by: null };

describe('push and cut', () => {
  test('begin a track of one’s own: what silence would do is nobody’s', () => {
    expect(written({}, { do: 'push', ...at, at: 0, to: F })).toEqual({ 'b.mars': { track: [F] } });
    expect(written({}, { do: 'push', ...at, at: 3, to: F })).toMatchObject({ say: expect.stringContaining('another window') });
    expect(written({}, { do: 'cut', ...at, at: 2 })).toMatchObject({ say: expect.stringContaining('another window') });
  });

  test('a double tap pushes once', () => {
    const once = written({}, { do: 'push', ...at, at: 0, to: F }) as Answers;
    expect(written(once, { do: 'push', ...at, at: 0, to: F })).toMatchObject({ say: expect.stringContaining('another window') });
  });

  test('refuse a barred step, naming those that are open', () => {
    expect(written({}, { do: 'push', ...at, at: 0, to: { id: 't', by: null } })).toEqual({
      say: 'Tack: she is not close hauled',
      instead: ['Ahead', 'Port'],
    });
  });

  test('measure a step within its span', () => {
    expect(written({}, { do: 'push', ...at, at: 0, to: { id: 'p', by: 30 } })).toEqual({ 'b.mars': { track: [{ id: 'p', by: 30 }] } });
    expect(written({}, { do: 'push', ...at, at: 0, to: { id: 'p', by: 50 } })).toMatchObject({ say: 'From 5 to 45 °, in steps of 5.' });
  });

  test('rank targets one after the other, nothing twice', () => {
    const one = written({}, { do: 'push', unit: 'b.mars', field: 'fire', at: 0, to: 'rhin' }) as Answers;
    expect(written(one, { do: 'push', unit: 'b.mars', field: 'fire', at: 1, to: 'scipion' })).toEqual({
      'b.mars': { fire: ['rhin', 'scipion'] },
    });
    expect(written(one, { do: 'push', unit: 'b.mars', field: 'fire', at: 1, to: 'rhin' })).toMatchObject({
      say: 'Nothing may stand there twice.',
    });
  });

  test('cut takes back everything from a place on; of a set, that one', () => {
    const own: Answers = { 'b.mars': { track: [F, F, F], swivels: ['rhin', 'scipion'] } };
    expect(written(own, { do: 'cut', ...at, at: 1 })).toMatchObject({ 'b.mars': { track: [F] } });
    expect(written(own, { do: 'cut', unit: 'b.mars', field: 'swivels', at: 0 })).toMatchObject({ 'b.mars': { swivels: ['scipion'] } });
    expect(written(own, { do: 'cut', ...at, at: 3 })).toMatchObject({ say: expect.stringContaining('another window') });
  });

  test('do not fit what is no list', () => {
    expect(written({}, { do: 'push', unit: 'b.mars', field: 'rake', at: 0, to: 'on' })).toMatchObject({ say: 'Rake is not a list.' });
  });
});

describe('take, clear and adopt', () => {
  test('take a whole track that is on offer', () => {
    expect(written({}, { do: 'take', ...at, ready: 'r1' })).toEqual({ 'b.mars': { track: [F, F] } });
    expect(written({}, { do: 'take', ...at, ready: 'r9' })).toEqual({ say: 'That is no longer on offer.', instead: ['F F → L8'] });
  });

  test('clear one order, one ship, or everything', () => {
    const own: Answers = { 'b.mars': { rake: false, turn: 5 }, 'b.ajax': { rake: false } };
    expect(written(own, { do: 'clear', unit: 'b.mars', field: 'rake' })).toEqual({ 'b.mars': { turn: 5 }, 'b.ajax': { rake: false } });
    expect(written(own, { do: 'clear', unit: 'b.ajax', field: 'rake' })).toEqual({ 'b.mars': { rake: false, turn: 5 } });
    expect(written(own, { do: 'clear', unit: 'b.mars', field: null })).toEqual({ 'b.ajax': { rake: false } });
    expect(written(own, { do: 'clear', unit: null, field: null })).toEqual({});
  });

  test('adopt writes down what the form shows, but nothing barred', () => {
    const adopted = written({}, { do: 'adopt', unit: null }) as Answers;
    expect(adopted['squadron']).toEqual({ first: 'second' });
    expect(adopted['b.mars']).toMatchObject({ track: [F, F, F], swivels: ['rhin'], intent: 'close', turn: 0, rake: true });
    expect(written({}, { do: 'adopt', unit: 'b.orion' })).toMatchObject({ say: 'That unit gives no orders now.' });
  });
});

describe('copy', () => {
  const own: Answers = { 'b.mars': { rake: false, turn: 5 } };

  test('gives others the field in focus, or all that was ordered', () => {
    expect(written(own, { do: 'copy', from: 'b.mars', fields: ['turn'], to: ['b.ajax'] })).toEqual({ ...own, 'b.ajax': { turn: 5 } });
    expect(written(own, { do: 'copy', from: 'b.mars', fields: 'all', to: ['b.ajax'] })).toEqual({
      ...own,
      'b.ajax': { rake: false, turn: 5 },
    });
  });

  test('names those who cannot, and takes the others', () => {
    expect(edit(ask(own), own, { do: 'copy', from: 'b.mars', fields: ['turn'], to: ['squadron', 'b.ajax', 'b.orion'] })).toEqual({
      ok: true,
      answers: { ...own, 'b.ajax': { turn: 5 } },
      left: [
        { unit: 'Squadron', why: 'has no order “Turn”' },
        { unit: 'b.orion', why: 'gives no orders now' },
      ],
    });
  });

  test('copies nothing where nothing is said', () => {
    expect(written({}, { do: 'copy', from: 'b.mars', fields: 'all', to: ['b.ajax'] })).toMatchObject({
      say: 'Mars has nothing there to copy.',
    });
  });
});
