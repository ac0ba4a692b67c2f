import { z } from 'zod';
import type { Trait } from './nouns.js';

/** The ship cards (OI3.1): what each class is before anything is bought for it. */

export const ClassId = z.enum([
  'sloop',
  'corvette',
  'brigantine',
  'fluyt',
  'petite-fregate',
  'light-galleon',
  'sixth-rate',
  'fifth-rate',
  'fourth-rate',
  'galleon',
  'third-rate',
  'second-rate',
  'first-rate',
  'revenge',
  'queen-anne',
]);
export type ClassId = z.infer<typeof ClassId>;

export const BaseSize = z.enum(['small', 'medium', 'large']);
export type BaseSize = z.infer<typeof BaseSize>;

/** Improvements printed on the ship card itself, at its own prices (OI3.2). */
export const FITS = ['crew', 'guns', 'stout', 'sweeps', 'swift', 'weatherly'] as const;
export const Fit = z.enum(FITS);
export type Fit = z.infer<typeof Fit>;

export interface ClassCard {
  readonly name: string;
  readonly points: number;
  readonly base: BaseSize;
  readonly fortitude: number;
  readonly broadside: number;
  readonly crew: number;
  readonly windward: number;
  readonly large: number;
  readonly traits: readonly Trait[];
  /** A ship of the line. */
  readonly line: boolean;
  readonly pirate: boolean;
  readonly prices: Partial<Record<Fit, number>>;
}

type Numbers = readonly [points: number, fortitude: number, broadside: number, crew: number, windward: number, large: number];
type Extra = { readonly traits?: readonly Trait[]; readonly prices?: Partial<Record<Fit, number>>; readonly of?: 'line' | 'pirate' };

const card = (name: string, base: BaseSize, numbers: Numbers, { traits = [], prices = {}, of }: Extra): ClassCard => {
  const [points, fortitude, broadside, crew, windward, large] = numbers;
  return {
    name,
    base,
    points,
    fortitude,
    broadside,
    crew,
    windward,
    large,
    traits,
    prices,
    line: of === 'line',
    pirate: of === 'pirate',
  };
};

const HIGH: readonly Trait[] = ['high-freeboard'];
const HEAVY: readonly Trait[] = ['very-high-freeboard', 'weight-of-fire'];
const NIMBLE: readonly Trait[] = ['small', 'yare'];
const HANDY: readonly Trait[] = ['small', 'yare', 'fore-and-aft'];
const LIGHT = { crew: 2, guns: 2, sweeps: 1, swift: 1 };
const RATED = { crew: 4, guns: 2, stout: 4, swift: 1, weatherly: 2 };
const GREAT = { crew: 8, guns: 2, stout: 8, swift: 1, weatherly: 2 };

export const CLASSES: Record<ClassId, ClassCard> = {
  sloop: card('Sloop', 'small', [7, 1, 3, 1, 3, 3], { traits: HANDY, prices: LIGHT }),
  corvette: card('Corvette', 'small', [7, 1, 3, 1, 2, 4], { traits: NIMBLE, prices: LIGHT }),
  brigantine: card('Brigantine', 'small', [8, 1, 4, 1, 2, 3], { traits: HANDY, prices: { ...LIGHT, weatherly: 2 } }),
  fluyt: card('Fluyt', 'medium', [13, 2, 4, 2, 2, 3], { traits: [...HIGH, 'shallow-draught'], prices: { crew: 4, guns: 2, stout: 4 } }),
  'petite-fregate': card('Petite Fregate', 'medium', [13, 2, 4, 2, 2, 4], {
    traits: ['yare'],
    prices: { crew: 4, guns: 2, sweeps: 1, weatherly: 2 },
  }),
  'light-galleon': card('Light Galleon', 'medium', [17, 3, 5, 3, 1, 3], {
    traits: HIGH,
    prices: { crew: 6, guns: 2, stout: 6, weatherly: 2 },
  }),
  'sixth-rate': card('Sixth Rate', 'medium', [13, 2, 5, 2, 3, 3], { prices: RATED }),
  'fifth-rate': card('Fifth Rate', 'medium', [16, 2, 6, 2, 3, 3], { traits: HIGH, prices: RATED }),
  'fourth-rate': card('Fourth Rate', 'large', [23, 3, 8, 3, 2, 3], {
    traits: HIGH,
    prices: { crew: 6, guns: 2, stout: 6, swift: 1, weatherly: 2 },
    of: 'line',
  }),
  galleon: card('Galleon', 'large', [34, 4, 8, 4, 1, 2], { traits: ['very-high-freeboard'], of: 'line' }),
  'third-rate': card('Third Rate', 'large', [37, 3, 10, 4, 2, 3], {
    traits: HEAVY,
    prices: { crew: 8, guns: 6, stout: 6, swift: 1 },
    of: 'line',
  }),
  'second-rate': card('Second Rate', 'large', [55, 4, 11, 4, 2, 2], { traits: HEAVY, prices: GREAT, of: 'line' }),
  'first-rate': card('First Rate', 'large', [58, 4, 12, 5, 2, 3], { traits: HEAVY, prices: GREAT, of: 'line' }),
  revenge: card('Revenge', 'small', [10, 1, 4, 2, 3, 4], { traits: HANDY, of: 'pirate' }),
  'queen-anne': card('Queen Anne’s Revenge', 'medium', [16, 2, 6, 2, 3, 4], { traits: ['yare'], of: 'pirate' }),
};

export const FIT_WORDS: Record<Fit, { readonly name: string; readonly effect: string }> = {
  crew: { name: 'Additional Crew', effect: 'one more Fatigue box, and one more die hand to hand' },
  guns: { name: 'Additional Guns', effect: 'Broadside +1' },
  stout: { name: 'Stout', effect: 'one more Damage box' },
  sweeps: { name: 'Sweeps', effect: 'may row at speed 1 to windward, in the Wind’s Eye or under Minimal Sail' },
  swift: { name: 'Swift', effect: 'one faster when sailing large' },
  weatherly: { name: 'Weatherly', effect: 'one faster to windward' },
};

export const TRAIT_WORDS: Record<Trait, string> = {
  small: 'Small',
  yare: 'Yare',
  'fore-and-aft': 'Fore & Aft',
  'high-freeboard': 'High Freeboard',
  'very-high-freeboard': 'Very High Freeboard',
  'weight-of-fire': 'Weight of Fire',
  'shallow-draught': 'Shallow Draught',
};
