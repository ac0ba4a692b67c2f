import { hit, tire } from './damage.js';
import type { Face } from './nouns.js';
import type { Play } from './play.js';
import { loseCanvas } from './rig.js';
import { damageBoxes, isCrippled, plays } from './sea.js';
import type { Sea, Ship } from './state.js';
import { luckily, throwDice } from './throw.js';

/** The critical test (OI5.8): a die for each point of damage. */

const COUNTS: readonly Face[] = ['skull', 'swords', 'sail'];

function criticalFaces(play: Play, ship: Ship, target: Ship, count: number): Face[] {
  const why = `critical ${ship.id} ${target.id}`;
  const tells = (face: Face) => COUNTS.includes(face);
  const faces = throwDice(play, count, { why, clause: 'OI5.8' });
  const careful = plays(play.state, ship, 'careful-aim');
  const poor = careful ? faces.filter(face => !tells(face)).length : 0;
  const again = throwDice(play, poor, { why: `careful ${ship.id} ${target.id}`, clause: 'OI9.3' });
  const all = careful ? [...faces.filter(tells), ...again] : faces;
  return all.some(tells) ? all : luckily(play, ship, all, () => true, why);
}

/** Dice for an attack that did so much damage. */
export const criticalDice = ({ tables }: Sea, damage: number): number => (tables.critical.per === 'point' ? damage : 1);

export function critical(play: Play, ship: Ship, target: Ship, count: number): void {
  const faces = criticalFaces(play, ship, target, count);
  const worth = play.state.tables.critical;
  play.say({ kind: 'critical', by: ship.id, at: target.id, faces });
  const many = (face: Face) => faces.filter(one => one === face).length;
  if (many('skull') >= 2) explode(play, target);
  else if (many('skull') === 1) hit(play, target, worth.skull);
  tire(play, target, many('swords') * worth.swords);
  loseCanvas(play, target, many('sail') * worth.sail);
}

/** The magazine: her whole Damage track at once; she will sink the sooner. */
function explode(play: Play, target: Ship): void {
  target.doomed = true;
  play.say({ kind: 'magazine', ship: target.id });
  if (!isCrippled(play.state, target)) hit(play, target, damageBoxes(play.state, target) - target.damage);
}
