import { z } from 'zod';
import { Fate } from './cards.js';
import { ClassId } from './classes.js';
import { Band, Face, type Keyword, TerrainKind } from './nouns.js';
import type { UpgradeId } from './refits.js';
import { TABLES } from './tables.js';

/** The shape of the one table of numbers, and of what a scenario may change in it. The numbers stand in `tables.ts`. */

const Dice = z.int().min(0).max(20);
const Faces = z.array(Face);
const Bands = z.strictObject({ 'yard-arm': z.int(), pistol: z.int(), musket: z.int(), cannon: z.int() });
const Base = z.strictObject({ length: z.int(), beam: z.int() });
const Bases = z.strictObject({ small: Base, medium: Base, large: Base });
const Hits = z.strictObject({ cannon: Faces, musket: Faces, pistol: Faces, 'yard-arm': Faces, close: Faces, rigging: Faces });
const Rake = z.strictObject({ bow: Dice, stern: Dice, fatigue: z.int() });
const Freeboard = z.strictObject({ low: z.int().min(1), high: z.int().min(1), 'very-high': z.int().min(1) });
const Reach = z.strictObject({ rigging: Band, crew: Band, partial: Band, marked: Band, rake: Band, formation: Band, fog: Band });
const GunFatigue = z.strictObject({ cannon: z.int(), musket: z.int(), pistol: z.int(), 'yard-arm': z.int(), aimed: z.int() });
const Critical = z.strictObject({ per: z.enum(['point', 'attack']), skull: z.int(), swords: z.int(), sail: z.int() });
const Strike = z.strictObject({ crippled: z.int(), out: z.int(), flagship: z.int() });
const Fits = z.strictObject({ crew: z.int(), guns: z.int(), sweeps: z.int().min(1).max(5), swift: z.int(), weatherly: z.int() });
const Nations = z.strictObject({ sailors: Dice, gunnery: Dice, pilots: Dice, soldiers: Dice });
const Pieces = z.strictObject({ patrol: z.array(TerrainKind), skirmish: z.array(TerrainKind), engagement: z.array(TerrainKind) });
const Breadth = z.strictObject({ least: z.int(), most: z.int() });

const COUNTED = [
  'beloved',
  'bold',
  'brave',
  'brutal',
  'defender',
  'dogged',
  'inspiring',
  'lucky',
  'persistent',
  'raider',
  'strict',
] as const satisfies readonly Keyword[];
/** A word of an admiral or a captain that is worth a number. */
export type Counted = (typeof COUNTED)[number];
const GIFTS = [
  'unseasoned',
  'low-morale',
  'poorly-armed',
  'foul',
  'supply-ship',
  'support-ship',
  'merchants',
  'kapers',
  'boarding-party',
  'corsairs',
  'sailing-master',
  'carpenter',
  'surgeon',
  'swashbucklers',
  'dismantling-shot',
  'buccaneers',
  'dispatch-ship',
  'aggressive-crew',
  'marines',
  'boarding-defenses',
  'expert-gunners',
  'veteran-crew',
] as const satisfies readonly UpgradeId[];
/** An upgrade card that is worth a number. */
export type Gift = (typeof GIFTS)[number];

/** Numbers of a ship's card that a scenario prints anew. */
const CardNumbers = z.strictObject({
  fortitude: z.int().min(1).optional(),
  broadside: z.int().min(1).optional(),
  crew: z.int().min(1).optional(),
  windward: z.int().min(1).max(5).optional(),
  large: z.int().min(1).max(5).optional(),
});

export const Tables = z.strictObject({
  tools: z.array(z.strictObject({ straight: z.int(), turn: z.int() })).length(5),
  bands: Bands,
  bases: Bases,
  faces: z.array(Face).length(8),
  passes: Faces,
  hits: Hits,
  skillDice: Dice,
  fortune: z.int(),
  poorFire: z.int().min(1),
  track: z.int(),
  crippledSpeed: z.int(),
  freedSpeed: z.int(),
  eyeTurn: z.int(),
  slideReach: z.int(),
  ways: z.array(z.int().min(0).max(359)).min(1),
  closeDice: Dice,
  formationDice: Dice,
  formationAngle: z.int(),
  rake: Rake,
  freeboard: Freeboard,
  reach: Reach,
  gunFatigue: GunFatigue,
  critical: Critical,
  fogFortitude: z.int(),
  fogDrift: z.int(),
  sinkDice: Dice,
  wreckDice: Dice,
  fireShipDice: Dice,
  sweep: z.int().min(1).max(15),
  strike: Strike,
  turns: z.int(),
  fits: Fits,
  nations: Nations,
  words: z.record(z.enum(COUNTED), z.int()),
  upgrades: z.record(z.enum(GIFTS), z.int()),
  pieces: Pieces,
  apart: z.int(),
  breadth: Breadth,
  deck: z.array(Fate).min(1),
  classes: z.partialRecord(ClassId, CardNumbers),
});
export type Tables = z.infer<typeof Tables>;

const isGroup = (one: unknown): one is object => typeof one === 'object' && one !== null && !Array.isArray(one);

/** As a battle keeps it: one begun before a number had its place here goes on with the standard one. */
export const KeptTables = z.preprocess(kept => (isGroup(kept) ? { ...TABLES, ...kept } : kept), Tables);

/** What a scenario changes: any number, and of a group of numbers only those that it names. */
export const Changes = Tables.partial().extend({
  bands: Bands.partial().optional(),
  bases: Bases.partial().optional(),
  hits: Hits.partial().optional(),
  rake: Rake.partial().optional(),
  freeboard: Freeboard.partial().optional(),
  reach: Reach.partial().optional(),
  gunFatigue: GunFatigue.partial().optional(),
  critical: Critical.partial().optional(),
  strike: Strike.partial().optional(),
  fits: Fits.partial().optional(),
  nations: Nations.partial().optional(),
  words: z.partialRecord(z.enum(COUNTED), z.int()).optional(),
  upgrades: z.partialRecord(z.enum(GIFTS), z.int()).optional(),
  pieces: Pieces.partial().optional(),
  breadth: Breadth.partial().optional(),
});
export type Changes = z.infer<typeof Changes>;

/** The table as a scenario has it. */
export function tablesWith(changes: Changes): Tables {
  const own: Record<string, unknown> = changes;
  const merged = Object.entries(TABLES).map(([key, standard]) => {
    const said = own[key];
    if (said === undefined) return [key, standard];
    return [key, isGroup(standard) && isGroup(said) ? { ...standard, ...said } : said];
  });
  return Tables.parse(Object.fromEntries(merged));
}
