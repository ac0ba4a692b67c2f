import { degreesOf, sameSquare } from '../../engine/grid.js';
import { liveryOf } from './craft.js';
import type { Event, EventOf } from './event.js';
import type { Burst, Link, Point, Shot, Smoke, Track } from './marks.js';
import type { Band, Stand } from './nouns.js';
import type { Sight } from './sight.js';
import { isAtSea, shipIn } from './vessel.js';
import type { SeenShip } from './view.js';

/** What happened in a turn, as marks on the chart. */

type Places = ReadonlyMap<string, Point>;

/** The squares of a wake, one a step: turning on the spot leaves no second dot. */
export const pathOf = (wake: readonly Stand[]): Point[] =>
  wake.filter((stand, place) => place === 0 || !sameSquare(stand.at, wake[place - 1]?.at ?? stand.at)).map(stand => ({ ...stand.at }));

export function wakes(view: Sight): Track[] {
  return view.ships.filter(isAtSea).flatMap<Track>(ship => {
    const points = pathOf(ship.wake);
    return points.length < 2 ? [] : [{ mark: 'track', points, style: 'wake', livery: liveryOf(view, ship), dots: true }];
  });
}

const WEIGHT: Record<Band, number> = { pistol: 3, musket: 3, 'point-blank': 2, gun: 1, random: 1 };
const weightOf = ({ band, half }: EventOf<'volley'>): number => Math.max(1, WEIGHT[band] - (half ? 1 : 0));

/** Shot lines and the smoke on the firing side. A raking shot starts where the mover was when she fired. */
export const gunfire = (view: Sight, heard: readonly Event[], places: Places): (Shot | Smoke)[] =>
  heard.filter(event => event.kind === 'volley').flatMap(volley => fired(view, volley, heard, places));

function fired(view: Sight, volley: EventOf<'volley'>, heard: readonly Event[], places: Places): (Shot | Smoke)[] {
  const firer = shipIn(view, volley.by);
  if (!firer) return [];
  const from = spotOf(firer, volley.from, places);
  const to = spotOf(shipIn(view, volley.at), volley.to, places);
  const heading = degreesOf(
    firer.wake.find(stand => sameSquare(stand.at, volley.from) && volley.rake !== 'none')?.heading ?? firer.heading,
  );
  const side = volley.broadside === 'port' ? 'larboard' : 'starboard';
  const shot: Shot = {
    mark: 'shot',
    from,
    to,
    weight: weightOf(volley),
    result: resultOf(volley, heard),
    rake: volley.rake !== 'none',
    livery: liveryOf(view, firer),
  };
  return [shot, { mark: 'smoke', at: from, heading, side, length: 0.9, amount: weightOf(volley) }];
}

/** Her drawn place if she still lies in the square, else the square itself. */
const spotOf = (ship: SeenShip | null, square: Point, places: Places): Point =>
  (ship && sameSquare(ship.at, square) && places.get(ship.id)) || { ...square };

/** What the viewer knows of a volley's effect: his own hurts, and what a spyglass shows. */
function resultOf(volley: EventOf<'volley'>, heard: readonly Event[]): Shot['result'] {
  for (const event of heard) {
    if ((event.kind !== 'hits' && event.kind !== 'spied') || event.by !== volley.by || event.at !== volley.at) continue;
    const hurt = event.kind === 'hits' ? event.damage + event.port + event.starboard > 0 : event.hits !== 'none';
    return hurt ? 'hit' : 'miss';
  }
  return 'unknown';
}

/** Masts over the side, ships in collision, boarders, colours coming down. */
export const bursts = (view: Sight, heard: readonly Event[], places: Places): Burst[] =>
  heard.flatMap<Burst>(event => {
    const burst = BURSTS[event.kind];
    const id = 'ship' in event ? event.ship : 'at' in event ? event.at : null;
    const ship = id === null || typeof id !== 'string' ? null : shipIn(view, id);
    if (!burst || !ship || (event.kind === 'grapple' && !event.success)) return [];
    return [{ mark: 'burst', at: places.get(ship.id) ?? { ...ship.at }, style: burst, heading: degreesOf(ship.heading) }];
  });

const BURSTS: Partial<Record<Event['kind'], Burst['style']>> = {
  mast: 'wreckage',
  collided: 'collision',
  grapple: 'boarders',
  struck: 'struck',
};

/** Ships held together, each pair once. */
export const links = (view: Sight, places: Places): Link[] =>
  view.ships
    .filter(isAtSea)
    .flatMap(ship => [...linked(ship, ship.foul, 'foul', places), ...linked(ship, ship.grappled, 'grappled', places)]);

const linked = (ship: SeenShip, others: readonly string[], style: Link['style'], places: Places): Link[] =>
  others.flatMap(other => {
    const [a, b] = [places.get(ship.id), places.get(other)];
    return a && b && ship.id < other ? [{ mark: 'link', a, b, style }] : [];
  });
