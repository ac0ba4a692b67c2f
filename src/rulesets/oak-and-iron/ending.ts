import type { Seat } from '../../engine/audience.js';
import { offset } from '../../engine/plane.js';
import type { CardId } from './cards.js';
import { lawful, takeBack } from './initiative.js';
import { finish, judge, timeUp } from './judge.js';
import { escapedWith, objectiveMet } from './objective.js';
import { ownSquad, type Play, policyOf } from './play.js';
import { byGap, enemiesOf, fleetOf, gift, hasKeyword, hasUpgrade, inAction, isCrippled, isShaken, isWithin, word } from './sea.js';
import type { Ship, Squad, State } from './state.js';
import { part, strikeColours } from './strike.js';
import { throwDice } from './throw.js';

/** The End Phase (OI7), step by step. */

function capture(play: Play, ship: Ship, seat: Seat): void {
  ship.captor = seat;
  const { state } = play;
  const raider = Math.max(0, ...fleetOf(state, seat).map(one => word(state, one, 'raider')));
  const stores = Math.max(gift(state, ship, 'supply-ship'), gift(state, ship, 'support-ship'));
  ownSquad(play.state, seat).prizes += 1 + raider + stores;
  play.say({ kind: 'captured', ship: ship.id, seat });
}

/** Both tracks full: she strikes. Then the Shaken are carried by those fast to them, and the spent drift apart (OI7.1). */
function outOfAction(play: Play): Map<string, string[]> {
  const { state } = play;
  const links = new Map(state.ships.map(ship => [ship.id, [...ship.entangled]]));
  for (const ship of state.ships)
    if (inAction(ship) && isCrippled(state, ship) && isShaken(state, ship)) strikeColours(play, ship, 'broken');
  for (const ship of state.ships.filter(one => inAction(one) && isShaken(state, one))) carryOrPart(play, ship);
  return links;
}

function carryOrPart(play: Play, ship: Ship): void {
  const { state } = play;
  const rivals = enemiesOf(state, ship).filter(enemy => ship.entangled.includes(enemy.id));
  const victor = rivals.find(enemy => !isShaken(state, enemy));
  if (victor) {
    strikeColours(play, ship, 'carried');
    capture(play, ship, victor.seat);
  } else for (const rival of rivals) part(play, ship, rival.id);
}

function sink(play: Play): void {
  const { state } = play;
  for (const ship of state.ships.filter(one => one.condition === 'hulk' && one.captor === null)) {
    const count = ship.doomed ? state.tables.wreckDice : state.tables.sinkDice;
    const faces = throwDice(play, count, { why: `sink ${ship.id}`, clause: 'OI7.2' });
    const sunk = faces.includes('skull');
    if (sunk) ship.condition = 'sunk';
    play.say({ kind: 'sinking', ship: ship.id, faces, sunk });
  }
}

/** An unshaken enemy within Yard Arm, or who had been fast to her, takes possession (OI7.3). */
function takePrizes(play: Play, links: Map<string, string[]>): void {
  const { state } = play;
  for (const ship of state.ships.filter(one => one.condition === 'hulk' && one.captor === null)) {
    const able = enemiesOf(state, ship).filter(
      enemy => !isShaken(state, enemy) && (isWithin(state, enemy, ship, 'yard-arm') || links.get(ship.id)?.includes(enemy.id)),
    );
    const [captor] = byGap(state, ship, able);
    if (captor) capture(play, ship, captor.seat);
  }
}

/** What a ship has cost so far: Crippled 1, Out of Action 1 more, gone or carried both (OI7.4). */
function costOf(state: State, ship: Ship): number {
  const { strike } = state.tables;
  const out = ship.condition !== 'action';
  return (out || isCrippled(state, ship) ? strike.crippled : 0) + (out ? strike.out : 0);
}

function countStrikes(play: Play, squad: Squad): void {
  const { state } = play;
  const lostFlag = state.ships.some(ship => ship.id === squad.flagship && !inAction(ship));
  let points = lostFlag ? state.tables.strike.flagship : 0;
  for (const ship of state.ships.filter(one => one.seat === squad.seat)) {
    points += Math.max(0, costOf(state, ship) - ship.scored);
    ship.scored = Math.max(ship.scored, costOf(state, ship));
  }
  squad.strikes += points;
  squad.earned = points > 0;
  if (lostFlag) passTheFlag(play, squad);
  if (points > 0) play.say({ kind: 'strikes', seat: squad.seat, points, total: squad.strikes, afloat: fleetOf(state, squad.seat).length });
}

/** Cards that an Admiral's words bring, and that go with him (OI9.5). */
const OWN_CARDS: readonly CardId[] = ['doughty', 'intrepid'];

/** Another ship takes over with Admiral value 0, or with all of it under a Vice Flag; the Admiral's own words are lost (OI7.7). */
function passTheFlag(play: Play, squad: Squad): void {
  const fleet = fleetOf(play.state, squad.seat);
  const vice = fleet.find(ship => hasUpgrade(ship, 'vice-flag'));
  const named = fleet.find(ship => ship.id === policyOf(play, squad.seat).heir);
  const heir = vice ?? named ?? [...fleet].sort((a, b) => b.points - a.points)[0];
  squad.flagship = heir?.id ?? null;
  if (!vice) squad.value = 0;
  squad.keywords = [];
  squad.hand = squad.hand.filter(card => !OWN_CARDS.includes(card));
  squad.pick = squad.pick && lawful(play.state, squad, squad.pick);
  if (heir) play.say({ kind: 'flag', seat: squad.seat, ship: heir.id });
}

/** More Strike Points than ships in action (OI7.5). */
const breaksAt = (state: State, squad: Squad): boolean => {
  const fleet = fleetOf(state, squad.seat);
  const dogged = Math.max(0, ...fleet.filter(ship => ship.id === squad.flagship).map(ship => word(state, ship, 'dogged')));
  return fleet.length === 0 || (squad.strikes > fleet.length + dogged && !isTooProud(state, squad, fleet));
};

/** A Pompous Admiral is not the first to strike: he fights on while no enemy has cost anything (OI10.4). */
const isTooProud = (state: State, squad: Squad, fleet: readonly Ship[]): boolean =>
  fleet.some(ship => ship.id === squad.flagship && hasKeyword(ship, 'pompous')) &&
  state.squads.every(other => other.side === squad.side || other.strikes === 0);

function breakSquads(play: Play): void {
  const { state } = play;
  const margins = new Map(state.squads.map(squad => [squad.seat, squad.strikes - fleetOf(state, squad.seat).length]));
  const breaking = state.squads.filter(squad => !squad.broken && breaksAt(state, squad));
  for (const squad of breaking) {
    squad.broken = true;
    play.say({ kind: 'broken', seat: squad.seat });
  }
  judge(
    play,
    margins,
    breaking.map(squad => squad.side),
  );
  if (state.ended !== null) return;
  for (const squad of breaking) for (const ship of fleetOf(state, squad.seat)) strikeColours(play, ship, 'broken');
}

function drift(state: State): void {
  for (const piece of state.terrain.filter(one => one.kind === 'fog'))
    piece.outline = piece.outline.map(point => {
      const { x, y } = offset(point, state.wind + 180, state.tables.fogDrift);
      return { x: Math.round(x), y: Math.round(y) };
    });
}

function cleanUp(play: Play): void {
  takeBack(play);
  drift(play.state);
  for (const ship of play.state.ships) Object.assign(ship, { moved: false, boats: [], did: [] });
}

/** What a turn has cost each squadron, and whether that, the objective or the clock ends the battle. */
function reckon(play: Play): void {
  const { state } = play;
  for (const squad of state.squads) if (!squad.broken) countStrikes(play, squad);
  breakSquads(play);
  if (state.ended === null) {
    const winner = objectiveMet(play);
    if (winner !== null) finish(play, winner, 'objective');
  }
  if (state.ended === null && state.turn >= state.scenario.turns) timeUp(play);
}

export function endPhase(play: Play): void {
  const links = outOfAction(play);
  sink(play);
  takePrizes(play, links);
  const away = escapedWith(play);
  if (away === null) reckon(play);
  else finish(play, away, 'objective');
  cleanUp(play);
}
