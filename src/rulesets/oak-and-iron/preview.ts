import type { Seat } from '../../engine/audience.js';
import type { Answers, Id, Step } from '../../engine/form.js';
import type { Preview } from '../../engine/ruleset.js';
import type { Mark } from '../../engine/sheet.js';
import { ask } from './ask.js';
import { placesOf } from './askDeploy.js';
import { edgeOrder } from './askEdge.js';
import { layOrder, layProblems } from './askLay.js';
import { poseOf } from './deploy.js';
import { edgeWords } from './edge.js';
import { meant } from './intent.js';
import { outlineOf } from './lay.js';
import { base, craft, inch, reach, styleOf, track } from './marks.js';
import { ShipOrder } from './order.js';
import { edgeSeat, layingSeat, placesShips } from './pending.js';
import { AHEAD, legsOf } from './plan.js';
import { endsOf } from './plots.js';
import { recalled } from './recall.js';
import { carried, isOffTable, type Run } from './sail.js';
import { boxOf } from './scatter.js';
import { fleetOf, isAfloat, isPlaced } from './sea.js';
import { sheetOf, windowOf } from './sheets.js';
import { ratingOf } from './speed.js';
import type { Ship } from './state.js';
import { counted, listed, PIECE_WORDS, weatherWords } from './talk.js';
import type { Sight } from './view.js';
import { choosing } from './wind.js';

/** What a seat's orders look like so far, if nobody else stirs (OI13.2). */

interface Drawn {
  readonly marks: Mark[];
  readonly end: Run;
  readonly style: 'plotted' | 'silence' | 'guess';
}

/** Her possible ends: solid if her Seamanship succeeds, hollow if it does not. */
function plotted(view: Sight, ship: Ship, steps: readonly Step[]): Drawn {
  const { done, failed } = endsOf(view, ship, steps);
  const ghost = craft(view, ship, done.pose, 'ghost', { focus: false, note: null });
  const hollow = failed ? [base(view, ship, failed.pose, 'ghost'), ...track(view, ship, failed.track, 'guess')] : [];
  return {
    marks: [ghost, ...track(view, ship, done.track, 'plotted'), ...hollow, ...warned(view, ship, [done, ...(failed ? [failed] : [])])],
    end: done,
    style: 'plotted',
  };
}

const warned = (view: Sight, ship: Ship, runs: readonly Run[]): Mark[] =>
  runs
    .filter(run => run.ships.length + run.land.length > 0 || (isOffTable(view, ship, run.pose) && !ship.plunder))
    .map(run => base(view, ship, run.pose, 'warn'));

function foreseen(view: Sight, own: Ship, values: Record<string, unknown>): Drawn {
  const order = ShipOrder.parse({ kind: 'ship', ...values });
  const ship = choosing(own, order.beam);
  if (order.plot.length > 0) return plotted(view, ship, order.plot);
  const rating = ratingOf(view, ship);
  const run = order.intent === 'none' ? carried(view, ship, legsOf(view, ship, AHEAD, rating)) : meant(view, ship, order, rating).run;
  const style = order.intent === 'none' ? 'silence' : 'guess';
  return {
    marks: [
      craft(view, ship, run.pose, order.intent === 'none' ? 'ghost' : 'guess', { focus: false, note: null }),
      ...track(view, ship, run.track, style),
      ...warned(view, ship, [run]),
    ],
    end: run,
    style,
  };
}

const WORDS: Record<Drawn['style'], string> = {
  plotted: 'as plotted; the hollow base is where she comes to if her Skill Test fails',
  silence: 'straight ahead, since nothing is ordered',
  guess: 'what her intent would choose now; she looks again when her turn comes',
};

function battlePreview(view: Sight, seat: Seat, answers: Answers, focus: Id | null): Preview {
  const { units } = ask(view, seat, answers);
  const fleet = fleetOf(view, seat).filter(ship => units.some(unit => unit.id === ship.id));
  const moving = view.window === 'turn' || view.window === 'act';
  const drawn = fleet.map(ship => {
    const fields = units.find(unit => unit.id === ship.id)?.fields ?? [];
    const values = Object.fromEntries(fields.filter(field => field.value !== null).map(field => [field.id, field.value]));
    const key = JSON.stringify([values['plot'], values['intent'], values['against'], values['beam']]);
    return { ship, seen: moving ? recalled(view, `seen ${ship.id}`, key, () => foreseen(view, ship, values)) : null };
  });
  const chosen = drawn.find(one => one.ship.id === focus) ?? null;
  const end = chosen?.seen?.end.pose ?? chosen?.ship.pose;
  const marks = [...drawn.flatMap(one => one.seen?.marks ?? []), ...(chosen && end ? reach(view, chosen.ship, end) : [])];
  const all = view.ships.filter(isAfloat).map(ship => inch(ship.pose));
  const near = chosen && end ? [chosen.ship.pose, end].flatMap(pose => around(inch(pose))) : all;
  const words = chosen?.seen
    ? `${chosen.ship.name}: ${WORDS[chosen.seen.style]}. Others are drawn where they are now.`
    : moving
      ? 'Dotted: what happens as things stand. Others are drawn where they are now.'
      : 'All ships are drawn where they are now.';
  return { sheet: sheetOf(view, [], { marks, banner: 'As things stand', window: windowOf(view, near), size: 'small', focus }), words };
}

const CROP = 7;
const around = ({ x, y }: { x: number; y: number }) => [
  { x: x - CROP, y: y - CROP },
  { x: x + CROP, y: y + CROP },
];

function deployPreview(view: Sight, seat: Seat, answers: Answers, focus: Id | null): Preview {
  const placed = placesShips(view, seat) ? placesOf(view, seat, answers) : [];
  const marks = placed.flatMap(({ ship, place, bar }) => [
    craft(view, ship, poseOf(place), 'ghost', { focus: ship.id === focus, note: null }),
    ...(bar === null ? [] : [base(view, ship, poseOf(place), 'warn')]),
  ]);
  const zone = view.squads.find(squad => squad.seat === seat)?.zone;
  const outline = zone
    ? [
        { x: zone.left, y: zone.top },
        { x: zone.right, y: zone.top },
        { x: zone.right, y: zone.bottom },
        { x: zone.left, y: zone.bottom },
      ]
    : [];
  const area: Mark[] = zone ? [{ mark: 'terrain', outline, style: 'zone', name: null }] : [];
  const points = [...outline, ...view.ships.filter(ship => isPlaced(view, ship)).map(ship => inch(ship.pose))];
  const bad = placed.filter(({ bar }) => bar !== null).map(({ ship }) => ship.name);
  const words =
    bad.length > 0
      ? `${listed(bad)} cannot stand there: while that is so, the squadron deploys in line.`
      : 'Your squadron as it will deploy.';
  return {
    sheet: sheetOf(view, [], {
      marks: [...area, ...marks],
      banner: 'As things stand',
      window: windowOf(view, points),
      size: 'small',
      focus,
    }),
    words,
  };
}

const zoneMarks = (view: Sight): Mark[] =>
  view.squads.flatMap(({ zone, name }): Mark[] => (zone ? [{ mark: 'terrain', outline: boxOf(zone).map(inch), style: 'zone', name }] : []));

/** The sea with the piece on it, its breadth from what it must keep clear of, and the zones. */
function layPreview(view: Sight, seat: Seat, answers: Answers): Preview {
  const said = answers['terrain'] ?? {};
  const mine = layingSeat(view) === seat;
  const order = layOrder(view, said);
  const [problem] = layProblems(view, said);
  const piece: Mark[] = mine ? [{ mark: 'terrain', outline: outlineOf(order).map(inch), style: styleOf(order.piece), name: 'here' }] : [];
  const words = !mine
    ? 'Another captain lays a piece now.'
    : problem
      ? `${problem.say}: while that is so, the piece is laid as near the middle as it may be.`
      : `You lay ${PIECE_WORDS[order.piece]}, marked “here”. ${counted(view.unlaid.length - 1, 'piece')} to follow.`;
  const window = windowOf(view, []);
  return {
    sheet: sheetOf(view, [], { marks: [...zoneMarks(view), ...piece], banner: 'As things stand', window, size: 'small', focus: null }),
    words,
  };
}

/** The zones, and the wind as it would blow. */
function edgePreview(view: Sight, seat: Seat, answers: Answers): Preview {
  const mine = edgeSeat(view) === seat;
  const { from } = edgeOrder(view, seat, answers['edge'] ?? {});
  const seen: Sight = mine ? { ...view, wind: from, edge: { winner: seat, chosen: true } } : view;
  const extra = { marks: zoneMarks(view), banner: 'As things stand', window: windowOf(view, []), size: 'small' as const, focus: null };
  const words = mine
    ? `The wind will blow ${weatherWords(from)}, ${edgeWords(view, seat, from)}.`
    : 'Another captain chooses the wind now.';
  return { sheet: sheetOf(seen, [], extra), words };
}

export function preview(view: Sight, seat: Seat, answers: Answers, focus: Id | null): Preview {
  if (view.phase === 'edge') return edgePreview(view, seat, answers);
  if (view.phase === 'terrain') return layPreview(view, seat, answers);
  if (view.phase === 'battle') return battlePreview(view, seat, answers, focus);
  return deployPreview(view, seat, answers, focus);
}
