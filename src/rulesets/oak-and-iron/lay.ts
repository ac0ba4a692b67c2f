import { gap, offset, type Vec } from '../../engine/plane.js';
import type { Orders } from '../../engine/ruleset.js';
import type { TerrainKind } from './nouns.js';
import type { LayOrder, Order } from './order.js';
import { layingSeat, requestIds } from './pending.js';
import type { Play } from './play.js';
import { boxOf } from './scatter.js';
import { isPlaced, shapeOf } from './sea.js';
import type { Sea } from './state.js';

/** Terrain that captains lay in turn before they deploy (OI8.8). Tenths of an inch on the form, thousandths on the table. */

const TENTH = 100;
/** How far each corner lies from the middle, as a part of half the breadth: a coast and not a coin. */
const COAST = [1, 0.9, 0.76, 0.96, 0.84, 1, 0.8, 0.9];

export const outlineOf = ({ x, y, across, turn }: Omit<LayOrder, 'kind' | 'piece'>): Vec[] =>
  COAST.map((part, nth) => {
    const corner = offset({ x: x * TENTH, y: y * TENTH }, turn + (nth * 360) / COAST.length, (across * TENTH * part) / 2);
    return { x: Math.round(corner.x), y: Math.round(corner.y) };
  });

/** Why a piece may not lie there, or null. */
export function layBar(sea: Sea, order: LayOrder): string | null {
  const outline = outlineOf(order);
  const { least, most } = sea.tables.breadth;
  const apart = `${sea.tables.apart / 1000} inches`;
  if (order.across * TENTH < least || order.across * TENTH > most) return `From ${least / 1000} to ${most / 1000} inches across`;
  if (!sea.unlaid.includes(order.piece)) return 'No such piece is left';
  if (outline.some(({ x, y }) => x < 0 || y < 0 || x > sea.table.width || y > sea.table.height)) return 'It must lie wholly on the table';
  if (sea.terrain.some(piece => gap(outline, piece.outline) < sea.tables.apart)) return `At least ${apart} from other terrain`;
  const ships = sea.ships.filter(ship => isPlaced(sea, ship)).map(ship => shapeOf(sea, ship));
  const zones = sea.squads.flatMap(({ zone }) => (zone ? [boxOf(zone)] : []));
  return [...ships, ...zones].some(other => gap(outline, other) < sea.tables.apart)
    ? `At least ${apart} from where squadrons set up`
    : null;
}

export const SILENT_ACROSS = 50;
const STEP = 10;

/** Middles on the table so many tenths apart, the nearest to its centre first. */
export function middles(sea: Sea, apart = STEP): { x: number; y: number }[] {
  const [width, height] = [sea.table.width / TENTH, sea.table.height / TENTH];
  const along = (length: number) => Array.from({ length: Math.floor(length / apart) + 1 }, (_, nth) => nth * apart);
  const off = ({ x, y }: Vec) => (2 * x - width) ** 2 + (2 * y - height) ** 2;
  return along(width)
    .flatMap(x => along(height).map(y => ({ x, y })))
    .sort((a, b) => off(a) - off(b));
}

/** Where a piece lies if nothing is said: as near the middle of the table as it may; null: there is no room. */
export function silentLay(sea: Sea, piece: TerrainKind, across = SILENT_ACROSS, turn = 0): LayOrder | null {
  const all = middles(sea).map(({ x, y }): LayOrder => ({ kind: 'lay', piece, x, y, across, turn }));
  return all.find(order => layBar(sea, order) === null) ?? null;
}

export function playLay(play: Play, orders: Orders<Order>): void {
  const { state } = play;
  const seat = layingSeat(state);
  const [first] = state.unlaid;
  if (seat === null || first === undefined) return;
  const given = orders[requestIds.lay(state, seat)];
  const lawful =
    given?.kind === 'lay' && layBar(state, given) === null ? given : silentLay(state, first, state.tables.breadth.least / TENTH);
  const piece = lawful?.piece ?? first;
  state.unlaid.splice(state.unlaid.indexOf(piece), 1);
  play.say({ kind: 'laid', seat, piece, room: lawful !== null });
  if (lawful === null) state.unlaid = [];
  else {
    const marked = piece === 'island' && state.scenario.objective.kind !== 'engage' && !state.terrain.some(one => one.marked);
    state.terrain.push({ id: `${piece}${state.terrain.length}`, kind: piece, name: null, outline: outlineOf(lawful), marked });
  }
  if (state.unlaid.length === 0) state.phase = 'deploy';
}
