import { dropParty } from './damage.js';
import type { EventOf } from './event.js';
import type { Play } from './play.js';
import { shipOf } from './sea.js';
import type { Ship } from './state.js';

/** Out of Action (OI6.6): colours down, links cut, a hulk where she lies. */

/** Frees a ship from all that she is Entangled with. */
export function unlink(play: Play, ship: Ship): void {
  for (const id of [...ship.entangled]) part(play, ship, id);
}

export function part(play: Play, ship: Ship, id: string): void {
  const other = shipOf(play.state, id);
  const drop = (one: Ship, away: string) => {
    one.entangled = one.entangled.filter(held => held !== away);
    one.boarded = one.boarded.filter(held => held !== away);
  };
  drop(ship, id);
  if (other) drop(other, ship.id);
  play.say({ kind: 'parted', by: ship.id, at: id });
}

export function strikeColours(play: Play, ship: Ship, how: EventOf<'out'>['how']): void {
  ship.condition = 'hulk';
  play.say({ kind: 'out', ship: ship.id, how });
  dropParty(play, ship);
  unlink(play, ship);
}
