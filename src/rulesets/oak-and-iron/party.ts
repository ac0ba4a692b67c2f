import { lengthOf } from '../../engine/plane.js';
import { dropParty } from './damage.js';
import type { Play } from './play.js';
import { inAction } from './sea.js';
import type { Sea, Ship } from './state.js';
import { throwDice } from './throw.js';

/** Landing parties (OI8.6): a token ashore that fights other tokens. */

type Landed = Ship & { party: NonNullable<Ship['party']> };
const isLanded = (ship: Ship): ship is Landed => ship.party !== null && inAction(ship);

const near = (sea: Sea, a: Landed, b: Landed): boolean =>
  lengthOf({ x: a.party.x - b.party.x, y: a.party.y - b.party.y }) <= sea.tables.bands.musket;

/** A party attacks the nearest enemy party within Musket Shot with her ship's Crew: any hit clears it. */
export function fightAshore(play: Play, ship: Ship): void {
  const { state } = play;
  if (!isLanded(ship)) return;
  const rival = state.ships.filter(isLanded).find(other => other.side !== ship.side && near(state, ship, other));
  if (!rival) return;
  const faces = throwDice(play, ship.crew, { why: `ashore ${ship.id} ${rival.id}`, clause: 'OI8.6' });
  const hits = faces.filter(face => state.tables.hits.close.includes(face)).length;
  play.say({ kind: 'melee', by: ship.id, at: rival.id, faces, hits });
  if (hits > 0) dropParty(play, rival);
}
