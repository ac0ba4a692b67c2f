import { z } from 'zod';
import { Seat } from '../../engine/audience.js';
import { teaching } from '../../engine/teaching.js';
import { ShipName } from './christen.js';
import { List, ShipType, Stat } from './nouns.js';
import { Refit } from './refits.js';
import { TYPES } from './shipyard.js';

export const Options = z.strictObject({
  /** Activations that a captain plots for a deal (MW8.1). */
  perDeal: z.int().min(1).max(3).default(2),
  /** Every reaction is asked, always; off: standing policies answer (MW8.7). */
  live: z.boolean().default(false),
  /** Improvements dealt to each fleet. */
  refits: z.int().min(0).max(5).default(5),
  points: z.int().min(2).max(40).default(20),
  /** Lists that win less may buy more (MW1.5). */
  handicap: z.boolean().default(false),
  /** The hand is filled up to so many. */
  hand: z.int().min(3).max(10).default(7),
  /** Last round, and whole rounds without damage, after which points decide (MW7.6). */
  rounds: z.int().min(1).max(40).default(10),
  lull: z.int().min(1).max(10).default(3),
});
export type Options = z.infer<typeof Options>;

const ScenarioShip = z.strictObject({
  type: ShipType,
  name: ShipName.nullable().default(null),
  damage: z.int().min(0).max(10).default(0),
  refits: z
    .array(z.strictObject({ card: Refit, stat: Stat }))
    .max(2)
    .default([]),
});

const ScenarioFleet = z.strictObject({
  seat: Seat,
  /** Null: the captain picks his list as he builds. */
  list: List.nullable(),
  /** None: the captain buys them. */
  ships: z.array(ScenarioShip).max(20).default([]),
  /** Instead of the option's points. */
  points: z.int().min(2).max(40).nullable().default(null),
});
export type ScenarioFleet = z.infer<typeof ScenarioFleet>;

export const Scenario = z
  .strictObject({
    id: z.string(),
    ruleset: z.literal('man-o-warp'),
    title: z.string().max(50),
    blurb: z.string().max(280),
    notes: z.string().max(600).default(''),
    ...teaching,
    seats: z.array(z.strictObject({ id: Seat, name: z.string().max(30), side: z.string(), livery: z.int().min(0).max(4) })).length(2),
    options: Options.prefault({}),
    fleets: z.array(ScenarioFleet).length(2),
  })
  .superRefine(({ seats, fleets }, check) => {
    if (seats[0]?.side === seats[1]?.side) check.addIssue({ code: 'custom', path: ['seats'], message: 'The two seats are on one side' });
    fleets.forEach((fleet, nth) => {
      if (fleet.seat !== seats[nth]?.id)
        check.addIssue({ code: 'custom', path: ['fleets', nth, 'seat'], message: `Fleet ${nth + 1} is not that of seat ${nth + 1}` });
      fleet.ships.forEach((ship, place) => {
        if (TYPES[ship.type].list !== fleet.list)
          check.addIssue({ code: 'custom', path: ['fleets', nth, 'ships', place, 'type'], message: 'Not a ship of that list' });
      });
    });
  });
export type Scenario = z.infer<typeof Scenario>;
