import { hit, tire } from './damage.js';
import type { Face } from './nouns.js';
import type { Play } from './play.js';
import { loseCanvas } from './rig.js';
import { damageBoxes, isCrippled, plays } from './sea.js';
import type { Ship } from './state.js';
import { throwDice } from './throw.js';

/** The critical test (OI5.8): a die for each point of damage. */

const COUNTS: readonly Face[] = ['skull', 'swords', 'sail'];

function criticalFaces(play: Play, ship: Ship, target: Ship, count: number): Face[] {
  const faces = throwDice(play, count, { why: `critical ${ship.id} ${target.id}`, clause: 'OI5.8' });
  if (!plays(play.state, ship, 'careful-aim')) return faces;
  const poor = faces.filter(face => !COUNTS.includes(face)).length;
  return [
    ...faces.filter(face => COUNTS.includes(face)),
    ...throwDice(play, poor, { why: `careful ${ship.id} ${target.id}`, clause: 'OI9.3' }),
  ];
}

export function critical(play: Play, ship: Ship, target: Ship, count: number): void {
  const faces = criticalFaces(play, ship, target, count);
  play.say({ kind: 'critical', by: ship.id, at: target.id, faces });
  const many = (face: Face) => faces.filter(one => one === face).length;
  if (many('skull') >= 2) explode(play, target);
  else if (many('skull') === 1) hit(play, target, 1);
  tire(play, target, many('swords'));
  loseCanvas(play, target, many('sail'));
}

/** The magazine: her whole Damage track at once; she will sink the sooner. */
function explode(play: Play, target: Ship): void {
  target.doomed = true;
  play.say({ kind: 'magazine', ship: target.id });
  if (!isCrippled(play.state, target)) hit(play, target, damageBoxes(play.state, target) - target.damage);
}
