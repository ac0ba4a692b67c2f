import { CARDS, type CardId } from './cards.js';
import { CLASSES, type Fit } from './classes.js';
import type { Nation, Size } from './nouns.js';
import { ADMIRALS, CAPTAINS, HIRED, UPGRADES } from './refits.js';
import type { Berth, Muster } from './scenario.js';

/** What a squadron costs, and what is wrong with it (OI10). */

export interface Limits {
  readonly points: number;
  readonly min: number;
  readonly max: number;
  readonly line: boolean;
}
export const SIZES: Record<Size, Limits> = {
  patrol: { points: 50, min: 2, max: 4, line: false },
  skirmish: { points: 100, min: 3, max: 8, line: true },
  engagement: { points: 200, min: 4, max: 10, line: true },
};

/** The price of an improvement, with what each nation gets cheaper; null where her card does not offer it (OI10.3). */
export function fitPrice(berth: Pick<Berth, 'class'>, fit: Fit, nation: Nation | null): number | null {
  const price = CLASSES[berth.class].prices[fit];
  if (price === undefined) return null;
  if (nation === 'french' && (fit === 'swift' || fit === 'weatherly')) return Math.max(0, price - 1);
  if (nation === 'french' && fit === 'guns') return Math.max(1, price - 1);
  const halved = (nation === 'spanish' && fit === 'stout') || (nation === 'pirate' && fit === 'crew');
  return halved ? Math.floor(price / 2) : price;
}

const SKILL = 2;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
export const hiredPrice = ({ hired }: Pick<Muster, 'hired'>): number =>
  hired !== null && hired in HIRED ? HIRED[hired as keyof typeof HIRED] : 0;

export function berthPrice(berth: Berth, nation: Nation | null): number {
  const fits = total(berth.fits.map(fit => fitPrice(berth, fit, nation) ?? 0));
  const upgrades = total(berth.upgrades.map(upgrade => UPGRADES[upgrade].cost));
  return CLASSES[berth.class].points + SKILL * berth.skill + fits + upgrades + (berth.captain === null ? 0 : CAPTAINS[berth.captain].cost);
}
export const musterPrice = (muster: Muster): number =>
  total(muster.ships.map(berth => berthPrice(berth, muster.nation))) + ADMIRALS[muster.admiral].cost + hiredPrice(muster);

export const NAMELESS = ['untested', 'experienced', 'seasoned'] as const;
const isNameless = (muster: Muster): boolean => (NAMELESS as readonly string[]).includes(muster.admiral);
const hasRogues = (muster: Muster): boolean => (ADMIRALS[muster.admiral].keywords as readonly string[]).includes('rogues');

/** Why a class may not sail in a squadron, or null. */
export function classBar(berth: Pick<Berth, 'class'>, size: Size, muster: Pick<Muster, 'nation' | 'admiral'>): string | null {
  const card = CLASSES[berth.class];
  if (card.pirate && muster.nation !== 'pirate') return 'Pirates only';
  if (!card.line) return null;
  if (!SIZES[size].line) return 'No ship of the line in a Patrol';
  if (muster.nation === 'pirate') return 'Pirates have no ships of the line';
  return hasRogues(muster as Muster) ? 'Rogues sail with no ship of the line' : null;
}

/** Why an upgrade may not be taken, or null. */
export function upgradeBar(berth: Berth, upgrade: Berth['upgrades'][number], muster: Pick<Muster, 'nation' | 'flagship'>): string | null {
  const { nations, bars } = UPGRADES[upgrade];
  if (CLASSES[berth.class].pirate) return 'Nothing can be added to her';
  if (nations && (muster.nation === null || !nations.includes(muster.nation))) return `Only ${nations.join(' and ')}`;
  if (bars.includes('line') && CLASSES[berth.class].line) return 'Not on a ship of the line';
  if (bars.includes('flagship') && muster.flagship === berth.id) return 'Not on the Flagship';
  const alone = upgrade === 'fire-ship' ? berth.upgrades.length > 1 : berth.upgrades.includes('fire-ship');
  return alone ? 'A fire ship carries nothing else' : null;
}

function berthFaults(berth: Berth, size: Size, muster: Muster): string[] {
  const faults = [classBar(berth, size, muster), ...berth.upgrades.map(upgrade => upgradeBar(berth, upgrade, muster))];
  if (new Set(berth.upgrades).size !== berth.upgrades.length || new Set(berth.fits).size !== berth.fits.length)
    faults.push('Nothing twice');
  if (berth.fits.some(fit => fitPrice(berth, fit, muster.nation) === null)) faults.push('Her card does not offer that');
  if (berth.captain !== null && muster.flagship === berth.id) faults.push('The Admiral commands the Flagship');
  const home = berth.captain === null ? null : CAPTAINS[berth.captain].nation;
  if (home !== null && home !== muster.nation) faults.push('Her captain sails under another flag');
  return faults.filter(fault => fault !== null).map(fault => `${berth.name}: ${fault}`);
}

/** Why a card may not be in the hand, or null. */
export function cardBar(card: CardId, muster: Pick<Muster, 'nation' | 'admiral'>): string | null {
  const { nation } = CARDS[card];
  if (nation === 'extra') return 'Comes by itself, with a keyword or a supply ship';
  if (nation === 'general' || nation === muster.nation || muster.nation === 'pirate') return null;
  const buccaneer = (ADMIRALS[muster.admiral].keywords as readonly string[]).includes('buccaneer');
  return nation === 'pirate' && buccaneer ? null : 'A card of another nation';
}

export const handSize = (muster: Pick<Muster, 'admiral'>): number => 5 + ADMIRALS[muster.admiral].value;

/** What is wrong with a hand of cards (OI9.1). */
export function handFaults(hand: readonly CardId[], muster: Pick<Muster, 'nation' | 'admiral'>): string[] {
  const faults = hand.map(card => cardBar(card, muster)).filter(bar => bar !== null);
  const size = handSize(muster);
  if (hand.length !== size) faults.push(`${hand.length} cards; this Admiral has ${size}`);
  const values = hand.map(card => CARDS[card].value);
  if (values.some(value => values.filter(one => one === value).length > 2)) faults.push('At most two cards of one value');
  if (hand.filter(card => !CARDS[card].discard).length < 3) faults.push('At least three cards that are not discarded');
  if (new Set(hand).size !== hand.length) faults.push('No card twice');
  const foreign = new Set(hand.map(card => CARDS[card].nation).filter(nation => nation !== 'general' && nation !== muster.nation));
  if (foreign.size > 1) faults.push('Cards of one other nation only');
  if (muster.nation !== 'pirate' && hand.filter(card => CARDS[card].nation === 'pirate').length > 1) faults.push('One pirate card only');
  return faults;
}

/** Everything that is wrong with a squadron; empty: it may sail. */
export function faultsOf(size: Size, held: Nation | null, muster: Muster): string[] {
  const { points, min, max } = SIZES[size];
  const faults = muster.ships.flatMap(berth => berthFaults(berth, size, muster));
  const count = muster.ships.length;
  if (muster.nation === null || (held !== null && held !== muster.nation)) faults.push('Not the nation of this seat');
  if (count < min || count > max) faults.push(`${count} of ${min} to ${max} ships`);
  const price = musterPrice(muster);
  if (price > points) faults.push(`${price} of ${points} points`);
  const { nation } = ADMIRALS[muster.admiral];
  if (nation !== null && nation !== muster.nation) faults.push('The Admiral sails under another flag');
  if (muster.hired !== null && !(isNameless(muster) && muster.hired in HIRED)) faults.push('That Admiral brings his own words');
  if (!muster.ships.some(berth => berth.id === muster.flagship)) faults.push('No Flagship');
  const unique = muster.ships.filter(berth => CLASSES[berth.class].pirate).map(berth => berth.class);
  if (new Set(unique).size !== unique.length) faults.push('There is only one of her');
  return [...faults, ...handFaults(muster.hand, muster)];
}
