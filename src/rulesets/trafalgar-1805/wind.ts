import type { Dice } from '../../engine/dice.js';
import { turned } from '../../engine/grid.js';
import { LEVELS, type Wind } from './nouns.js';
import type { Play } from './play.js';
import { offWind, tackOn } from './sailing.js';
import type { State } from './state.js';
import type { Tables } from './tables.js';
import { isUnderSail } from './vessel.js';

/** T1.3: 1 to 4 a fresh wind from N, E, S, W; 5 light, 6 strong, and a second die for where it blows from. */
export function rolledWind(dice: Dice, { windSetup }: Pick<Tables, 'windSetup'>): Wind {
  const reason = { why: 'wind', clause: 'T1.3', to: 'everyone' as const };
  const face = dice.roll(6, reason);
  if (face <= 4) return { from: (face - 1) * 2, level: 'fresh' };
  const level = face === 5 ? 'light' : 'strong';
  const blows = { ...reason, why: 'from' };
  return { from: windSetup === 'd4' ? (dice.roll(4, blows) - 1) * 2 : dice.roll(8, blows) - 1, level };
}

/** T1.4: at the end of each turn, once anyone has fired, 11 or 12 on two dice changes the wind; once a battle. */
export function windTest(play: Play): void {
  const { state, dice } = play;
  if (!state.tables.windChange || !state.blooded || state.windChanged) return;
  const reason = { why: 'change', clause: 'T1.4', to: 'everyone' as const };
  if (dice.roll(6, reason) + dice.roll(6, reason) < 11) return;
  const after = changed(state.wind, dice.roll(6, { ...reason, why: 'shift', clause: 'T1.5' }));
  if (!after) return;
  state.windChanged = true;
  shift(play, after);
}

/** T1.5: 1 to 3 a level less, 4 veers, 5 backs, 6 a level more; null where there is no such level. */
function changed(wind: Wind, face: number): Wind | null {
  if (face === 4 || face === 5) return { ...wind, from: turned(wind.from, face === 4 ? 1 : -1) };
  const level = LEVELS[LEVELS.indexOf(wind.level) + (face === 6 ? 1 : -1)];
  return level ? { ...wind, level } : null;
}

/** A new wind: tacks are told anew, whoever now lies head to it is in irons, and the chooser may choose again (T1.6, T3.8). */
export function shift({ state, tell }: Pick<Play, 'state' | 'tell'>, after: Wind): void {
  tell('everyone', { kind: 'wind', before: state.wind, after });
  state.wind = after;
  if (state.chooser !== null) state.mayChoose = true;
  for (const id of settleIrons(state)) tell('everyone', { kind: 'in-irons', ship: id });
}

/** T3.8: sets tack and irons of every ship by the wind as it is. Returns who has come to be in irons. */
export function settleIrons(state: State): string[] {
  const caught: string[] = [];
  for (const ship of state.ships) {
    ship.tack = tackOn(ship.heading, state.wind, ship.tack);
    if (!isUnderSail(ship)) continue;
    const before = ship.condition;
    if (offWind(ship.heading, state.wind) === 0) ship.condition = 'irons';
    else if (before === 'irons') ship.condition = 'sailing';
    if (ship.condition === 'irons' && before !== 'irons') caught.push(ship.id);
  }
  return caught;
}
