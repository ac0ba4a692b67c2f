import type { Form, Problem, Unit } from '../../engine/form.js';
import { cut, fitting, plain, sizeOf } from './budget.js';
import { MOST } from './paging.js';

/** Units and problems as lines and choices. */

const MARKS: Record<Unit['state'], string> = { silent: '○', standing: '◐', begun: '●', ready: '●', barred: '·' };
const GRADES: Record<Problem['grade'], string> = { refused: '⛔', warned: '⚠️', noted: '•' };
const ORDER = Object.keys(GRADES);

export interface UnitPage {
  readonly name: string;
  readonly units: readonly Unit[];
}

/** The pages of a form with more units than a select can list: a squadron a page, and long ones in parts. */
export function pagesOf({ units, groups }: Form): UnitPage[] {
  if (units.length <= MOST) return [{ name: 'All', units }];
  if (groups.length < 2) return parts('Page', units, 1);
  const ids = groups.map(group => group.id);
  const squadrons = groups.flatMap(group =>
    parts(
      group.name,
      units.filter(unit => unit.group === group.id),
    ),
  );
  const others = parts(
    'Others',
    units.filter(unit => unit.group === null || !ids.includes(unit.group)),
  );
  const all = [...others, ...squadrons];
  return all.length <= MOST ? all : parts('Page', units, 1);
}

/** Under one name, at most 25 to a part. `from`: the number of the first part; none: it has none. */
function parts(name: string, units: readonly Unit[], from = 0): UnitPage[] {
  return Array.from({ length: Math.ceil(units.length / MOST) }, (_, nth) => ({
    name: from + nth === 0 ? name : `${name} ${from === 0 ? nth + 1 : from + nth}`,
    units: units.slice(nth * MOST, (nth + 1) * MOST),
  }));
}

/** The page on which a unit stands. */
export const pageWith = (form: Form, unit: Unit): UnitPage =>
  pagesOf(form).find(page => page.units.includes(unit)) ?? { name: 'All', units: [unit] };

export const unitChoice = (unit: Unit) => ({ value: unit.id, label: `${MARKS[unit.state]} ${unit.name}`, description: unit.line });

/** A line a unit; where there is too little room, all of them shorter. */
export function unitLines(units: readonly Unit[], room: number): string {
  const each = Math.floor(room / Math.max(1, units.length)) - 1;
  const whole = units.map(unit => unitLine(unit, room));
  const lines = sizeOf(whole.join('\n')) <= room ? whole : units.map(unit => unitLine(unit, each));
  return fitting(lines, room + 24);
}

function unitLine(unit: Unit, room: number): string {
  const name = `${MARKS[unit.state]} **${plain(unit.name)}**`;
  return `${name} ${cut(plain(unit.line), Math.max(1, room - sizeOf(name) - 1))}`;
}

/** The gravest problems first, with what would be legal. */
export const problemLines = (problems: readonly Problem[], most: number): string[] =>
  [...problems]
    .sort((a, b) => ORDER.indexOf(a.grade) - ORDER.indexOf(b.grade))
    .slice(0, most)
    .map(
      ({ grade, say, instead }) => `${GRADES[grade]} ${plain(say)}${instead.length > 0 ? ` Legal: ${instead.map(plain).join(', ')}.` : ''}`,
    );
