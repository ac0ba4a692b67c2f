import { z } from 'zod';
import { Face } from './nouns.js';

const Tool = z.strictObject({ straight: z.int(), turn: z.int() });
const Dice = z.int().min(0).max(20);

/** Every number that the printed rules leave open, in one place; a scenario may override any of them (digest: GUESS). */
export const Tables = z.strictObject({
  /** The movement tools by speed 1..5: thousandths of an inch, and the largest turn in degrees. */
  tools: z.array(Tool).length(5),
  /** Reach of the range bands in thousandths of an inch. */
  bands: z.strictObject({ 'yard-arm': z.int(), pistol: z.int(), musket: z.int(), cannon: z.int() }),
  /** Bases, length and beam; twice as long as broad, so that the Wind's Eye is 45 degrees wide. */
  bases: z.record(z.enum(['small', 'medium', 'large']), z.strictObject({ length: z.int(), beam: z.int() })),
  /** The faces of the eight-sided die. */
  faces: z.array(Face).length(8),
  /** Faces that pass a Skill Test. */
  passes: z.array(Face),
  /** Faces that hit by band, and hand to hand. */
  hits: z.strictObject({
    cannon: z.array(Face),
    musket: z.array(Face),
    pistol: z.array(Face),
    'yard-arm': z.array(Face),
    close: z.array(Face),
    rigging: z.array(Face),
  }),
  skillDice: Dice,
  fortune: z.int(),
  /** Boxes of both tracks. */
  track: z.int(),
  crippledSpeed: z.int(),
  freedSpeed: z.int(),
  eyeTurn: z.int(),
  slideReach: z.int(),
  /** Dice on top of the Crew value hand to hand. */
  closeDice: Dice,
  formationDice: Dice,
  /** Heads within so many degrees make a formation. */
  formationAngle: z.int(),
  rake: z.strictObject({ bow: Dice, stern: Dice, fatigue: z.int() }),
  freeboard: z.strictObject({ low: z.int(), high: z.int(), 'very-high': z.int() }),
  fogFortitude: z.int(),
  fogDrift: z.int(),
  sinkDice: Dice,
  wreckDice: Dice,
  fireShipDice: Dice,
  /** Degrees between the tests for contact in a pivot. */
  sweep: z.int().min(1).max(15),
  strike: z.strictObject({ crippled: z.int(), out: z.int(), flagship: z.int() }),
  turns: z.int(),
});
export type Tables = z.infer<typeof Tables>;

export const TABLES: Tables = {
  tools: [
    { straight: 866, turn: 30 },
    { straight: 1614, turn: 45 },
    { straight: 2402, turn: 45 },
    { straight: 2913, turn: 30 },
    { straight: 3701, turn: 30 },
  ],
  bands: { 'yard-arm': 1000, pistol: 3000, musket: 6000, cannon: 12000 },
  bases: { small: { length: 1574, beam: 787 }, medium: { length: 2362, beam: 1181 }, large: { length: 3150, beam: 1575 } },
  faces: ['skull', 'cannon', 'musket', 'pistol', 'swords', 'swords', 'sail', 'blank'],
  passes: ['skull', 'sail'],
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
  track: 7,
  crippledSpeed: 2,
  freedSpeed: 1,
  eyeTurn: 30,
  slideReach: 866,
  closeDice: 3,
  formationDice: 1,
  formationAngle: 45,
  rake: { bow: 2, stern: 3, fatigue: 1 },
  freeboard: { low: 1, high: 2, 'very-high': 3 },
  fogFortitude: 1,
  fogDrift: 1000,
  sinkDice: 2,
  wreckDice: 4,
  fireShipDice: 6,
  sweep: 5,
  strike: { crippled: 1, out: 1, flagship: 1 },
  turns: 15,
};
