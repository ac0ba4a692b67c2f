import type { Report } from '../../engine/ruleset.js';
import { windWords } from './edge.js';
import type { Event } from './event.js';
import { sentence } from './talk.js';
import { tellerFor } from './teller.js';
import type { Sight } from './view.js';
import { sayOne } from './words.js';

/** A turn as it is read. */

const count = (heard: readonly Event[], kind: Event['kind']): number => heard.filter(event => event.kind === kind).length;

/** The greatest thing that happened, for the head of the post. */
function headline(view: Sight, heard: readonly Event[]): string {
  const by = tellerFor(view);
  const rank: Event['kind'][] = [
    'over',
    'broken',
    'magazine',
    'captured',
    'out',
    'crippled',
    'shaken',
    'entangled',
    'collided',
    'edge',
    'fitted',
  ];
  const great = rank.map(kind => heard.find(event => event.kind === kind)).find(event => event !== undefined);
  const said = great ? sayOne(great, by) : null;
  if (said) return sentence(said.text.replaceAll('*', ''));
  const volleys = count(heard, 'volley');
  if (volleys > 0) return volleys === 1 ? 'A single broadside.' : `Fire is exchanged, ${volleys} times.`;
  return view.turn === 0 ? 'The squadrons make ready.' : `Sailing, the wind ${windWords(view)}.`;
}

export function narrate(view: Sight, heard: readonly Event[]): Report {
  const by = tellerFor(view);
  const lines = heard
    .map(event => sayOne(event, by))
    .filter(line => line !== null)
    .map(({ weight, text }) => ({ weight, text: sentence(text) }));
  return { headline: headline(view, heard), lines };
}
