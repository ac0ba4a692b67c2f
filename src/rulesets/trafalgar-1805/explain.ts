import { sentence } from './sea.js';
import type { Sight } from './sight.js';
import { plainName, sideWords } from './teller.js';
import { shipIn } from './vessel.js';

/** What a die is for, by the first word of its key; the other words are ships or sides by name. */
const WHYS: Readonly<Record<string, (...names: readonly string[]) => string>> = {
  tack: a => `${a} tries to tack`,
  collide: (a, b) => `${a} meets ${b}: any double is a collision`,
  free: a => `${a} tries to break free: a double clears her`,
  mast: a => `which mast of ${a} falls`,
  both: a => `${a} tries to fire both sides: 5 or 6`,
  volley: (a, b) => `${a} fires at ${b}`,
  grapple: (a, b) => `${a} throws grapnels at ${b}`,
  melee: (a, b) => `${a} and ${b} hand to hand`,
  single: a => `whether a ship of ${a} may act singly: 6`,
  first: () => 'who moves first',
  wind: () => 'the wind',
  change: () => 'whether the wind changes: 11 or 12 of two dice',
  shift: () => 'how the wind changes',
  level: () => 'the strength of the wind',
  from: () => 'where the wind blows from',
};

/** A die's reason in words. A key that is not listed is read out word by word, never left blank. */
export function explain(view: Sight, why: string): string {
  const [key = '', ...ids] = why.split(' ');
  const names = ids.map(id => nameOf(view, id));
  const say = WHYS[key];
  return sentence(say ? say(...names) : [key, ...names].join(' ')).slice(0, -1);
}

function nameOf(view: Sight, id: string): string {
  if (shipIn(view, id)) return plainName(view, id);
  const line = view.lines.find(one => one.id === id);
  if (line) return line.name;
  return view.seats.some(seat => seat.side === id) ? sideWords(view, id) : id;
}
