import type { Event, EventOf } from './event.js';
import { ownSeat } from './sight.js';
import type { Teller } from './teller.js';
import { hurtWords, type Line, sayOne } from './words.js';

/** What only owners hear, and so only their own report has: dice thrown, hits taken, hits seen, and what it leaves them with. */

type Kind = Event['kind'];
const all = <K extends Kind>(events: readonly Event[], kind: K): EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.kind === kind);

/** The private side of what was just told. The hits of one ship are added up; her captain's weigh more than the rest. */
export function accounts(events: readonly Event[], by: Teller): Line[] {
  const said = events.filter(event => event.kind === 'spied' || event.kind === 'strain' || event.kind === 'melee');
  return [...dice(all(events, 'aboard'), by), ...hits(all(events, 'hits'), by), ...said.flatMap(event => sayOne(event, by) ?? [])];
}

function dice(thrown: readonly EventOf<'aboard'>[], by: Teller): Line[] {
  if (thrown.length === 0) return [];
  const each = thrown.map(({ by: firer, dice: count }) => `${by.name(firer)} ${count}`);
  return [{ weight: 'small', text: `dice thrown: ${each.join(', ')}` }];
}

function hits(taken: readonly EventOf<'hits'>[], by: Teller): Line[] {
  const ships = [...new Set(taken.map(event => event.at))];
  return ships.map(ship => {
    const own = taken.filter(event => event.at === ship);
    const sum = (of: 'damage' | 'port' | 'starboard') => own.reduce((total, event) => total + event[of], 0);
    return {
      weight: by.owns(ship) ? 'plain' : 'small',
      text: `${by.name(ship)} takes ${hurtWords(sum('damage'), sum('port'), sum('starboard'))}`,
    };
  });
}

/** How those of a captain's own ships stand that were hurt this turn: a small table in fixed type. */
export function standing(by: Teller): Line[] {
  const hurt = new Set(by.heard.flatMap(hurtIn));
  const own = by.view.ships.filter(ship => hurt.has(ship.id) && ship.seat === ownSeat(by.view));
  const rows = own.flatMap(({ name, card }) =>
    card
      ? [row(name, `${card.damage}/4`, `${card.gunnery.port}/${card.fullGunnery}`, `${card.gunnery.starboard}/${card.fullGunnery}`)]
      : [],
  );
  if (rows.length === 0) return [];
  return [{ weight: 'chief', text: ['```', row('', 'aloft', 'larb.', 'starb.'), ...rows, '```'].join('\n') }];
}

function hurtIn(event: Event): string[] {
  if (event.kind === 'hits' || event.kind === 'stray') return [event.at];
  return event.kind === 'strain' ? [event.ship] : [];
}

const row = (name: string, ...cells: readonly string[]): string =>
  name.slice(0, 16).padEnd(16) + cells.map(cell => cell.padStart(7)).join('');
