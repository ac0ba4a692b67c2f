import { lengthOf } from '../../engine/plane.js';
import { dropParty } from './damage.js';
import { crewOf } from './melee.js';
import type { Play } from './play.js';
import { inAction } from './sea.js';
import type { Ship } from './state.js';
import { skillOf, throwPool } from './throw.js';

/** Landing parties (OI8.6): a token ashore that fights other tokens. */

type Landed = Ship & { party: NonNullable<Ship['party']> };
const isLanded = (ship: Ship): ship is Landed => ship.party !== null && inAction(ship);

const apart = (a: Landed, b: Landed): number => lengthOf({ x: a.party.x - b.party.x, y: a.party.y - b.party.y });

/** A party attacks those of enemies within Musket Shot with her ship's Crew: each hit clears one, the nearest first. */
export function fightAshore(play: Play, ship: Ship): void {
  const { state } = play;
  if (!isLanded(ship)) return;
  const rivals = state.ships
    .filter(isLanded)
    .filter(other => other.side !== ship.side && apart(ship, other) <= state.tables.bands.musket)
    .sort((a, b) => apart(ship, a) - apart(ship, b));
  const [first] = rivals;
  if (!first) return;
  const good = state.tables.hits.close;
  const again = { skill: skillOf(ship), extra: 0, isPoor: () => false, isDone: () => false, on: 'guns' as const };
  const reason = { why: `ashore ${ship.id} ${first.id}`, clause: 'OI8.6' };
  const faces = throwPool(play, ship, crewOf(state, ship), good, again, reason);
  const hits = faces.filter(face => good.includes(face)).length;
  play.say({ kind: 'melee', by: ship.id, at: first.id, faces, hits });
  for (const rival of rivals.slice(0, hits)) dropParty(play, rival);
}
