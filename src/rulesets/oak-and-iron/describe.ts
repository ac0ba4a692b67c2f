import { quarterOf, turnedBy } from '../../engine/plane.js';
import type { Description } from '../../engine/ruleset.js';
import { stateWords } from './askShip.js';
import { CARDS } from './cards.js';
import { CLASSES } from './classes.js';
import { windWords } from './edge.js';
import type { Event } from './event.js';
import { narrate } from './narrate.js';
import { bandAt, byGap, fleetOf, gapOf, inAction, isAfloat, isPlaced } from './sea.js';
import type { Ship } from './state.js';
import { BAND_WORDS, bearingWords, compassWords, inches, listed, SAIL_WORDS } from './talk.js';
import { plainName, seatName } from './teller.js';
import type { Sight } from './view.js';
import { POINT_WORDS, pointOfSail } from './wind.js';

/** The chart in words, to fight from without seeing it. */

const place = (ship: Ship): string => `${inches(ship.pose.x)} from the west edge, ${inches(ship.pose.y)} from the north`;

function statusOf(view: Sight, ship: Ship): string {
  if (ship.condition === 'sunk') return 'sunk';
  if (ship.condition === 'gone') return 'off the table';
  if (ship.condition === 'hulk') return ship.captor === null ? 'a hulk' : `taken by ${seatName(view, ship.captor)}`;
  const fast = ship.entangled.map(id => view.ships.find(other => other.id === id)?.name ?? id);
  return `${stateWords(view, ship)}${fast.length > 0 ? `, fast to ${listed(fast)}` : ''}`;
}

const head = (view: Sight, ship: Ship): string =>
  !isPlaced(view, ship)
    ? `${plainName(view, ship)} (${CLASSES[ship.class].name}), not yet deployed`
    : `${plainName(view, ship)} (${CLASSES[ship.class].name}), ${place(ship)}, heading ${compassWords(ship.pose.heading)} (${ship.pose.heading}°), sailing ${POINT_WORDS[pointOfSail(view, ship)]}: ${statusOf(view, ship)}`;

const ASPECTS = {
  bow: 'her bow to you',
  stern: 'her stern open to you',
  port: 'her larboard side to you',
  starboard: 'her starboard side to you',
};
function contact(view: Sight, own: Ship, other: Ship): string {
  const distance = gapOf(view, own, other);
  const band = bandAt(view, distance);
  const aspect = ASPECTS[quarterOf(other.pose, own.pose)];
  const turn = turnedBy(other.pose.heading, -own.pose.heading);
  const course = turn < 30 || turn > 330 ? 'on your course' : turn > 150 && turn < 210 ? 'on the opposite course' : 'crossing';
  return `  ${plainName(view, other)}: ${bearingWords(own, other.pose)}, ${inches(distance)}${band === null ? ', out of shot' : ` (${BAND_WORDS[band]})`}, ${course}, ${aspect}, under ${SAIL_WORDS[other.sail]}`;
}

function sight(view: Sight, own: Ship): string[] {
  const others = byGap(
    view,
    own,
    view.ships.filter(other => other.side !== own.side && isAfloat(other) && isPlaced(view, other)),
  );
  return [`From ${plainName(view, own)}:`, ...others.map(other => contact(view, own, other))];
}

const landWords = (view: Sight): string[] =>
  view.terrain.map(({ kind, name, outline, marked }) => {
    const [x, y] = [Math.min(...outline.map(point => point.x)), Math.min(...outline.map(point => point.y))];
    return `${name ?? kind}${marked ? ' (the objective)' : ''} from ${inches(x)} east, ${inches(y)} south`;
  });

export function shortWords(view: Sight): string {
  const ships = view.ships
    .filter(ship => isAfloat(ship) && isPlaced(view, ship))
    .map(
      ship =>
        `${plainName(view, ship)} at ${(ship.pose.x / 1000).toFixed(0)}, ${(ship.pose.y / 1000).toFixed(0)} heading ${compassWords(ship.pose.heading)}${inAction(ship) ? '' : ', a hulk'}`,
    );
  const lie = ships.length === 0 ? 'No ship is on the table yet' : ships.join('; ');
  const text = `Sea chart, turn ${view.turn}. Wind ${windWords(view)}. ${lie}.`;
  return text.length <= 1000 ? text : `${text.slice(0, 999)}…`;
}

export function describe(view: Sight, heard: readonly Event[]): Description {
  const seat = view.viewer.as === 'seat' ? view.viewer.seat : null;
  const cards = view.squads.map(
    squad =>
      `${squad.name}: ${squad.face === null ? 'no card' : CARDS[squad.face.card].name}, ${squad.strikes} Strike Points, ${fleetOf(view, squad.seat).length} ships in action`,
  );
  const own = seat === null ? [] : fleetOf(view, seat).flatMap(ship => sight(view, ship));
  const long = [
    `${view.scenario.title}, turn ${view.turn} of ${view.scenario.turns}. Wind ${windWords(view)}.`,
    ...cards,
    ...view.ships.map(ship => head(view, ship)),
    ...(view.terrain.length > 0 ? [`Land and shoals: ${landWords(view).join('; ')}.`] : []),
    ...own,
    'What happened:',
    ...narrate(view, heard).lines.map(line => line.text.replaceAll('*', '')),
  ];
  return { short: shortWords(view), long: long.join('\n') };
}
