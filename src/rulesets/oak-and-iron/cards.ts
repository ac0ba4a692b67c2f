import { z } from 'zod';
import type { Nation } from './nouns.js';

/** The initiative cards (OI9): value, nation, whether discarded after use, and what each does in our own words. */

export const CARD_IDS = [
  'await-orders',
  'down',
  'as-she-bears',
  'boat-assault',
  'careful-aim',
  'take-courage',
  'effective-fire',
  'small-arms',
  'reload',
  'rolling-broadsides',
  'adjust-position',
  'fleet-maneuver',
  'lee-gauge-fire',
  'shoals-ahead',
  'through-the-smoke',
  'favorable-wind',
  'lured-into-shoals',
  'expert-boarding',
  'adaptive-tactics',
  'seize-opportunity',
  'zeal',
  'long-range-gunnery',
  'adjust-formation',
  'more-closely',
  'fast-loaders',
  'elan',
  'superior-firepower',
  'target-rigging',
  'swift-vessels',
  'boarders-away',
  'repel-boarders',
  'heavy-musketry',
  'aggression',
  'resilient',
  'bravado',
  'deception',
  'raise-the-black',
  'doughty',
  'intrepid',
  'double-rations',
] as const;
export const CardId = z.enum(CARD_IDS);
export type CardId = z.infer<typeof CardId>;

export interface Card {
  readonly name: string;
  readonly value: number;
  /** `extra` cards come with a keyword or a supply ship, on top of the hand. */
  readonly nation: Nation | 'general' | 'extra';
  readonly discard: boolean;
  readonly effect: string;
}

const keep = (name: string, value: number, nation: Card['nation'], effect: string): Card => ({
  name,
  value,
  nation,
  discard: false,
  effect,
});
const once = (name: string, value: number, nation: Card['nation'], effect: string): Card => ({
  name,
  value,
  nation,
  discard: true,
  effect,
});

export const CARDS: Record<CardId, Card> = {
  'await-orders': keep('Await New Orders', 1, 'general', 'lay another card of your hand on it: its effect at the value of this one'),
  down: keep('Down!', 1, 'general', 'every attack on your ships does 1 Fatigue less'),
  'as-she-bears': once(
    'Fire as She Bears',
    1,
    'general',
    'your ships in Formation may fire a free broadside at an enemy that has just moved',
  ),
  'boat-assault': keep('Boat Assault', 1, 'general', 'a ship at rating 2 or less may fight hand to hand within Pistol Shot by boat'),
  'careful-aim': keep('Careful Aim', 2, 'general', 'critical tests re-roll all but Skulls, Swords and Sails'),
  'take-courage': keep('Take Courage', 2, 'general', 'at once: every ship in Formation sheds 1 Fatigue'),
  'effective-fire': keep('Effective Fire', 3, 'general', 'Broadside +1 on all your ships'),
  'small-arms': keep('Small Arms', 3, 'general', 'a ship may fire a free Partial Fire at an enemy that ends its move within Pistol Shot'),
  reload: keep('Reload!', 3, 'general', 'at once: every ship in Formation removes 1 Reload marker'),
  'rolling-broadsides': keep('Rolling Broadsides', 3, 'general', 'a ship may spend its Crew Action on an attack'),
  'adjust-position': keep(
    'Adjust Position',
    4,
    'general',
    'a ship in Formation or near a friend may slide sideways before or after its move',
  ),
  'fleet-maneuver': keep('Fleet Maneuver', 4, 'general', 'at once: every ship in Formation may turn up to 30 degrees'),
  'lee-gauge-fire': keep('Lee Gauge Fire', 4, 'general', 'against a ship wholly upwind Musket faces hit at Cannon Shot too'),
  'shoals-ahead': keep('Shoals Ahead', 4, 'general', 'your ships ignore shoals'),
  'through-the-smoke': keep(
    'Boarding Through the Smoke',
    4,
    'general',
    'a ship that boards may first fire a free Partial Fire at her prey',
  ),
  'favorable-wind': keep('Favorable Wind', 5, 'general', 'every ship sailing large must add 1 to her speed'),
  'lured-into-shoals': once('Lured into the Shoals', 2, 'dutch', 'lay a shoal within Musket Shot of one of your ships'),
  'expert-boarding': keep('Expert Boarding', 3, 'dutch', 'a ship that boards fights hand to hand at once, free'),
  'adaptive-tactics': once('Adaptive Tactics', 4, 'dutch', 'the effect of a card that an enemy has discarded'),
  'seize-opportunity': once('Seize the Opportunity', 5, 'dutch', 'ships out of Formation attack with 2 more dice'),
  zeal: keep('Zeal', 1, 'english', 'when the Flagship rallies, friends within Musket Shot test Skill to shed 1 Fatigue'),
  'long-range-gunnery': keep('Long Range Gunnery', 2, 'english', 'at Cannon Shot every Cannon face adds a die, again and again'),
  'adjust-formation': keep('Adjust Formation', 3, 'english', 'a ship within Pistol Shot of a friend is in Formation'),
  'more-closely': once('Engage More Closely', 4, 'english', 'a free sideways slide, and 2 more dice for broadsides within Pistol Shot'),
  'fast-loaders': once('Fast Loaders', 5, 'english', 'at once: every ship removes 1 Reload marker'),
  elan: keep('Elan', 1, 'french', 'a Crew Action may be a Partial Fire or a hand-to-hand attack with 1 more die'),
  'superior-firepower': once('Superior Firepower', 2, 'french', 'Broadside +2 this turn'),
  'target-rigging': keep('Target Rigging', 3, 'french', '1 more die on attacks against rigging'),
  'swift-vessels': keep('Swift Vessels', 4, 'french', 'at once: a free move straight ahead at speed 1'),
  'boarders-away': keep('Boarders Away', 5, 'french', 'boarding a ship under Minimal Sail or at anchor needs no test'),
  'repel-boarders': keep('Repel Boarders', 1, 'spanish', 'hand to hand your ships are hit by Skulls alone'),
  'heavy-musketry': keep('Heavy Musket Volley', 2, 'spanish', 'a Crew Action may be a Partial Fire without damage'),
  aggression: keep('Aggression', 3, 'spanish', 'an attack within Musket Shot that hits adds 1 Fatigue'),
  resilient: keep('Resilient', 4, 'spanish', 'each attack does 1 damage less to your ships, but 1 at least'),
  bravado: once('Bravado', 5, 'spanish', 'your ships that are not Shaken act as if without Fatigue'),
  deception: once('Deception', 2, 'pirate', 'your ships cannot be fired at from Cannon Shot'),
  'raise-the-black': once(
    'Raise the Black',
    3,
    'pirate',
    'at once: enemies within Musket Shot test Skill with 3 dice fewer or take 1 Fatigue',
  ),
  doughty: keep('Doughty', 4, 'extra', 'if you took a Strike Point last turn, every ship sheds 1 Fatigue'),
  intrepid: once('Intrepid', 1, 'extra', 'every ship within Musket Shot of the Flagship sheds 1 Fatigue'),
  'double-rations': once('Double Rations', 1, 'extra', 'every ship sheds 1 Fatigue'),
};

/** The event deck, drawn when cards tie (OI9.5). */
export const FATES = [
  'gust',
  'lull',
  'wind-backs',
  'wind-veers',
  'squall',
  'smoke',
  'fouled-guns',
  'cheers',
  'murmurs',
  'loose-cannon',
  'leadsman',
  'calm-sea',
] as const;
export const Fate = z.enum(FATES);
export type Fate = z.infer<typeof Fate>;

export const FATE_WORDS: Record<Fate, { readonly name: string; readonly effect: string }> = {
  gust: { name: 'Gust', effect: 'ships sailing large are one faster this turn' },
  lull: { name: 'Lull', effect: 'every ship is one slower this turn' },
  'wind-backs': { name: 'The wind backs', effect: 'from the next turn it comes from the next edge anti-clockwise' },
  'wind-veers': { name: 'The wind veers', effect: 'from the next turn it comes from the next edge clockwise' },
  squall: { name: 'Squall', effect: 'ships under Full Sail come down to Battle Sail' },
  smoke: { name: 'Smoke', effect: 'nothing can be fired at beyond Musket Shot this turn' },
  'fouled-guns': { name: 'Fouled guns', effect: 'no ship under Battle or Full Sail reloads this turn' },
  cheers: { name: 'Cheers', effect: 'each Flagship sheds 1 Fatigue' },
  murmurs: { name: 'Murmurs', effect: 'each Flagship tests Skill or takes 1 Fatigue' },
  'loose-cannon': { name: 'Loose cannon', effect: 'one ship, by lot, takes 1 Fatigue' },
  leadsman: { name: 'Leadsman', effect: 'no ship tests for shoals this turn' },
  'calm-sea': { name: 'Calm sea', effect: 'nothing comes of it' },
};
