import type { Unit, Value } from '../../engine/form.js';
import { boardingFields } from './askBoarding.js';
import { courseFields } from './askCourse.js';
import { type Asked, targetsOf } from './asked.js';
import { gunFields } from './askGuns.js';
import { clip } from './fields.js';
import { lineWith } from './fleet.js';
import type { Foretold } from './foretell.js';
import { perView } from './memo.js';
import { trackField } from './plot.js';
import type { Sight } from './sight.js';
import { NATION_WORDS } from './teller.js';
import { willWords } from './will.js';

/** Her name alone, unless the seat has two of it. */
const unitName = (view: Sight, { ship }: Foretold): string =>
  view.ships.some(other => other !== ship && other.seat === ship.seat && other.name === ship.name) ? `${ship.name} ${ship.id}` : ship.name;

const known = perView<Unit>();

/** One of a seat's ships as she is asked: her track, then everything else. Made again only if her orders or what they lead to have changed. */
export function shipUnit(view: Sight, told: Foretold, written: Readonly<Record<string, Value>>, request: string): Unit {
  const { ship, how, lead, cut, end } = told;
  const key = JSON.stringify([written, how, lead, cut?.at, end?.steps.join('')]);
  return known(view, ship.id, key, () => unitOf(view, told, written, request));
}

function unitOf(view: Sight, told: Foretold, written: Readonly<Record<string, Value>>, request: string): Unit {
  const asked: Asked = { view, ship: told.ship, order: told.order, written };
  const targets = targetsOf(asked);
  const fields = [trackField(asked), ...courseFields(asked, targets), ...gunFields(asked, targets), ...boardingFields(asked, targets)];
  return {
    id: told.ship.id,
    name: clip(unitName(view, told), 40),
    words: [`${NATION_WORDS[told.ship.nation].toLowerCase()}/${told.ship.name}`.slice(0, 40)],
    group: lineWith(view, told.ship.id)?.id ?? null,
    state: Object.keys(written).length > 0 ? 'begun' : 'silent',
    line: clip(willWords(view, told), 110),
    lead: 'track',
    quick: fields
      .filter(field => field.kind === 'toggle')
      .map(field => field.id)
      .slice(0, 4),
    requests: [request],
    fields,
  };
}
