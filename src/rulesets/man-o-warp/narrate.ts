import type { Report } from '../../engine/ruleset.js';
import type { Event } from './event.js';
import { count, listed, sentence } from './say.js';
import { fleetName, type Sight } from './sight.js';
import { type Teller, tellerFor } from './teller.js';
import { fleetOf, hullLeft } from './waters.js';
import { sayOne, type Weight } from './words.js';

/** A deal as one viewer reads it: a paragraph an activation, then how the fleets stand. */
export function narrate(view: Sight, heard: readonly Event[]): Report {
  const by = tellerFor(view);
  const lines = phasesOf(heard).flatMap(phase => tellPhase(phase, by));
  return { headline: headline(view, heard, by), lines: [...lines, ...standing(view)] };
}

type Line = Report['lines'][number];

/** Events in runs: each ship's phase is one, and so is what comes before the first and what a new round brings. */
function phasesOf(heard: readonly Event[]): Event[][] {
  const runs: Event[][] = [];
  for (const event of heard) {
    const run = runs.at(-1);
    if (!run || event.kind === 'turn' || event.kind === 'round' || event.kind === 'over' || run[0]?.kind === 'round') runs.push([event]);
    else run.push(event);
  }
  return runs;
}

const RANK: Record<Weight, number> = { chief: 0, plain: 1, small: 2 };

/** The fight of a phase is one paragraph; what is said besides keeps lines of its own. */
function tellPhase(events: readonly Event[], by: Teller): Line[] {
  const fight = events.filter(event => FIGHTS.has(event.kind));
  const text = fight
    .map((event, nth) => `${late(fight, nth)}${said(event, by)}${hasDice(fight, nth) ? ': ' : '. '}`)
    .join('')
    .trim();
  const story: Line[] = text === '' ? [] : [{ weight: 'chief', text }];
  const rest = events.flatMap(event => {
    const one = FIGHTS.has(event.kind) ? null : sayOne(event, by);
    return one ? [{ weight: one.weight, text: `${one.text}.` }] : [];
  });
  return [...rest.filter(one => RANK[one.weight] < 2), ...story, ...rest.filter(one => RANK[one.weight] === 2)];
}

const said = (event: Event, by: Teller): string => sayOne(event, by)?.text ?? '';

/** An attack and its own dice are one sentence, where no broadside comes between. */
function hasDice(events: readonly Event[], nth: number): boolean {
  const next = events[nth + 1];
  return events[nth]?.kind === 'attack' && next?.kind === 'dice' && !next.reply;
}

/** Boarders who were fired into first throw in a sentence of their own. */
const late = (events: readonly Event[], nth: number): string => {
  const event = events[nth];
  return event?.kind === 'dice' && !event.reply && !hasDice(events, nth - 1) ? 'Her boarders: ' : '';
};

const FIGHTS: ReadonlySet<Event['kind']> = new Set(['shielded', 'chase', 'attack', 'dice', 'called-off', 'sunk', 'stood-off']);

function headline(view: Sight, heard: readonly Event[], by: Teller): string {
  const over = heard.find(event => event.kind === 'over');
  if (over) return sentence(sayOne(over, by)?.text ?? 'The battle is over');
  const ruled = heard.some(event => event.kind === 'ruled') ? 'The umpire rules. ' : '';
  if (view.phase !== 'fighting') return `${ruled}The fleets are fitting out`;
  const sunk = heard.flatMap(event => (event.kind === 'sunk' ? [by.name(event.ship)] : []));
  const deal = heard.find(event => event.kind === 'deal');
  const when = deal ? `Deal ${deal.deal}, round ${deal.round}` : `Round ${view.round}`;
  if (sunk.length > 0) return `${ruled}${when}: ${listed(sunk)} ${sunk.length === 1 ? 'is' : 'are'} sunk`;
  const hits = heard.reduce((sum, event) => sum + (event.kind === 'dice' ? event.damage : 0), 0);
  return `${ruled}${when}: ${hits > 0 ? `${hits} damage, nobody sunk` : 'nobody is hurt'}`;
}

/** `Crown: 4 ships, 12 hull. Tusk: 5 ships, 15 hull.` */
function standing(view: Sight): Line[] {
  if (view.phase !== 'fighting' || view.ended) return [];
  const fleets = view.fleets.map(({ seat, name, held }) => {
    const ships = fleetOf(view, seat);
    const hull = ships.reduce((sum, ship) => sum + hullLeft(ship), 0);
    return `${name} ${count(ships.length, 'ship')}, ${hull} hull, ${count(held, 'card')}`;
  });
  return [{ weight: 'plain', text: `${fleets.join('; ')}. ${fleetName(view, view.next)} acts next.` }];
}
