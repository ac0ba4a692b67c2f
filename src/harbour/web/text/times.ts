/** Times as Discord writes them. Milliseconds since 1970; the reader's own zone and language. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The greatest unit that fits: `in 5 hours`, `2 days ago`. */
export function relativeTime(time: number, now: number): string {
  const ahead = time - now;
  const [span, unit] = unitFor(Math.abs(ahead));
  return new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' }).format(Math.trunc(ahead / span), unit);
}

function unitFor(span: number): [number, Intl.RelativeTimeFormatUnit] {
  if (span < MINUTE) return [1000, 'second'];
  if (span < HOUR) return [MINUTE, 'minute'];
  if (span < DAY) return [HOUR, 'hour'];
  if (span < 30 * DAY) return [DAY, 'day'];
  return span < 365 * DAY ? [30 * DAY, 'month'] : [365 * DAY, 'year'];
}

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** `style` is the letter of `<t:…:letter>`. */
export function writtenTime(time: number, style: string, now: number): string {
  if (style === 'R') return relativeTime(time, now);
  return new Intl.DateTimeFormat('en-GB', STYLES[style] ?? STYLES['f']).format(time);
}

/** When a message was posted: the hour of today or yesterday, else the day. */
export function postedTime(time: number, now: number): string {
  const hour = writtenTime(time, 't', now);
  const days = dayOf(now) - dayOf(time);
  if (days === 0) return hour;
  return days === 1 ? `Yesterday at ${hour}` : `${writtenTime(time, 'd', now)} ${hour}`;
}

/** Days since 1970 in the reader's zone. */
export const dayOf = (time: number): number => Math.floor((time - new Date(time).getTimezoneOffset() * MINUTE) / DAY);
