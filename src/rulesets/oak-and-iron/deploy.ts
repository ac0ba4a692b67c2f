import { corners, degreesApart, gap, offset, type Pose, rounded, turnedBy, type Vec } from '../../engine/plane.js';
import type { Place } from './order.js';
import { isClear } from './sail.js';
import { hullOf, squadOf } from './sea.js';
import type { Sea, Ship } from './state.js';

/** Placing ships in a zone (OI11.4): tenths of an inch on the form, thousandths on the table. */

const TENTH = 100;
export const poseOf = ({ x, y, heading }: Pick<Place, 'x' | 'y' | 'heading'>): Pose => ({ x: x * TENTH, y: y * TENTH, heading });

export function setUp(ship: Ship, place: Place): void {
  ship.pose = poseOf(place);
  ship.sail = place.sail;
}

/** Why a ship may not stand there, or null. `placed` are the friends already set up. */
export function placeBar(sea: Sea, ship: Ship, place: Place, placed: readonly { ship: Ship; pose: Pose }[]): string | null {
  const zone = squadOf(sea, ship.seat)?.zone;
  const base = corners(poseOf(place), hullOf(sea, ship));
  const inside =
    zone && base.every(({ x, y }) => x >= zone.left * 1000 && x <= zone.right * 1000 && y >= zone.top * 1000 && y <= zone.bottom * 1000);
  if (!inside) return 'Her base must lie wholly in your zone';
  const other = placed.find(one => gap(base, corners(one.pose, hullOf(sea, one.ship))) === 0);
  if (other) return `She would touch ${other.ship.name}`;
  return isClear({ ...sea, ships: [] }, ship, poseOf(place)) ? null : 'There is land in the way';
}

/** Off the wind by so much she sails. */
const CLOSE_HAULED = 45;
/** The zone's own heading, or where that lies in the Wind's Eye, close-hauled on the nearer tack, to starboard of the wind if it makes no odds. */
function fairHeading(sea: Sea, heading: number): number {
  const tacks = [turnedBy(sea.wind, CLOSE_HAULED), turnedBy(sea.wind, -CLOSE_HAULED)];
  const [nearer = heading] = tacks.sort((a, b) => degreesApart(a, heading) - degreesApart(b, heading));
  return degreesApart(heading, sea.wind) < CLOSE_HAULED ? nearer : heading;
}

/** Where she stands if nothing is said: in line abreast across the zone, as listed, at the zone's own heading. */
export function silentPlaces(sea: Sea, ships: readonly Ship[]): Place[] {
  const places: Place[] = [];
  const placed: { ship: Ship; pose: Pose }[] = [];
  for (const ship of ships) {
    const place = firstFree(sea, ship, placed);
    places.push(place);
    placed.push({ ship, pose: poseOf(place) });
  }
  return places;
}

const STEP = 5;
/** An inch from her friends if she can be, else clear of them, wherever in the zone that is. */
function firstFree(sea: Sea, ship: Ship, placed: readonly { ship: Ship; pose: Pose }[]): Place {
  const zone = squadOf(sea, ship.seat)?.zone ?? { left: 0, top: 0, right: 36, bottom: 36, heading: 0 };
  const heading = fairHeading(sea, zone.heading);
  const middle = { x: Math.round((zone.left + zone.right) * 5), y: Math.round((zone.top + zone.bottom) * 5), heading };
  const reach = Math.round((zone.right - zone.left + zone.bottom - zone.top) * 10);
  const placeAt = ({ x, y }: Vec): Place => ({ ship: ship.id, x, y, heading, sail: 'battle' });
  const isRoomy = (place: Place, apart: number) =>
    placed.every(one => gap(corners(one.pose, hullOf(sea, one.ship)), corners(poseOf(place), hullOf(sea, ship))) >= apart);
  const fits = (place: Place, apart: number) => isRoomy(place, apart) && placeBar(sea, ship, place, placed) === null;
  for (let off = 0; off <= reach; off += STEP) {
    const free = around(sea, middle, off)
      .map(placeAt)
      .find(place => fits(place, placed.length === 0 ? 0 : ROOM));
    if (free) return free;
  }
  const anywhere = everywhere(zone).map(placeAt);
  return anywhere.find(place => fits(place, ROOM)) ?? anywhere.find(place => fits(place, 0)) ?? placeAt(middle);
}
const ROOM = 1000;

/** Points all over a zone, row by row, in tenths of an inch. */
function everywhere({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }): Vec[] {
  const along = (from: number, to: number) =>
    Array.from({ length: Math.floor(((to - from) * 10) / STEP) + 1 }, (_, nth) => from * 10 + nth * STEP);
  return along(top, bottom).flatMap(y => along(left, right).map(x => ({ x, y })));
}

/**
 * Points so far from the middle, as a captain at his station sees them: abeam to windward, abeam to leeward, astern, ahead, the corners.
 * Nothing hangs on the compass, so that squadrons that face each other are set up alike.
 */
function around(sea: Sea, middle: Pose, off: number): Vec[] {
  if (off === 0) return [middle];
  const hands = [turnedBy(middle.heading, 90), turnedBy(middle.heading, 270)];
  const [weather = 0, lee = 0] = hands.sort((a, b) => degreesApart(a, sea.wind) - degreesApart(b, sea.wind));
  const [ahead, astern] = [middle.heading, turnedBy(middle.heading, 180)];
  const ways = [[weather], [lee], [astern], [ahead], [weather, astern], [lee, astern], [weather, ahead], [lee, ahead]];
  return ways.map(way => rounded({ ...way.reduce<Vec>((at, heading) => offset(at, heading, off), middle), heading: 0 }));
}
