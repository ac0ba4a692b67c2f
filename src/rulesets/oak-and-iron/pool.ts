import type { Shot } from './aim.js';
import { inFormation } from './formation.js';
import type { Aim, Face } from './nouns.js';
import { bandRank, gift, plays, shapeOf, word } from './sea.js';
import type { Sea, Ship } from './state.js';
import { fatigueCut } from './throw.js';

/** Dice and faces of an attack (OI5.5, OI5.6): base less fatigue, one at least, then everything that adds. */

/** The Broadside value as the cards of the turn make it. */
export const broadsideOf = (sea: Sea, ship: Ship): number =>
  ship.broadside + (plays(sea, ship, 'effective-fire') ? 1 : 0) + (plays(sea, ship, 'superior-firepower') ? 2 : 0);

const isShort = (shot: Shot): boolean => bandRank(shot.band) <= bandRank('pistol');
const when = (holds: boolean, dice: number): number => (holds ? dice : 0);

function broadsideExtras(sea: Sea, ship: Ship, shot: Shot, formed: () => boolean): number {
  const { tables, options } = sea;
  const raking = shot.rake === 'none' ? 0 : tables.rake[shot.rake];
  return when(options.additional && formed(), tables.formationDice) + raking + when(plays(sea, ship, 'more-closely') && isShort(shot), 2);
}

export interface Volley {
  readonly aim: Aim;
  /** Dice of the occasion: Élan. */
  readonly more: number;
}

export function gunDice(sea: Sea, ship: Ship, shot: Shot, { aim, more }: Volley): number {
  const value = broadsideOf(sea, ship);
  const base = shot.kind === 'broadside' ? value : Math.max(1, Math.floor(value / 2));
  const formed = () => inFormation(sea, ship);
  const kind = shot.kind === 'broadside' ? broadsideExtras(sea, ship, shot, formed) : gift(sea, ship, 'buccaneers');
  const aimed = aim === 'rigging' ? when(plays(sea, ship, 'target-rigging'), 1) + gift(sea, ship, 'dismantling-shot') : 0;
  return (
    Math.max(1, base - fatigueCut(sea, ship)) +
    kind +
    aimed +
    more +
    anyAttackDice(sea, ship, formed) +
    when(isShort(shot), gift(sea, ship, 'aggressive-crew'))
  );
}

/** What any attack gets. */
export const anyAttackDice = (sea: Sea, ship: Ship, formed: () => boolean): number =>
  when(plays(sea, ship, 'seize-opportunity') && !formed(), 2) + when(ship.sail === 'anchored', word(sea, ship, 'defender'));

/** Every point of the target is nearer to the weather edge than every point of the firer. */
function isWhollyUpwind(sea: Sea, target: Ship, ship: Ship): boolean {
  const reach = (one: Ship) => shapeOf(sea, one).map(({ x, y }) => ({ 0: y, 180: -y, 270: x, 90: -x })[sea.wind]);
  return Math.max(...reach(target)) < Math.min(...reach(ship));
}

/** The faces that hit. */
export function hitFaces(sea: Sea, ship: Ship, shot: Shot, aim: Aim): readonly Face[] {
  const { hits } = sea.tables;
  if (aim === 'rigging') return hits.rigging;
  const lee = shot.band === 'cannon' && plays(sea, ship, 'lee-gauge-fire') && ship.sail !== 'anchored' && !ship.aground;
  return lee && isWhollyUpwind(sea, shot.at, ship) ? hits.musket : hits[shot.band];
}

/** Hits needed for a point of damage (OI5.7). */
export function fortitudeAgainst(sea: Sea, ship: Ship, shot: Shot): number {
  const { at: target } = shot;
  const small = target.traits.includes('small') && shot.band === 'cannon' ? 1 : 0;
  const heavy = ship.traits.includes('weight-of-fire') && bandRank(shot.band) <= bandRank('musket') ? 1 : 0;
  return Math.max(1, target.fortitude + small + (shot.foggy ? sea.tables.fogFortitude : 0) - heavy);
}

/** Hits needed for a point of gunnery Fatigue. */
export function freeboardOf(sea: Sea, target: Ship): number {
  const { freeboard } = sea.tables;
  if (target.traits.includes('very-high-freeboard')) return freeboard['very-high'];
  return target.traits.includes('high-freeboard') ? freeboard.high : freeboard.low;
}

/** Fatigue that gunfire at a hull does by itself. */
export function gunFatigue(sea: Sea, shot: Shot, hits: number): number {
  const raked = when(shot.rake !== 'none' && hits >= 1, sea.tables.rake.fatigue);
  return raked + Math.min(sea.tables.gunFatigue[shot.band], Math.floor(hits / freeboardOf(sea, shot.at)));
}

/** Farthest band at which an aim is allowed (OI5.9). */
export const mayAim = (sea: Sea, aim: Aim, shot: Shot): boolean =>
  aim === 'hull' || (sea.options.additional && bandRank(shot.band) <= bandRank(sea.tables.reach[aim]));
