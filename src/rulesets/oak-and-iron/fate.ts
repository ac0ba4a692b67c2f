import { turnedBy } from '../../engine/plane.js';
import type { Fate } from './cards.js';
import { restAndSay, tire } from './damage.js';
import type { Weather } from './nouns.js';
import type { Play } from './play.js';
import { setSail } from './rig.js';
import { flagshipOf, inAction } from './sea.js';
import type { Ship, State } from './state.js';
import { skillTest } from './throw.js';

/** The event deck (OI9.6). It has no stored order: the card is thrown for among those that are left, so nobody can have seen it. */

const flagships = (state: State): Ship[] => state.squads.map(squad => flagshipOf(state, squad.seat)).filter(ship => ship !== null);
const edge = (state: State, by: number): Weather => turnedBy(state.wind, by) as Weather;

const DO: Partial<Record<Fate, (play: Play) => void>> = {
  'wind-backs': ({ state }) => {
    state.nextWind = edge(state, -90);
  },
  'wind-veers': ({ state }) => {
    state.nextWind = edge(state, 90);
  },
  squall: play => {
    for (const ship of play.state.ships) if (inAction(ship) && ship.sail === 'full') setSail(play, ship, 'battle', 'squall');
  },
  cheers: play => {
    for (const ship of flagships(play.state)) restAndSay(play, ship);
  },
  murmurs: play => {
    for (const ship of flagships(play.state)) if (!skillTest(play, ship, 'murmurs', 'OI9.6')) tire(play, ship, 1);
  },
  'loose-cannon': play => {
    const ships = play.state.ships.filter(inAction);
    const ship = ships[play.dice.roll(ships.length, { why: 'loose cannon', clause: 'OI9.6', to: 'everyone' }) - 1];
    if (ship) tire(play, ship, 1);
  },
};

export function drawFate(play: Play): void {
  const { state, dice } = play;
  if (state.fates.length === 0) state.fates = [...state.tables.deck];
  const nth = dice.roll(state.fates.length, { why: 'event card', clause: 'OI9.6', to: 'everyone' }) - 1;
  const fate = state.fates[nth] ?? 'calm-sea';
  state.fates = state.fates.filter(one => one !== fate);
  state.fate = fate;
  play.say({ kind: 'fate', fate });
  DO[fate]?.(play);
}
