import { z } from 'zod';
import { Clause, Step } from '../../engine/form.js';
import { CardId } from './cards.js';
import { Aim, Sail, ShipId, TerrainKind, Weather } from './nouns.js';
import { Muster } from './scenario.js';

export const Intent = z.enum(['none', 'engage', 'close', 'rake', 'gage', 'keep-off', 'board', 'follow', 'break-off', 'land']);
export type Intent = z.infer<typeof Intent>;

/** What the crew may do after the move, as ranked in an order: the first that is possible is done. */
export const CREW_ACTIONS = [
  'reload-port',
  'reload-starboard',
  'rally',
  'repair',
  'hull',
  'more-sail',
  'less-sail',
  'board',
  'land',
  'attack',
] as const;
export const CrewAction = z.enum(CREW_ACTIONS);
export type CrewAction = z.infer<typeof CrewAction>;

const targets = z.array(ShipId).default([]);
const aim = Aim.default('hull');

/** What a ship is told. The keys are the field ids of her form; an empty plot leaves her to her intent. */
export const ShipOrder = z.strictObject({
  kind: z.literal('ship'),
  plot: z.array(Step).default([]),
  intent: Intent.default('none'),
  against: ShipId.nullable().default(null),
  /** With the wind exactly on her beam she sails as is faster, or as she is told (OI1.7). */
  beam: z.enum(['faster', 'large', 'windward']).default('faster'),
  crew: z.array(CrewAction).default([]),
  /** Coming alongside where two edges of the other are as near: by the least turn, on her side, or across her bow or stern (OI4.10). */
  edge: z.enum(['least', 'side', 'end']).default('least'),
  /** Expert Topmen: a second step of sail. */
  twice: z.boolean().default(false),
  /** Fleet Maneuver: degrees, to starboard positive. */
  free: z.int().min(-90).max(90).default(0),
  /** Swift Vessels: take the free move. */
  dash: z.boolean().default(false),
  /** Adjust Position and Engage More Closely: millimetres sideways, to starboard positive. */
  slide: z.int().min(-22).max(22).default(0),
  slidewhen: z.enum(['before', 'after']).default('after'),
  boats: ShipId.nullable().default(null),
  port: targets,
  portaim: aim,
  starboard: targets,
  starboardaim: aim,
  bow: targets,
  bowaim: aim,
  stern: targets,
  sternaim: aim,
  close: targets,
  hold: z.enum(['cannon', 'musket', 'pistol', 'never']).default('cannon'),
  ifs: z.array(Clause).default([]),
});
export type ShipOrder = z.infer<typeof ShipOrder>;

/** What a seat is told as a whole. */
export const SquadronOrder = z.strictObject({
  kind: z.literal('squadron'),
  sequence: z.array(ShipId).default([]),
  volley: z.array(ShipId).default([]),
  fortune: z.enum(['never', 'tests', 'guns', 'both', 'all']).default('both'),
  /** Standing permission for what the card of the turn allows out of turn. */
  permit: z.boolean().default(true),
  /** The enemy before whom Lured into the Shoals is laid. */
  shoal: ShipId.nullable().default(null),
  /** Who takes over when the Flagship is lost. */
  heir: ShipId.nullable().default(null),
});
export type SquadronOrder = z.infer<typeof SquadronOrder>;

/** One activation of an alternating turn: which ship, and what she does. */
export const ActOrder = z.strictObject({ kind: z.literal('act'), ship: ShipId, order: ShipOrder });
export type ActOrder = z.infer<typeof ActOrder>;

/** The card for the next turn; null only where the hand holds none. */
export const InitiativeOrder = z.strictObject({
  kind: z.literal('initiative'),
  card: CardId.nullable(),
  rider: CardId.nullable().default(null),
  /** Tactician: laid instead when the turn has gone badly. */
  swap: CardId.nullable().default(null),
});
export type InitiativeOrder = z.infer<typeof InitiativeOrder>;

export const FitOrder = z.strictObject({ kind: z.literal('fit'), muster: Muster });
export type FitOrder = z.infer<typeof FitOrder>;

/** Tenths of an inch from the top left corner. */
export const Place = z.strictObject({
  ship: ShipId,
  x: z.int(),
  y: z.int(),
  heading: z.int().min(0).max(359),
  sail: Sail,
});
export type Place = z.infer<typeof Place>;
export const DeployOrder = z.strictObject({ kind: z.literal('deploy'), places: z.array(Place) });
export type DeployOrder = z.infer<typeof DeployOrder>;

/** A piece of terrain as it is laid: its middle and its breadth in tenths of an inch, and how far it is turned. */
export const LayOrder = z.strictObject({
  kind: z.literal('lay'),
  piece: TerrainKind,
  x: z.int(),
  y: z.int(),
  across: z.int().min(1).max(200),
  turn: z.int().min(0).max(359),
});
export type LayOrder = z.infer<typeof LayOrder>;

/** The edge that the wind blows from. */
export const EdgeOrder = z.strictObject({ kind: z.literal('edge'), from: Weather });
export type EdgeOrder = z.infer<typeof EdgeOrder>;

export const Order = z.discriminatedUnion('kind', [
  ShipOrder,
  SquadronOrder,
  ActOrder,
  InitiativeOrder,
  FitOrder,
  EdgeOrder,
  LayOrder,
  DeployOrder,
]);
export type Order = z.infer<typeof Order>;

/** Conditions and what they may set off. */
export const WHENS = ['enemy-within', 'damage', 'fatigue', 'against-out', 'against-shaken', 'entangled', 'to-windward'] as const;
export const THENS = ['engage', 'close', 'rake', 'gage', 'keep-off', 'board', 'break-off', 'rally', 'repair', 'hold-fire'] as const;

export const SILENT_SHIP: ShipOrder = ShipOrder.parse({ kind: 'ship' });
export const SILENT_SQUADRON: SquadronOrder = SquadronOrder.parse({ kind: 'squadron' });
