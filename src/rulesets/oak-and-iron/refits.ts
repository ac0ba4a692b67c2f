import { z } from 'zod';
import type { Keyword, Nation } from './nouns.js';

/** Upgrade cards, admirals and captains (OI10). */

export const UPGRADE_IDS = [
  'unseasoned',
  'low-morale',
  'poorly-armed',
  'foul',
  'supply-ship',
  'support-ship',
  'merchants',
  'untested-crew',
  'kapers',
  'boarding-party',
  'corsairs',
  'efficient-loaders',
  'sailing-master',
  'carpenter',
  'surgeon',
  'swashbucklers',
  'topmen',
  'dismantling-shot',
  'buccaneers',
  'dispatch-ship',
  'vice-flag',
  'aggressive-crew',
  'troop-transport',
  'marines',
  'boarding-defenses',
  'expert-gunners',
  'veteran-crew',
  'fire-ship',
] as const;
export const UpgradeId = z.enum(UPGRADE_IDS);
export type UpgradeId = z.infer<typeof UpgradeId>;

export interface Upgrade {
  readonly name: string;
  readonly cost: number;
  readonly effect: string;
  readonly nations: readonly Nation[] | null;
  /** Never on a ship of the line, never on the Flagship. */
  readonly bars: readonly ('line' | 'flagship')[];
}

const up = (name: string, cost: number, effect: string, bars: Upgrade['bars'] = [], nations: Upgrade['nations'] = null): Upgrade => ({
  name,
  cost,
  effect,
  nations,
  bars,
});

export const UPGRADES: Record<UpgradeId, Upgrade> = {
  unseasoned: up('Unseasoned Timbers', -3, 'Fortitude −1, but 1 at least'),
  'low-morale': up('Low Morale', -2, 'starts with 1 Fatigue'),
  'poorly-armed': up('Poorly Armed', -2, 'Broadside −1'),
  foul: up('Foul', -1, 'both speeds −1, but 1 at least'),
  'supply-ship': up('Supply Ship', -1, 'adds Double Rations to the hand; worth 1 more to a captor', ['line', 'flagship']),
  'support-ship': up('Support Ship', 1, 'adds Double Rations to the hand; worth 1 more to a captor', ['line', 'flagship']),
  merchants: up('Merchants', -1, 'Crew 1; 1 more die hand to hand against boarders'),
  'untested-crew': up('Untested Crew', -1, 'Skill 0, and no dice are ever thrown again'),
  kapers: up('Kapers', -1, '1 more die to board', [], ['dutch', 'pirate']),
  'boarding-party': up('Boarding Party', 1, '1 more die hand to hand for the ship that boarded'),
  corsairs: up('Corsairs', 1, '1 more die to board, and hand to hand', [], ['french', 'pirate']),
  'efficient-loaders': up('Efficient Loaders', 1, 'once a battle a free Reload'),
  'sailing-master': up('Expert Sailing Master', 1, '1 more die for Seamanship', [], ['dutch', 'pirate']),
  carpenter: up('Skilled Carpenter', 1, 'once a battle Repair takes off 2'),
  surgeon: up('Skilled Surgeon', 1, 'once a battle Rally takes off 2'),
  swashbucklers: up('Swashbucklers', 1, 'throws 1 die again hand to hand'),
  topmen: up('Expert Topmen', 1, 'a second step of sail is free'),
  'dismantling-shot': up('Dismantling Shot', 1, '1 more die against rigging'),
  buccaneers: up('Buccaneers', 2, 'Partial Fire with 1 more die', ['line']),
  'dispatch-ship': up('Dispatch Ship', 2, 'Admiral value +1', ['flagship']),
  'vice-flag': up('Vice Flag', 2, 'takes over as Flagship with the Admiral value', ['flagship']),
  'aggressive-crew': up('Aggressive Crew', 2, '1 more die on all attacks within Pistol Shot'),
  'troop-transport': up('Troop Transport', 2, 'puts a landing party ashore free'),
  marines: up('Marines', 2, 'Crew +1'),
  'boarding-defenses': up('Boarding Defenses', 3, 'who attacks her hand to hand has 2 dice fewer'),
  'expert-gunners': up('Expert Gunners', 3, 'throws 1 broadside die again'),
  'veteran-crew': up('Veteran Crew', 3, 'the first Fatigue of each turn does not count'),
  'fire-ship': up('Fire Ship', 0, 'no attack but one, in contact: 6 critical dice, and she burns', ['line']),
};

export interface Admiral {
  readonly name: string;
  readonly value: number;
  readonly cost: number;
  readonly nation: Nation | null;
  readonly keywords: readonly Keyword[];
}
const admiral = (name: string, value: number, cost: number, nation: Admiral['nation'], ...keywords: Keyword[]): Admiral => ({
  name,
  value,
  cost,
  nation,
  keywords,
});

export const ADMIRALS = {
  untested: admiral('Untested', 0, 0, null),
  experienced: admiral('Experienced', 1, 2, null),
  seasoned: admiral('Seasoned', 2, 4, null),
  crijnssen: admiral('Crijnssen', 1, 4, 'dutch', 'rogues', 'raider', 'brave'),
  evertsen: admiral('Evertsen', 2, 5, 'dutch', 'bold'),
  'de-ruyter': admiral('De Ruyter', 3, 15, 'dutch', 'brave', 'brilliant', 'tactician', 'beloved'),
  morgan: admiral('Morgan', 1, 5, 'english', 'rogues', 'clever', 'buccaneer'),
  benbow: admiral('Benbow', 2, 10, 'english', 'dogged', 'inspiring', 'doughty'),
  monck: admiral('Monck', 3, 8, 'english', 'tactician', 'coordination'),
  'duguay-trouin': admiral('Duguay-Trouin', 2, 6, 'french', 'clever', 'bold'),
  bart: admiral('Bart', 2, 8, 'french', 'rogues', 'clever', 'tactician', 'inspiring'),
  'd-estrees': admiral('d’Estrées', 3, 7, 'french', 'persistent'),
  'rivero-pardal': admiral('Rivero Pardal', 1, 4, 'spanish', 'rogues', 'brave', 'inspiring', 'pompous'),
  'pereira-freire': admiral('Pereira Freire', 2, 3, 'spanish', 'bold', 'pompous'),
  'ochoa-de-zarate': admiral('Ochoa de Zarate', 3, 4, 'spanish', 'defender', 'indecisive'),
  jennings: admiral('Jennings', 1, 4, 'pirate', 'rogues', 'raider', 'brilliant'),
  hamlin: admiral('Hamlin', 1, 4, 'pirate', 'rogues', 'tactician', 'lucky'),
  teach: admiral('Teach', 1, 5, 'pirate', 'rogues', 'brutal', 'dogged'),
  roberts: admiral('Roberts', 2, 6, 'pirate', 'rogues', 'intrepid', 'inspiring'),
} as const satisfies Record<string, Admiral>;
export const AdmiralId = z.enum(Object.keys(ADMIRALS) as [keyof typeof ADMIRALS, ...(keyof typeof ADMIRALS)[]]);
export type AdmiralId = z.infer<typeof AdmiralId>;

/** Keywords that a nameless admiral or another ship's captain may have, with their prices. */
export const HIRED = { bold: 1, lucky: 1, strict: 1, persistent: 2, brilliant: 4, inspiring: 4 } as const satisfies Partial<
  Record<Keyword, number>
>;
export const Captain = z.enum(['bold', 'lucky', 'strict', 'persistent', 'brilliant', 'inspiring', 'stede-bonnet']);
export type Captain = z.infer<typeof Captain>;
export const CAPTAINS: Record<Captain, { readonly cost: number; readonly nation: Nation | null; readonly keywords: readonly Keyword[] }> = {
  bold: { cost: 1, nation: null, keywords: ['bold'] },
  lucky: { cost: 1, nation: null, keywords: ['lucky'] },
  strict: { cost: 1, nation: null, keywords: ['strict'] },
  persistent: { cost: 2, nation: null, keywords: ['persistent'] },
  brilliant: { cost: 4, nation: null, keywords: ['brilliant'] },
  inspiring: { cost: 4, nation: null, keywords: ['inspiring'] },
  'stede-bonnet': { cost: 3, nation: 'pirate', keywords: ['bold', 'persistent'] },
};
