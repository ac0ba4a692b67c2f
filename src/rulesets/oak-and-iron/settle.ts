import type { Seat } from '../../engine/audience.js';
import type { Answers, Id, Unit } from '../../engine/form.js';
import type { Settled } from '../../engine/ruleset.js';
import { ask } from './ask.js';
import { placesOf } from './askDeploy.js';
import { chosenWords, edgeOrder, edgeUnit } from './askEdge.js';
import { musterOf } from './askFit.js';
import { layOrder, layProblems, layUnit, layWords } from './askLay.js';
import { handOf } from './askSquadron.js';
import { CARDS } from './cards.js';
import { silentPlaces } from './deploy.js';
import { musterPrice } from './faults.js';
import { eligible, lowest } from './initiative.js';
import { type ActOrder, InitiativeOrder, type Order, ShipOrder, SILENT_SQUADRON, SquadronOrder } from './order.js';
import { deploying, edgeSeat, layingSeat, placesShips, requestIds } from './pending.js';
import { fleetOf, squadOf } from './sea.js';
import { nextSeat } from './turn.js';
import type { Sight } from './view.js';

/** What a seat's answers come to: the values that its form shows, with silence filled in (OI4.14). */

type Line = Settled<Order>['will'][number];
const isSilent = (unit: Unit): boolean => unit.fields.every(field => field.from === 'silence');

/** A unit's fields as an order: the keys are the field ids. */
const valuesOf = (unit: Unit): Record<Id, unknown> =>
  Object.fromEntries(unit.fields.filter(field => field.value !== null).map(field => [field.id, field.value]));

function initiative(view: Sight, seat: Seat, unit: Unit | null): { order: InitiativeOrder; line: Line | null } {
  const values = unit ? valuesOf(unit) : {};
  const low = lowest(eligible(handOf(view, seat), squadOf(view, seat)?.face ?? null));
  const named = values['card'] === undefined || values['card'] === 'none' ? null : values['card'];
  const card = named ?? low;
  const order = InitiativeOrder.parse({ kind: 'initiative', card, rider: values['rider'] ?? null, swap: values['swap'] ?? null });
  const words = order.card === null ? 'no card is left' : `lays ${CARDS[order.card].name} for the next turn`;
  return { order, line: unit && { unit: 'hand', words, silent: named === null } };
}

/** What a ship does of which nothing is said, in each window. */
const SILENT: Record<Sight['window'], string> = {
  turn: 'straight ahead; reloads or rallies; fires at the nearest',
  orders: 'answers with fire at any range where a card allows it',
  act: 'straight ahead; reloads or rallies',
  fire: 'fires at the nearest',
};

function shipLine(view: Sight, unit: Unit): Line {
  const said = unit.fields.filter(field => field.from !== 'silence').map(field => `${field.label.toLowerCase()} ${field.said}`);
  const words = said.length > 0 ? said.join('; ') : SILENT[view.window];
  return { unit: unit.id, words, silent: isSilent(unit) };
}

function squadron(unit: Unit | null): { order: SquadronOrder; line: Line | null } {
  if (unit === null) return { order: SILENT_SQUADRON, line: null };
  const order = SquadronOrder.parse({ kind: 'squadron', ...valuesOf(unit) });
  const said = unit.fields.filter(field => field.from !== 'silence').map(field => `${field.label.toLowerCase()} ${field.said}`);
  return { order, line: { unit: 'squadron', words: said.join('; ') || 'ships act as listed', silent: isSilent(unit) } };
}

const unitIn = (units: readonly Unit[], id: Id): Unit | null => units.find(unit => unit.id === id) ?? null;

function settleTurn(view: Sight, seat: Seat, answers: Answers): Settled<Order> {
  const { units } = ask(view, seat, answers);
  const orders: Record<string, Order> = {};
  const will: Line[] = [];
  const put = (id: string, { order, line }: { order: Order; line: Line | null }) => {
    orders[id] = order;
    if (line) will.push(line);
  };
  if (view.window !== 'fire') put(requestIds.initiative(view, seat), initiative(view, seat, unitIn(units, 'hand')));
  put(requestIds.squadron(view, seat), squadron(unitIn(units, 'squadron')));
  for (const ship of fleetOf(view, seat)) {
    const unit = unitIn(units, ship.id);
    if (unit)
      put(requestIds.ship(view, ship.id), { order: ShipOrder.parse({ kind: 'ship', ...valuesOf(unit) }), line: shipLine(view, unit) });
  }
  return { orders, will };
}

function settleAct(view: Sight, seat: Seat, answers: Answers): Settled<Order> {
  if (nextSeat(view) !== seat) return { orders: {}, will: [] };
  const { units } = ask(view, seat, answers);
  const named = units[0]?.fields[0]?.value;
  const unit = units.slice(1).find(one => one.id === named) ?? units[1];
  if (!unit) return { orders: {}, will: [] };
  const order: ActOrder = { kind: 'act', ship: unit.id, order: ShipOrder.parse({ kind: 'ship', ...valuesOf(unit) }) };
  return { orders: { [requestIds.act(view, seat)]: order }, will: [shipLine(view, unit)] };
}

function settleFit(view: Sight, seat: Seat, answers: Answers): Settled<Order> {
  const asked = !view.ships.some(ship => ship.seat === seat);
  if (!asked) return { orders: {}, will: [] };
  const { muster, drafted } = musterOf(view, seat, answers);
  const words = `${muster.ships.map(ship => ship.name).join(', ')}: ${musterPrice(muster)} points`;
  return { orders: { [requestIds.fit(view, seat)]: { kind: 'fit', muster } }, will: [{ unit: 'squadron', words, silent: !drafted }] };
}

function settleEdge(view: Sight, seat: Seat, answers: Answers): Settled<Order> {
  if (edgeSeat(view) !== seat) return { orders: {}, will: [] };
  const said = answers['edge'] ?? {};
  const unit = edgeUnit(view, seat, said);
  const order = edgeOrder(view, seat, said);
  return {
    orders: { [requestIds.edge(view, seat)]: order },
    will: [{ unit: unit.id, words: chosenWords(view, seat, order), silent: isSilent(unit) }],
  };
}

function settleLay(view: Sight, seat: Seat, answers: Answers): Settled<Order> {
  if (layingSeat(view) !== seat) return { orders: {}, will: [] };
  const said = answers['terrain'] ?? {};
  const unit = layUnit(view, seat, said);
  const lawful = layProblems(view, said).length === 0;
  const order = lawful ? layOrder(view, said) : layOrder(view, {});
  return {
    orders: { [requestIds.lay(view, seat)]: order },
    will: [{ unit: unit.id, words: layWords(order), silent: !lawful || isSilent(unit) }],
  };
}

function settleDeploy(view: Sight, seat: Seat, answers: Answers): Settled<Order> {
  if (!deploying(view).includes(seat)) return { orders: {}, will: [] };
  const { units } = ask(view, seat, answers);
  const { order, line } = initiative(view, seat, unitIn(units, 'hand'));
  const pick = { [requestIds.initiative(view, seat)]: order };
  const first = line ? [line] : [];
  if (!placesShips(view, seat)) return { orders: pick, will: first };
  const placed = placesOf(view, seat, answers);
  const lawful = placed.every(({ bar }) => bar === null);
  const places = lawful ? placed.map(({ place }) => place) : silentPlaces(view, fleetOf(view, seat));
  const lines = units.slice(1).map(unit => ({ unit: unit.id, words: unit.line, silent: isSilent(unit) || !lawful }));
  return { orders: { ...pick, [requestIds.deploy(view, seat)]: { kind: 'deploy', places } }, will: [...first, ...lines] };
}

export function settle(view: Sight, seat: Seat, answers: Answers): Settled<Order> {
  if (view.phase === 'fit') return settleFit(view, seat, answers);
  if (view.phase === 'edge') return settleEdge(view, seat, answers);
  if (view.phase === 'terrain') return settleLay(view, seat, answers);
  if (view.phase === 'deploy') return settleDeploy(view, seat, answers);
  return view.window === 'act' ? settleAct(view, seat, answers) : settleTurn(view, seat, answers);
}
