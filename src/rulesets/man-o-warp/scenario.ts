import { z } from 'zod';
import { Seat } from '../../engine/audience.js';
import { teaching } from '../../engine/teaching.js';
import { ShipName } from './christen.js';
import { List, ShipType, Stat } from './nouns.js';
import { Refit } from './refits.js';
import { TYPES } from './shipyard.js';

/** The most captains that a fleet may have, each with ships of his own (MW1.9). */
const MOST_CAPTAINS = 3;
/** What a captain must be able to spend: the cheapest ship of the dearest list. */
export const LEAST_SHARE = 3;

export const Options = z.strictObject({
  /** Activations that a captain plots for a deal (MW8.1). */
  perDeal: z.int().min(1).max(3).default(2),
  /** Every reaction is asked, always; off: standing policies answer (MW8.7). */
  live: z.boolean().default(false),
  /** Improvements dealt to each fleet. */
  refits: z.int().min(0).max(5).default(5),
  points: z.int().min(LEAST_SHARE).max(40).default(20),
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
  /** Who commands her; null: the fleet's first captain. */
  captain: Seat.nullable().default(null),
  damage: z.int().min(0).max(10).default(0),
  refits: z
    .array(z.strictObject({ card: Refit, stat: Stat }))
    .max(2)
    .default([]),
});

const ScenarioFleet = z.strictObject({
  /** Its first captain, the admiral. */
  seat: Seat,
  /** His fellow captains. */
  mates: z
    .array(Seat)
    .max(MOST_CAPTAINS - 1)
    .default([]),
  /** What the fleet is called; null: as its captain's seat is. */
  name: z.string().max(30).nullable().default(null),
  /** Null: the captain picks his list as he builds. */
  list: List.nullable(),
  /** None: the captain buys them. */
  ships: z.array(ScenarioShip).max(20).default([]),
  /** Instead of the option's points. */
  points: z.int().min(LEAST_SHARE).max(40).nullable().default(null),
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
    seats: z
      .array(z.strictObject({ id: Seat, name: z.string().max(30), side: z.string(), livery: z.int().min(0).max(4) }))
      .min(2)
      .max(2 * MOST_CAPTAINS),
    options: Options.prefault({}),
    fleets: z.array(ScenarioFleet).length(2),
  })
  .superRefine((scenario, check) => {
    for (const { path, message } of faultsOf(scenario)) check.addIssue({ code: 'custom', path: [...path], message });
  });
export type Scenario = z.infer<typeof Scenario>;

interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export const captainsOf = ({ seat, mates }: ScenarioFleet): Seat[] => [seat, ...mates];

/** What no schema can say: who sits where, and what sails under whom. */
function faultsOf({ seats, fleets, options }: Pick<Scenario, 'seats' | 'fleets' | 'options'>): Fault[] {
  const captains = fleets.flatMap(captainsOf);
  const sides = fleets.map(fleet => seats.find(chair => chair.id === fleet.seat)?.side);
  return [
    ...(sides[0] === sides[1] ? [{ path: ['seats'], message: 'The two fleets are on one side' }] : []),
    ...(seats.length !== captains.length || seats.some(({ id }, nth) => id !== captains[nth])
      ? [{ path: ['seats'], message: 'Seats are the captains of the first fleet, then those of the second' }]
      : []),
    ...fleets.flatMap((fleet, nth) => [
      ...crewFaults(fleet, nth, seats, sides[nth]),
      ...shipFaults(fleet, nth),
      ...shareFaults(fleet, nth, options),
    ]),
  ];
}

const crewFaults = (fleet: ScenarioFleet, nth: number, seats: Scenario['seats'], side: string | undefined): Fault[] => [
  ...(captainsOf(fleet).some(seat => seats.find(chair => chair.id === seat)?.side !== side)
    ? [{ path: ['fleets', nth, 'mates'], message: 'Captains of one fleet are on one side' }]
    : []),
  ...(fleet.mates.length > 0 && (fleet.list === null || fleet.name === null)
    ? [{ path: ['fleets', nth, 'list'], message: 'A fleet of several captains has a list and a name' }]
    : []),
];

const shipFaults = (fleet: ScenarioFleet, nth: number): Fault[] =>
  fleet.ships.flatMap(({ type, captain }, place) => [
    ...(TYPES[type].list === fleet.list ? [] : [{ path: ['fleets', nth, 'ships', place, 'type'], message: 'Not a ship of that list' }]),
    ...(captain === null || captainsOf(fleet).includes(captain)
      ? []
      : [{ path: ['fleets', nth, 'ships', place, 'captain'], message: 'Not a captain of that fleet' }]),
  ]);

/** Every captain has a ship, or the means to buy one. */
function shareFaults(fleet: ScenarioFleet, nth: number, options: Options): Fault[] {
  const captains = captainsOf(fleet);
  const share = Math.floor((fleet.points ?? options.points) / captains.length);
  const idle = captains.some(captain => !fleet.ships.some(ship => (ship.captain ?? fleet.seat) === captain));
  return (fleet.ships.length === 0 ? share < LEAST_SHARE : idle)
    ? [{ path: ['fleets', nth], message: 'A captain of that fleet has no ship, nor the points to buy one' }]
    : [];
}
