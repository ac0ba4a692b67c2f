import { type Box, gap, grown, meets, type Spot, within } from './space.js';

/** Puts words beside ships so that they never lie over a hull, each other or the furniture. Pure: boxes in, boxes out. */
export interface Want {
  readonly id: string;
  readonly spot: Spot;
  /** How far the hull reaches from its middle, in pixels. */
  readonly reach: number;
  readonly w: number;
  readonly h: number;
  /** The number that stands for the words when there is no room for them; null where there is none. */
  readonly short: { readonly w: number; readonly h: number } | null;
  /** Which form may stand off from the ship, on a leader. */
  readonly far: 'full' | 'short';
  /** The words belong on the spot itself and move off it only if they must. */
  readonly centred: boolean;
  readonly rank: number;
}

export interface Field {
  readonly sea: Box;
  /** Hulls and furniture: never covered. */
  readonly hard: readonly Box[];
  /** Wakes and shot: covered if it must be. */
  readonly soft: readonly Box[];
  /** Apart so many pixels. */
  readonly air: number;
}

export interface Label {
  readonly id: string;
  readonly box: Box;
  readonly form: 'full' | 'short';
  /** From the ship to a label that stands off. */
  readonly leader: readonly [Spot, Spot] | null;
}

/** Below, above, right, left, then the corners: the order of taste. */
const ROUND = [180, 0, 90, 270, 150, 210, 30, 330, 120, 240, 60, 300];
const FAR = Array.from({ length: 24 }, (_, nth) => nth * 15);
const STAND_OFF = [1.7, 2.4, 3.3, 4.4];

/** Smaller ranks first; what finds no place in either form is left out. */
export function placeLabels(wants: readonly Want[], field: Field): Label[] {
  const taken: Box[] = [];
  const labels: Label[] = [];
  for (const want of wants.toSorted((a, b) => a.rank - b.rank || a.id.localeCompare(b.id))) {
    const label = placed(want, field, taken);
    if (!label) continue;
    labels.push(label);
    taken.push(grown(label.box, field.air));
    if (label.leader) taken.push(...beads(label.leader));
  }
  return labels;
}

function placed(want: Want, field: Field, taken: readonly Box[]): Label | null {
  const near = close(want, want, field, taken);
  if (near) return { id: want.id, box: near, form: 'full', leader: null };
  const order = want.far === 'full' ? ([aloof, brief] as const) : ([brief, aloof] as const);
  return order[0](want, field, taken) ?? order[1](want, field, taken);
}

/** Its number close by. */
function brief(want: Want, field: Field, taken: readonly Box[]): Label | null {
  const box = want.short && close(want, want.short, field, taken);
  return box ? { id: want.id, box, form: 'short', leader: null } : null;
}

/** Standing off, on a leader. */
function aloof(want: Want, field: Field, taken: readonly Box[]): Label | null {
  const size = want.far === 'short' ? want.short : want;
  for (const times of size ? STAND_OFF : []) {
    const boxes = FAR.map(bearing => beside(want, size ?? want, bearing, want.reach * times + 8));
    const box = best(boxes, field, taken);
    if (box) return { id: want.id, box, form: want.far, leader: leaderOf(want, box) };
  }
  return null;
}

function close(want: Want, size: { readonly w: number; readonly h: number }, field: Field, taken: readonly Box[]): Box | null {
  const round = ROUND.map(bearing => beside(want, size, bearing, want.reach));
  const { x, y } = want.spot;
  const on = { x: x - size.w / 2, y: y - size.h / 2, w: size.w, h: size.h };
  return best(want.centred ? [on, ...round] : round, field, taken);
}

/** The box whose nearest edge is so far off on a bearing. */
function beside({ spot }: Want, { w, h }: { w: number; h: number }, bearing: number, far: number): Box {
  const turn = (bearing * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const x = spot.x + sin * (far + w / 2) - w / 2;
  const y = spot.y - cos * (far + h / 2) - h / 2;
  return { x, y, w, h };
}

/** The free box that covers the fewest wakes; the earlier of two alike. */
function best(boxes: readonly Box[], field: Field, taken: readonly Box[]): Box | null {
  let found: { box: Box; cost: number } | null = null;
  for (const [order, box] of boxes.entries()) {
    if (!within(box, field.sea) || field.hard.some(hard => meets(hard, box)) || taken.some(other => meets(other, box))) continue;
    const cost = field.soft.filter(soft => meets(soft, box)).length + order * 0.15;
    if (!found || cost < found.cost) found = { box, cost };
  }
  return found?.box ?? null;
}

function leaderOf({ spot, reach }: Want, box: Box): [Spot, Spot] {
  const end = { x: Math.min(box.x + box.w, Math.max(box.x, spot.x)), y: Math.min(box.y + box.h, Math.max(box.y, spot.y)) };
  const way = gap(spot, end) || 1;
  const part = Math.min(0.9, (reach * 0.72) / way);
  return [{ x: spot.x + (end.x - spot.x) * part, y: spot.y + (end.y - spot.y) * part }, end];
}

/** Small boxes along a leader, so that no later label lies across it. */
function beads([from, to]: readonly [Spot, Spot]): Box[] {
  const count = Math.max(1, Math.round(gap(from, to) / 8));
  return Array.from({ length: count + 1 }, (_, nth) => {
    const part = nth / count;
    return { x: from.x + (to.x - from.x) * part - 1, y: from.y + (to.y - from.y) * part - 1, w: 2, h: 2 };
  });
}
