import { FATES } from './cards.js';
import type { Tables } from './tableSchema.js';

/** Every number that the printed rules leave open, in one place; a scenario may override any of them (digest: GUESS). */
export const TABLES: Tables = {
  /** The movement tools by speed 1..5: thousandths of an inch, and the largest turn in degrees. */
  tools: [
    { straight: 866, turn: 30 },
    { straight: 1614, turn: 45 },
    { straight: 2402, turn: 45 },
    { straight: 2913, turn: 30 },
    { straight: 3701, turn: 30 },
  ],
  /** Reach of the range bands in thousandths of an inch. */
  bands: { 'yard-arm': 1000, pistol: 3000, musket: 6000, cannon: 12000 },
  /** Bases, length and beam; twice as long as broad, so that the Wind's Eye is 45 degrees wide. */
  bases: { small: { length: 1574, beam: 787 }, medium: { length: 2362, beam: 1181 }, large: { length: 3150, beam: 1575 } },
  /** The faces of the eight-sided die. */
  faces: ['skull', 'cannon', 'musket', 'pistol', 'swords', 'swords', 'sail', 'blank'],
  /** Faces that pass a Skill Test. */
  passes: ['skull', 'sail'],
  /** Faces that hit by band, hand to hand, and at the rigging. */
  hits: {
    cannon: ['skull', 'cannon'],
    musket: ['skull', 'cannon', 'musket'],
    pistol: ['skull', 'cannon', 'musket', 'pistol'],
    'yard-arm': ['skull', 'cannon', 'musket', 'pistol'],
    close: ['skull', 'swords'],
    rigging: ['skull', 'sail'],
  },
  skillDice: 5,
  fortune: 3,
  /** Fire with fewer than one hit in so many dice is poor enough for Fortune. */
  poorFire: 8,
  /** Boxes of both tracks. */
  track: 7,
  crippledSpeed: 2,
  freedSpeed: 1,
  /** The largest turn in the Wind's Eye, and of a Change Heading. */
  eyeTurn: 30,
  slideReach: 866,
  /** Headings that are tried Directly Away, in whole degrees, the same to port as to starboard: no hand may gain by the rounding. */
  ways: [0, 22, 45, 68, 90, 112, 135, 158, 180, 202, 225, 248, 270, 292, 315, 338],
  /** Dice on top of the Crew value hand to hand. */
  closeDice: 3,
  formationDice: 1,
  /** Heads within so many degrees make a formation. */
  formationAngle: 45,
  rake: { bow: 2, stern: 3, fatigue: 1 },
  freeboard: { low: 1, high: 2, 'very-high': 3 },
  /** The farthest bands: of aims, of Partial Fire and of that from a marked side, of rakes, of formations, through fog. */
  reach: {
    rigging: 'musket',
    crew: 'pistol',
    partial: 'musket',
    marked: 'pistol',
    rake: 'musket',
    formation: 'pistol',
    fog: 'musket',
  },
  /** The most Fatigue by gunfire in each band, and what fire at the crew adds. */
  gunFatigue: { cannon: 0, musket: 1, pistol: 99, 'yard-arm': 99, aimed: 1 },
  /** Critical dice for each point of damage or one for each attack; damage, Fatigue and steps of sail of each face. */
  critical: { per: 'point', skull: 1, swords: 1, sail: 1 },
  fogFortitude: 1,
  fogDrift: 1000,
  sinkDice: 2,
  wreckDice: 4,
  fireShipDice: 6,
  /** Degrees between the tests for contact in a pivot. */
  sweep: 5,
  strike: { crippled: 1, out: 1, flagship: 1 },
  /** The turn limit of a scenario that gives none. */
  turns: 15,
  /** Improvements: a die, a point, the speed under sweeps. */
  fits: { crew: 1, guns: 1, sweeps: 1, swift: 1, weatherly: 1 },
  /** Dice: of English and Dutch sailors, English gunners, Dutch pilots, Spanish soldiers. */
  nations: { sailors: 1, gunnery: 1, pilots: 1, soldiers: 1 },
  words: {
    beloved: 1,
    bold: 1,
    brave: 1,
    brutal: 1,
    defender: 1,
    dogged: 1,
    inspiring: 1,
    lucky: 1,
    persistent: 1,
    raider: 1,
    strict: 1,
  },
  upgrades: {
    unseasoned: 1,
    'low-morale': 1,
    'poorly-armed': 1,
    foul: 1,
    'supply-ship': 1,
    'support-ship': 1,
    merchants: 1,
    kapers: 1,
    'boarding-party': 1,
    corsairs: 1,
    'sailing-master': 1,
    carpenter: 1,
    surgeon: 1,
    swashbucklers: 1,
    'dismantling-shot': 1,
    buccaneers: 1,
    'dispatch-ship': 1,
    'aggressive-crew': 1,
    marines: 1,
    'boarding-defenses': 2,
    'expert-gunners': 1,
    'veteran-crew': 1,
  },
  /** Terrain by the size of the game; how far apart it lies, and how broad it is, in thousandths. */
  pieces: {
    patrol: ['island', 'shoal', 'rocks'],
    skirmish: ['island', 'shoal', 'rocks', 'fog'],
    engagement: ['island', 'shoal', 'rocks', 'fog', 'shoal'],
  },
  apart: 4000,
  breadth: { least: 4000, most: 8000 },
  /** The event deck. */
  deck: [...FATES],
  /** Ship cards printed anew. */
  classes: {},
};
