import type { Seat } from '../../engine/audience.js';
import type { Field, Problem, Unit } from '../../engine/form.js';
import { placeBar, poseOf, silentPlaces } from './deploy.js';
import { amount, choice, clip, option, type Written } from './fields.js';
import { SAILS } from './nouns.js';
import { type Place, Place as PlaceSchema } from './order.js';
import { requestIds } from './pending.js';
import { fleetOf, squadOf } from './sea.js';
import type { Ship } from './state.js';
import { SAIL_WORDS } from './talk.js';
import type { Sight } from './view.js';

/** Deployment (OI11.4): place, heading and sail of each ship in her squadron's zone. */

function fieldsOf(view: Sight, seat: Seat, silent: Place, said: Written): Field[] {
  const zone = squadOf(view, seat)?.zone ?? { left: 0, top: 0, right: 36, bottom: 36 };
  const span = (min: number, max: number) => ({ min: Math.round(min * 10), max: Math.round(max * 10), step: 1, unit: '0.1 in' });
  const degrees = { min: 0, max: 355, step: 5, unit: '°' };
  return [
    amount({ id: 'x', label: 'From the left', help: 'tenths of an inch' }, said, span(zone.left, zone.right), silent.x),
    amount({ id: 'y', label: 'From the top', help: 'tenths of an inch' }, said, span(zone.top, zone.bottom), silent.y),
    amount({ id: 'heading', label: 'Heading', help: 'degrees clockwise from north' }, said, degrees, silent.heading),
    choice(
      { id: 'sail', label: 'Sail' },
      said,
      SAILS.map(sail => option(sail, SAIL_WORDS[sail])),
      'battle',
      'Battle Sail',
    ),
  ];
}

const valuesOf = (fields: readonly Field[]) => Object.fromEntries(fields.map(field => [field.id, field.value]));

interface Placed {
  readonly ship: Ship;
  readonly place: Place;
  readonly bar: string | null;
  readonly fields: Field[];
}
/** Every ship's place, the faulty ones put back where silence has them. */
export function placesOf(view: Sight, seat: Seat, answers: Readonly<Record<string, Written>>): Placed[] {
  const fleet = fleetOf(view, seat);
  const silent = silentPlaces(view, fleet);
  const placed: { ship: Ship; pose: ReturnType<typeof poseOf> }[] = [];
  return fleet.map((ship, nth) => {
    const home = silent[nth] ?? { ship: ship.id, x: 0, y: 0, heading: 0, sail: 'battle' as const };
    const fields = fieldsOf(view, seat, home, answers[ship.id] ?? {});
    const place = PlaceSchema.parse({ ship: ship.id, ...valuesOf(fields) });
    placed.push({ ship, pose: poseOf(place) });
    return { ship, place, fields, bar: placeBar(view, ship, place, placed.slice(0, -1)) };
  });
}

export function deployUnits(view: Sight, seat: Seat, answers: Readonly<Record<string, Written>>): Unit[] {
  return placesOf(view, seat, answers).map(({ ship, place, fields }) => ({
    id: ship.id,
    name: clip(ship.name, 40),
    words: [],
    group: null,
    state: answers[ship.id] ? 'begun' : 'silent',
    line: `${place.x / 10}, ${place.y / 10} heading ${place.heading}°, ${SAIL_WORDS[place.sail]}`,
    lead: 'x',
    quick: [],
    requests: [requestIds.deploy(view, seat)],
    fields,
  }));
}

export const deployProblems = (view: Sight, seat: Seat, answers: Readonly<Record<string, Written>>): Problem[] =>
  placesOf(view, seat, answers)
    .filter(({ bar }) => bar !== null)
    .map(({ ship, bar }) => ({
      grade: 'refused',
      unit: ship.id,
      field: 'x',
      at: null,
      say: clip(`${ship.name}: ${bar}`, 200),
      instead: [],
    }));
