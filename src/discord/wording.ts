import type { Report } from '../engine/ruleset.js';
import type { BattleRow, SeatRow } from '../table/rows.js';

/** Room for text in one message, with a little to spare (4,000 characters, about 10 KB of UTF-8). */
export const PAGE = 3600;
export const POST_REPORT = 2500;

export const relative = (time: number): string => `<t:${Math.floor(time / 1000)}:R>`;
export const absolute = (time: number): string => `<t:${Math.floor(time / 1000)}:f>`;

export function clockLine({ deadline, paused }: BattleRow): string {
  if (paused) return `The umpire has stopped the clock${paused.until === null ? '' : ` until ${absolute(paused.until)}`}: ${paused.reason}`;
  return deadline === null
    ? 'No deadline: the turn resolves when all have sealed.'
    : `Orders are due ${relative(deadline)}, ${absolute(deadline)}.`;
}

export const captainOf = (seat: SeatRow): string => (seat.ai ? 'the AI' : seat.user === null ? '*free*' : `<@${seat.user}>`);

/** The chief lines of a report, as many as fit; the rest is a press away. */
export function reportInShort(report: Report, most = POST_REPORT): string {
  const chief = report.lines.filter(line => line.weight === 'chief').map(line => line.text);
  return within(chief.length > 0 ? chief : report.lines.slice(0, 3).map(line => line.text), most);
}

function within(lines: readonly string[], most: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (length + line.length + 1 > most - 40) return [...kept, '-# More in the full report.'].join('\n');
    kept.push(line);
    length += line.length + 1;
  }
  return kept.join('\n');
}

export const reportInFull = (report: Report): string =>
  [`**${report.headline}**`, ...report.lines.map(line => (line.weight === 'small' ? `-# ${line.text}` : line.text))].join('\n');

/** Cuts a long text into pages at line ends; a line longer than a page is cut at a space. */
export function pages(long: string, size = PAGE): string[] {
  const out: string[] = [];
  let page = '';
  for (const line of long.split('\n').flatMap(one => pieces(one, size))) {
    if (page.length + line.length + 1 > size) {
      out.push(page);
      page = '';
    }
    page += page === '' ? line : `\n${line}`;
  }
  return [...out, page];
}

function pieces(line: string, size: number): string[] {
  if (line.length <= size) return [line];
  const cut = Math.max(line.lastIndexOf(' ', size), 1);
  return [line.slice(0, cut), ...pieces(line.slice(cut).trimStart(), size)];
}
