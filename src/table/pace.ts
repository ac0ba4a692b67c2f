import { DateTime, IANAZone } from 'luxon';
import { z } from 'zod';

const HOUR = 3_600_000;
export const isZone = (zone: string): boolean => IANAZone.isValidZone(zone);
const Zone = z.string().refine(isZone, 'not a time zone: write it like Europe/Paris');

/** How fast a battle goes. Policy only: pure functions over given instants. */
export const Pace = z.discriminatedUnion('kind', [
  /** So many hours a turn. */
  z.strictObject({
    kind: z.literal('hours'),
    hours: z
      .number()
      .min(0.05)
      .max(24 * 14),
  }),
  /** At a time of day on given weekdays (1 Monday … 7 Sunday). A turn has at least `least` hours. */
  z.strictObject({
    kind: z.literal('daily'),
    hour: z.int().min(0).max(23),
    minute: z.int().min(0).max(59),
    zone: Zone,
    weekdays: z.array(z.int().min(1).max(7)).min(1).default([1, 2, 3, 4, 5, 6, 7]),
    least: z.number().min(0).max(48).default(6),
  }),
  /** No deadline: when all are ready. */
  z.strictObject({ kind: z.literal('ready') }),
]);
export type Pace = z.infer<typeof Pace>;

/** When a window that opens at `opened` closes; null: never by itself. Times in milliseconds since 1970. */
export function deadlineOf(pace: Pace, opened: number): number | null {
  switch (pace.kind) {
    case 'ready':
      return null;
    case 'hours':
      return opened + Math.round(pace.hours * HOUR);
    case 'daily':
      return nextTimeOfDay(pace, opened + pace.least * HOUR);
  }
}

/** The first listed weekday's time of day at or after an instant. A time that a clock change skips falls as luxon maps it: an hour later. */
function nextTimeOfDay(pace: Extract<Pace, { kind: 'daily' }>, from: number): number {
  const start = DateTime.fromMillis(from, { zone: pace.zone });
  for (let day = 0; day <= 8; day++) {
    const candidate = start.plus({ days: day }).set({ hour: pace.hour, minute: pace.minute, second: 0, millisecond: 0 });
    if (candidate.toMillis() >= from && pace.weekdays.includes(candidate.weekday)) return candidate.toMillis();
  }
  throw new Error('No weekday in the pace');
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** In plain words: `a turn a day at 20:00 Europe/Paris`. */
export function paceWords(pace: Pace): string {
  switch (pace.kind) {
    case 'ready':
      return 'a turn whenever all are ready';
    case 'hours':
      return pace.hours === 24 ? 'a turn every day' : `a turn every ${pace.hours} ${pace.hours === 1 ? 'hour' : 'hours'}`;
    case 'daily': {
      const time = `${String(pace.hour).padStart(2, '0')}:${String(pace.minute).padStart(2, '0')}`;
      const days = pace.weekdays.length === 7 ? 'a day' : `on ${pace.weekdays.map(day => DAYS[day - 1]).join(', ')}`;
      return `a turn ${days} at ${time} ${pace.zone}`;
    }
  }
}

/** Reads what a person types: `daily 20:00 Europe/Paris`, `20:00`, `every 12 hours`, `12h`, `ready`. Null: not understood. */
export function readPace(text: string, zone: string): Pace | null {
  const words = text.trim().toLowerCase();
  if (words === 'ready' || words === 'when all are ready') return { kind: 'ready' };
  const hours = /^(?:every\s+)?(\d+(?:\.\d+)?)\s*h(?:ours?)?$/.exec(words);
  if (hours) return safe({ kind: 'hours', hours: Number(hours[1]) });
  const daily = /^(?:(?:daily|a turn a day)\s+)?(?:at\s+)?(\d{1,2}):(\d{2})(?:\s+(\S+))?$/i.exec(text.trim());
  return daily ? safe({ kind: 'daily', hour: Number(daily[1]), minute: Number(daily[2]), zone: daily[3] ?? zone }) : null;
}

function safe(value: z.input<typeof Pace>): Pace | null {
  const parsed = Pace.safeParse(value);
  return parsed.success ? parsed.data : null;
}
