import { readFileSync } from 'node:fs';
import { type Dice, loadedDice } from '../../../src/engine/dice.js';
import type { CardId } from '../../../src/rulesets/oak-and-iron/cards.js';
import type { ClassId } from '../../../src/rulesets/oak-and-iron/classes.js';
import type { Event } from '../../../src/rulesets/oak-and-iron/event.js';
import type { Face, Terrain, Weather } from '../../../src/rulesets/oak-and-iron/nouns.js';
import { type ShipOrder, SILENT_SHIP, SILENT_SQUADRON, type SquadronOrder } from '../../../src/rulesets/oak-and-iron/order.js';
import type { Play } from '../../../src/rulesets/oak-and-iron/play.js';
import { Scenario } from '../../../src/rulesets/oak-and-iron/scenario.js';
import { setup } from '../../../src/rulesets/oak-and-iron/setup.js';
import type { Ship, State } from '../../../src/rulesets/oak-and-iron/state.js';
import { TABLES } from '../../../src/rulesets/oak-and-iron/tables.js';

/** A table with a few ships on it, set up in a line; the wind from the north, a ship heading south sails large. */

export const scenarioNamed = (name: string): Scenario =>
  Scenario.parse(JSON.parse(readFileSync(new URL(`../../../assets/scenarios/oak-and-iron/${name}.json`, import.meta.url), 'utf8')));

/** Faces as the die numbers that show them. */
export const dice = (...faces: Face[]): Dice => loadedDice(...faces.map(face => TABLES.faces.indexOf(face) + 1));

export interface Put {
  readonly class?: ClassId;
  readonly side?: string;
  /** Inches. */
  readonly at?: readonly [number, number];
  readonly heading?: number;
  readonly is?: Partial<Ship> | undefined;
}
export interface Scene {
  readonly ships: Readonly<Record<string, Put>>;
  readonly wind?: Weather;
  readonly terrain?: readonly Terrain[];
  readonly options?: Partial<State['options']>;
  readonly cards?: Readonly<Record<string, CardId>>;
  readonly is?: Partial<State>;
}

function scenarioOf({ ships, wind = 0, options = {} }: Scene): Scenario {
  const sides = [...new Set([...Object.values(ships).map(put => put.side ?? 'a'), 'a', 'b'])].sort();
  const of = (side: string) => Object.entries(ships).filter(([, put]) => (put.side ?? 'a') === side);
  return Scenario.parse({
    id: 'scene',
    ruleset: 'oak-and-iron',
    title: 'A scene',
    blurb: 'For a test.',
    seats: sides.map((side, nth) => ({ id: side, name: side.toUpperCase(), side, livery: nth })),
    table: { width: 36, height: 36 },
    wind,
    turns: 12,
    options: { fortune: false, ...options },
    terrain: [],
    squadrons: sides.map(side => ({
      seat: side,
      muster: {
        nation: null,
        admiral: 'untested',
        flagship: of(side)[0]?.[0] ?? 'none',
        hand: ['down', 'effective-fire', 'favorable-wind', 'reload', 'careful-aim'],
        ships:
          of(side).length > 0
            ? of(side).map(([id, put]) => ({ id, class: put.class ?? 'sixth-rate', name: id }))
            : [{ id: 'none', class: 'sloop', name: 'none' }],
      },
      berths: of(side).map(([id, put]) => ({ ship: id, at: put.at ?? [18, 18], heading: put.heading ?? 180 })),
    })),
  });
}

/** The state of a battle in its first turn, as described. */
export function scene(spec: Scene): State {
  const state = setup(scenarioOf(spec), dice());
  state.phase = 'battle';
  state.turn = 1;
  state.ships = state.ships.filter(ship => ship.id !== 'none');
  for (const ship of state.ships) Object.assign(ship, spec.ships[ship.id]?.is ?? {});
  for (const squad of state.squads) {
    const card = spec.cards?.[squad.seat];
    if (card) squad.face = { card, rider: null };
  }
  state.terrain = [...(spec.terrain ?? [])];
  return Object.assign(state, spec.is ?? {});
}

export function shipIn(state: State, id: string): Ship {
  const ship = state.ships.find(one => one.id === id);
  if (!ship) throw new Error(`No ship ${id}`);
  return ship;
}

export interface Acted extends Play {
  readonly told: Event[];
}
/** A resolution at the table: stated dice, and orders for whom they are given. */
export function at(
  state: State,
  thrown: Dice = dice(),
  orders: Readonly<Record<string, Partial<ShipOrder>>> = {},
  squadrons: Readonly<Record<string, Partial<SquadronOrder>>> = {},
): Acted {
  const told: Event[] = [];
  return {
    state,
    dice: thrown,
    told,
    say: event => told.push(event),
    ships: Object.fromEntries(Object.entries(orders).map(([id, order]) => [id, { ...SILENT_SHIP, ...order }])),
    squadrons: Object.fromEntries(Object.entries(squadrons).map(([seat, order]) => [seat, { ...SILENT_SQUADRON, ...order }])),
  };
}
export const kinds = (play: Acted): string[] => play.told.map(event => event.kind);
