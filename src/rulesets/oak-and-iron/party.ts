import { lengthOf } from '../../engine/plane.js';
import { dropParty } from './damage.js';
import type { Play } from './play.js';
import { inAction } from './sea.js';
import type { Ship } from './state.js';
import { throwDice } from './throw.js';

/** Landing parties (OI8.6): a token ashore that fights other tokens. */

type Landed = Ship & { party: NonNullable<Ship['party']> };
const isLanded = (ship: Ship): ship is Landed => ship.party !== null && inAction(ship);

const apart = (a: Landed, b: Landed): number => lengthOf({ x: a.party.x - b.party.x, y: a.party.y - b.party.y });

/** A party attacks the nearest enemy party within Musket Shot with her ship's Crew: any hit clears it. */
export function fightAshore(play: Play, ship: Ship): void {
  const { state } = play;
  if (!isLanded(ship)) return;
  const [rival] = state.ships
    .filter(isLanded)
    .filter(other => other.side !== ship.side && apart(ship, other) <= state.tables.bands.musket)
    .sort((a, b) => apart(ship, a) - apart(ship, b));
  if (!rival) return;
  const faces = throwDice(play, ship.crew, { why: `ashore ${ship.id} ${rival.id}`, clause: 'OI8.6' });
  const hits = faces.filter(face => state.tables.hits.close.includes(face)).length;
  play.say({ kind: 'melee', by: ship.id, at: rival.id, faces, hits });
  if (hits > 0) dropParty(play, rival);
}
