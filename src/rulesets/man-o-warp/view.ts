import { z } from 'zod';
import { Seat, Viewer } from '../../engine/audience.js';
import { Attack, Cards, ShipId } from './nouns.js';
import { Defence, HandPolicy, Slot } from './order.js';
import { Refit } from './refits.js';
import { course, fleetHead } from './state.js';

/** What its own captain knows of a fleet besides (MW8.8). */
export const Own = z.strictObject({
  hand: Cards,
  hands: HandPolicy,
  defences: z.record(Seat, Defence),
  plan: z.array(Slot),
  offered: z.record(Seat, z.array(Refit)),
});
export type Own = z.infer<typeof Own>;

export const SeenFleet = z.strictObject({ ...fleetHead, held: z.int(), built: z.boolean(), own: Own.nullable() });
export type SeenFleet = z.infer<typeof SeenFleet>;

/** `live`: the attack that waits for an answer. `shieldable`: another enemy is left to attack. */
export const SeenAct = z.strictObject({
  ship: ShipId,
  target: ShipId,
  stage: z.enum(['chase', 'reply']),
  attack: Attack.nullable(),
  nth: z.int(),
  shieldable: z.boolean(),
});
export type SeenAct = z.infer<typeof SeenAct>;

export const View = z.strictObject({
  viewer: Viewer,
  ...course,
  fleets: z.array(SeenFleet),
  /** Cards left to draw. */
  deck: z.int(),
  act: SeenAct.nullable(),
});
export type View = z.infer<typeof View>;
