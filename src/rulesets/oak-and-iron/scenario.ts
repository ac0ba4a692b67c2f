import { z } from 'zod';
import { Seat } from '../../engine/audience.js';
import { teaching } from '../../engine/teaching.js';
import { CardId } from './cards.js';
import { ClassId, Fit } from './classes.js';
import { Keyword, Nation, Sail, ShipId, Size, Terrain, Weather } from './nouns.js';
import { AdmiralId, Captain, UpgradeId } from './refits.js';
import { Changes } from './tableSchema.js';

const inches = z.number().min(-10).max(100);

/** A ship as she is bought: class, what was added, who commands her. */
export const Berth = z.strictObject({
  id: ShipId,
  class: ClassId,
  name: z.string().max(40),
  skill: z.int().min(0).max(2).default(0),
  fits: z.array(Fit).default([]),
  upgrades: z.array(UpgradeId).max(2).default([]),
  captain: Captain.nullable().default(null),
});
export type Berth = z.infer<typeof Berth>;

/** A squadron on paper, as a scenario gives it or a captain builds it. */
export const Muster = z.strictObject({
  nation: Nation.nullable(),
  ships: z.array(Berth).min(1).max(10),
  admiral: AdmiralId,
  /** A nameless admiral's bought keyword. */
  hired: Keyword.nullable().default(null),
  flagship: ShipId,
  hand: z.array(CardId).max(9),
});
export type Muster = z.infer<typeof Muster>;

/** Where a ship begins, in inches from the top left corner. */
const Berthing = z.strictObject({
  ship: ShipId,
  at: z.tuple([inches, inches]),
  heading: z.int().min(0).max(359),
  sail: Sail.default('battle'),
  /** Her landing party stands on the land near her. */
  ashore: z.boolean().default(false),
});

/** Where a seat sets up, in inches, and the heading that its ships take by default. */
export const Zone = z.strictObject({
  left: inches,
  top: inches,
  right: inches,
  bottom: inches,
  heading: z.int().min(0).max(359),
});
export type Zone = z.infer<typeof Zone>;

const SeatPlan = z.strictObject({
  seat: Seat,
  /** Null: the captain builds his squadron before the battle. */
  muster: Muster.nullable(),
  /** The nation that a builder is held to; null: any. */
  nation: Nation.nullable().default(null),
  /** Null: the captain places his ships in `zone`. */
  berths: z.array(Berthing).nullable().default(null),
  zone: Zone.nullable().default(null),
});

/** What decides the battle besides breaking the enemy (OI11). */
export const Objective = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('engage') }),
  z.strictObject({ kind: z.literal('raid'), side: z.string() }),
  z.strictObject({ kind: z.literal('raze'), side: z.string() }),
  z.strictObject({ kind: z.literal('delivery'), side: z.string(), by: z.int() }),
]);
export type Objective = z.infer<typeof Objective>;

export const Options = z.strictObject({
  /** Raking, aim at rigging and crew, the formation die. */
  additional: z.boolean().default(true),
  /** The event deck for tied cards. */
  events: z.boolean().default(true),
  fortune: z.boolean().default(true),
  /** One window a turn, or one request for each activation. */
  windows: z.enum(['turn', 'alternate']).default('turn'),
  /** All deploy at once under seal, or one after the other, the loser of the weather edge first. */
  deployment: z.enum(['together', 'in-turn']).default('together'),
  condition: z.enum(['fair', 'swell', 'haze', 'spring-tide']).default('fair'),
});
export type Options = z.infer<typeof Options>;

export const Scenario = z
  .strictObject({
    id: z.string(),
    ruleset: z.literal('oak-and-iron'),
    title: z.string().max(50),
    blurb: z.string().max(280),
    notes: z.string().max(600).default(''),
    ...teaching,
    seats: z
      .array(z.strictObject({ id: Seat, name: z.string().max(30), side: z.string(), livery: z.int().min(0).max(4) }))
      .min(2)
      .max(6),
    /** Inches. */
    table: z.strictObject({ width: z.int().min(12).max(96), height: z.int().min(12).max(96) }),
    /**
     * Degrees, `rolled` by lot, or `challenged`: the winner of a Challenge Test between Flagships chooses. Zones stay where they are
     * whatever he chooses, so that a scenario which gives one side the weather gauge names its wind.
     */
    wind: z.union([Weather, z.enum(['rolled', 'challenged'])]),
    /** The turn limit; else as the table has it. */
    turns: z.int().min(1).max(40).optional(),
    size: Size.default('patrol'),
    options: Options.prefault({}),
    tables: Changes.default({}),
    objective: Objective.default({ kind: 'engage' }),
    /** Outlines in inches; else as many pieces as the size of the game asks for, `scattered` by lot or `placed` by the captains in turn. */
    terrain: z.union([
      z.array(
        Terrain.extend({
          outline: z
            .array(z.tuple([inches, inches]))
            .min(3)
            .max(24),
        }),
      ),
      z.enum(['scattered', 'placed']),
    ]),
    squadrons: z.array(SeatPlan).min(2).max(6),
  })
  .superRefine(({ wind, squadrons }, check) => {
    for (const [nth, { seat, berths }] of squadrons.entries())
      if (wind === 'challenged' && berths !== null)
        check.addIssue({
          code: 'custom',
          path: ['squadrons', nth, 'berths'],
          message: `Where the wind is challenged nobody’s ships lie anywhere before it is chosen: give ${seat} a zone instead of berths`,
        });
  });
export type Scenario = z.infer<typeof Scenario>;
