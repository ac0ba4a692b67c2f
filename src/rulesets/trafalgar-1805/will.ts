import type { Foretold } from './foretell.js';
import { codesOf } from './legal.js';
import type { ShipOrder } from './order.js';
import { endWords } from './plot.js';
import { BAND_WORDS, counted, listed } from './sea.js';
import type { Sight } from './sight.js';
import { plainName } from './teller.js';

/** What a ship will do as things stand, in one line. */

/** Where she goes: `F F P F → L8, rate 3, large`, `follows Mars → J8 …`; a ship that is foul goes there only on a double. */
export function doingWords(view: Sight, told: Foretold): string {
  const { ship, order } = told;
  if (ship.foul.length === 0 || told.how === 'still') return courseWords(view, told);
  const held = `foul of ${listed(ship.foul.map(id => plainName(view, id)))}`;
  return order.free ? `${held}; on a double ${courseWords(view, told)}` : `stays ${held}`;
}

function courseWords(view: Sight, told: Foretold): string {
  const { ship, how, end } = told;
  const to = end ? ` → ${endWords(view, end)}` : '';
  switch (how) {
    case 'track':
      return `${codesOf(end?.steps ?? []) || 'lies to'}${to}`;
    case 'intent':
      return `${aimWords(view, told.order)}${to ? `: as the enemy lies now${to}` : ''}`;
    case 'follow':
      return `follows ${told.lead ? plainName(view, told.lead) : 'her next ahead'}${to}`;
    case 'keep':
      return ship.condition === 'hove-to' ? `stays hove to${to}` : `holds on${to}`;
    case 'still':
      return lyingWords(told);
  }
}

const AIMS: Record<ShipOrder['intent'], (whom: string, range: number) => string> = {
  none: () => 'holds on',
  follow: () => 'follows',
  engage: whom => `engages ${whom}`,
  rake: whom => `seeks to rake ${whom}`,
  'break-line': whom => `breaks the line at ${whom}`,
  'hold-range': (whom, range) => `keeps ${counted(range, 'square')} from ${whom}`,
  close: whom => `closes ${whom}`,
  'keep-off': whom => `keeps off ${whom}`,
  'heave-to': () => 'heaves to',
  escape: () => 'runs for it',
};

const aimWords = (view: Sight, { intent, against, range }: ShipOrder): string =>
  AIMS[intent](against ? plainName(view, against) : 'the nearest', range);

function lyingWords({ ship }: Foretold): string {
  if (ship.condition === 'hulk') return 'drifts a square downwind';
  return ship.grappled.length > 0 ? 'lies grappled' : 'lies where she is';
}

/** What her guns and boarders do, as far as it is not the rule for silence. */
export function armsWords(view: Sight, order: ShipOrder): string[] {
  const board: Record<ShipOrder['board'], string | null> = {
    never: null,
    odds: `boards at ${order.odds} %`,
    masts: `boards at ${order.masts} masts or fewer`,
    always: 'boards when she can',
  };
  return [
    order.fire.length > 0
      ? `fires at ${listed(order.fire.slice(0, 2).map(id => plainName(view, id)))}${order.fire.length > 2 ? ' …' : ''}`
      : null,
    order.hold === 'random' ? null : `holds for ${BAND_WORDS[order.hold]}`,
    order.rake === 'off' ? 'no rake' : order.rake === 'stern' ? 'rakes sterns only' : null,
    order.split ? 'splits' : null,
    order.low ? 'aims low' : null,
    board[order.board],
    order.ifs.length > 0 ? `${order.ifs.length} if` : null,
  ].filter(words => words !== null);
}

export const willWords = (view: Sight, told: Foretold): string => [doingWords(view, told), ...armsWords(view, told.order)].join('; ');
