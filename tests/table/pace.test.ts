import { describe, expect, test } from 'vitest';
import { deadlineOf, type Pace, paceWords, readPace } from '../../src/table/pace.js';

const at = (iso: string): number => Date.parse(iso);
const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString().slice(0, 16));
const daily = (hour: number, minute: number, zone: string, more: Partial<Extract<Pace, { kind: 'daily' }>> = {}): Pace => ({
  kind: 'daily',
  hour,
  minute,
  zone,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  least: 6,
  ...more,
});

describe('a window closes', () => {
  test.each<[string, Pace, string, string | null]>([
    ['so many hours on', { kind: 'hours', hours: 12 }, '2026-01-05T12:00Z', '2026-01-06T00:00'],
    ['never, when all must be ready', { kind: 'ready' }, '2026-01-05T12:00Z', null],
    ['tonight, when there is time', daily(20, 0, 'Europe/Paris'), '2026-01-05T12:00Z', '2026-01-05T19:00'],
    ['tomorrow, when tonight leaves less than six hours', daily(20, 0, 'Europe/Paris'), '2026-01-05T14:00Z', '2026-01-06T19:00'],
    ['tomorrow, when a turn resolves at its deadline', daily(20, 0, 'Europe/Paris'), '2026-01-05T19:00Z', '2026-01-06T19:00'],
    ['at the same wall clock over the start of summer time', daily(20, 0, 'Europe/Paris'), '2026-03-28T19:00Z', '2026-03-29T18:00'],
    ['at the same wall clock over its end', daily(20, 0, 'Europe/Paris'), '2026-10-24T18:00Z', '2026-10-25T19:00'],
    [
      'an hour later on the night that has no half past two',
      daily(2, 30, 'Europe/Paris', { least: 0 }),
      '2026-03-28T12:00Z',
      '2026-03-29T01:30',
    ],
    ['on Monday, when the weekend is free', daily(20, 0, 'UTC', { weekdays: [1, 2, 3, 4, 5] }), '2026-01-09T20:00Z', '2026-01-12T20:00'],
  ])('%s', (_, pace, opened, closes) => {
    expect(iso(deadlineOf(pace, at(opened)))).toBe(closes);
  });
});

describe('a pace is read as people type it', () => {
  test.each<[string, string | null]>([
    ['daily 20:00 Europe/Paris', 'a turn a day at 20:00 Europe/Paris'],
    ['20:00', 'a turn a day at 20:00 UTC'],
    ['every 12 hours', 'a turn every 12 hours'],
    ['24h', 'a turn every day'],
    ['ready', 'a turn whenever all are ready'],
    ['daily 25:00', null],
    ['daily 20:00 Atlantis/Deep', null],
    ['now and then', null],
  ])('%s', (text, words) => {
    const pace = readPace(text, 'UTC');
    expect(pace && paceWords(pace)).toBe(words);
  });
});
