import type { EventOf } from './event.js';
import type { Band, ShipId } from './nouns.js';
import { BAND_WORDS, listed, sideWord } from './sea.js';
import type { Teller } from './teller.js';

type Volley = EventOf<'volley'>;

export const bandPhrase = (band: Band): string => (band === 'point-blank' ? 'at point blank' : `at ${BAND_WORDS[band]}`);

const NEAREST: readonly Band[] = ['pistol', 'musket', 'point-blank', 'gun', 'random'];

/** Sayings of one broadside; `a` fires, `b` is hit, `side` her battery. */
const SINGLE: Record<Band, readonly [Saying, ...Saying[]]> = {
  pistol: [
    (a, b, side) => `${a} fires her ${side} guns into ${b} with the muzzles all but touching`,
    (a, b, side) => `yardarm to yardarm, ${a} pours her ${side} broadside into ${b}`,
  ],
  musket: [
    (a, b, side) => `${a} gives ${b} her ${side} broadside at musket shot`,
    (a, b, side) => `within musket shot ${a} lets fly from her ${side} side at ${b}`,
    (a, b, side) => `${a} ranges up to musket shot and opens on ${b} with her ${side} guns`,
  ],
  'point-blank': [
    (a, b, side) => `${a} engages ${b} at point blank, ${side} side`,
    (a, b, side) => `${a} plies her ${side} guns on ${b} at point blank`,
    (a, b, side) => `point blank, ${a} sends her ${side} broadside into ${b}`,
  ],
  gun: [
    (a, b, side) => `${a} tries her ${side} guns on ${b} at gun shot`,
    (a, b, side) => `at gun shot ${a} opens on ${b} from her ${side} side`,
    (a, b, side) => `${a} fires on ${b} at gun shot, ${side} side`,
  ],
  random: [
    (a, b) => `${a} tries the range of ${b} at random shot`,
    (a, b, side) => `${a} throws a few ${side} shot after ${b} at the length of her reach`,
  ],
};
type Saying = (a: string, b: string, side: string) => string;

/** One ship that fires on one ship; half a broadside says so. */
export function single(volley: Volley, by: Teller): string {
  const sayings = SINGLE[volley.band];
  const place = [...sayings.keys()].map(String) as [string, ...string[]];
  const saying = sayings[Number(by.vary(place, volley.by, volley.at))] ?? sayings[0];
  const text = saying(by.name(volley.by), by.name(volley.at), sideWord(volley.broadside));
  return volley.half ? `${text}, with such guns as bear` : text;
}

/** A rake: what she crosses, and how near. */
export function rake(volley: Volley, by: Teller): string {
  const [a, b, side] = [by.name(volley.by), by.name(volley.at), sideWord(volley.broadside)];
  const near = bandPhrase(volley.band);
  const [end, way] = volley.rake === 'stern' ? ['stern', 'from stern to stem'] : ['bow', 'from stem to stern'];
  return by.vary(
    [
      `${a} crosses the ${end} of ${b} ${near} and rakes her with the ${side} broadside`,
      `under the ${end} of ${b}, ${near}, ${a} fires her ${side} guns one after another ${way}`,
      `${a} has the ${end} of ${b} open ${near}, and her ${side} broadside goes ${way}`,
    ],
    volley.by,
    volley.at,
  );
}

/** Several ships on one: the nearest first, the rest by band. */
export function several(volleys: readonly Volley[], by: Teller): string {
  const target = by.name(volleys[0]?.at ?? '');
  const bands = NEAREST.map(band => ({ band, firers: firersAt(volleys, band, by) })).filter(group => group.firers.length > 0);
  const [first, ...rest] = bands;
  if (!first) return '';
  const verb = by.vary(['pour their fire into', 'concentrate on', 'ply their guns on'], ...volleys.map(volley => volley.by));
  const lone = by.vary(['fires into', 'engages'], ...volleys.map(volley => volley.by));
  const opening = `${listed(first.firers)} ${first.firers.length > 1 ? verb : lone} ${target} ${bandPhrase(first.band)}`;
  const further = rest.map(({ band, firers }) => `${listed(firers)} ${firers.length > 1 ? 'join' : 'joins'} in ${bandPhrase(band)}`);
  return [opening, ...further].join('; ');
}

const firersAt = (volleys: readonly Volley[], band: Band, by: Teller): string[] =>
  [...new Set(volleys.filter(volley => volley.band === band).map(volley => volley.by))].map(id => by.name(id));

/** Two ships that fire at one another. */
export function exchange(a: Volley, b: Volley, by: Teller): string {
  const [one, two, near] = [by.name(a.by), by.name(b.by), bandPhrase(a.band)];
  return by.vary(
    [
      `${one} and ${two} exchange broadsides ${near}`,
      `broadside for broadside, ${one} and ${two} fight it out ${near}`,
      `${one} opens on ${two} ${near} and is answered in kind`,
    ],
    a.by,
    a.at,
  );
}

export const firers = (volleys: readonly Volley[]): ShipId[] => [...new Set(volleys.map(volley => volley.by))];
