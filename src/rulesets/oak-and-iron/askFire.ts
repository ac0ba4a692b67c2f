import type { Field, Option } from '../../engine/form.js';
import { choice, option, ranked, type Written } from './fields.js';
import type { Arc } from './nouns.js';
import { enemiesOf } from './sea.js';
import type { Sea, Ship } from './state.js';
import { AIM_WORDS, ARC_WORDS, BAND_WORDS } from './talk.js';

/** The guns of one ship in her orders (OI13.1): whom each arc fires at, at what of her, from how far, and whom she fights. */

export const enemyOptions = (sea: Sea, ship: Ship): Option[] => enemiesOf(sea, ship).map(enemy => option(enemy.id, enemy.name));

const ARC_FIELDS: readonly Arc[] = ['port', 'starboard', 'bow', 'stern'];
export function fireFields(sea: Sea, ship: Ship, said: Written): Field[] {
  const enemies = enemyOptions(sea, ship);
  const aims = (['hull', 'rigging', 'crew'] as const).map(aim =>
    option(aim, AIM_WORDS[aim], aim === 'hull' ? null : `up to ${BAND_WORDS[sea.tables.reach[aim]]}`),
  );
  const arcs = ARC_FIELDS.flatMap(arc => [
    ranked({ id: arc, label: `Target, ${ARC_WORDS[arc]}` }, said, enemies, 'the nearest that bears'),
    ...(sea.options.additional ? [choice({ id: `${arc}aim`, label: `Aim, ${ARC_WORDS[arc]}` }, said, aims, 'hull', 'at the hull')] : []),
  ]);
  return [
    ...arcs,
    ranked({ id: 'close', label: 'Hand to hand', help: 'whom she fights first of those fast to her' }, said, enemies, 'the nearest'),
    holdField(said),
  ];
}

export function holdField(said: Written): Field {
  const holds = [
    option('cannon', 'Fire at Cannon Shot'),
    option('musket', 'Hold until Musket Shot'),
    option('pistol', 'Hold until Pistol Shot'),
    option('never', 'Hold fire'),
  ];
  return choice({ id: 'hold', label: 'Hold fire', need: 'keeps' }, said, holds, 'cannon', 'fire at any range');
}
