import type { Field, Problem, Unit } from '../../engine/form.js';
import { maySlide } from './activate.js';
import { enemyOptions, fireFields, holdField } from './askFire.js';
import { plotField, plotProblems } from './askPlot.js';
import { crewBar } from './crewBars.js';
import { mayDash, mayTurnFree } from './effects.js';
import { amount, choice, clauses, clip, option, ranked, toggle, type Written } from './fields.js';
import { CREW_ACTIONS, Intent, THENS, WHENS } from './order.js';
import { enemiesOf, friendsOf, hasUpgrade, hurt, isCrippled, isShaken, isWithin, plays, weary } from './sea.js';
import { heldBy, ratingOf } from './speed.js';
import type { Sea, Ship } from './state.js';
import { CREW_WORDS, INTENT_WORDS, SAIL_WORDS } from './talk.js';
import { choosing, onBeam } from './wind.js';

/** The orders of one ship (OI13.1): her move or her intent, her crew, her guns, her if-clauses. */

function againstField(sea: Sea, ship: Ship, said: Written): Field {
  const friends = friendsOf(sea, ship).map(friend => option(friend.id, friend.name, 'a friend: to follow'));
  return choice(
    { id: 'against', label: 'Whom', help: 'whom her intent is about', words: ['whom'], need: 'keeps' },
    said,
    [...enemyOptions(sea, ship), ...friends],
    null,
    'the nearest',
  );
}

function intentField(sea: Sea, said: Written): Field {
  const isOpen = (intent: Intent) => intent !== 'land' || sea.terrain.some(piece => piece.marked);
  const options = Intent.options.filter(isOpen).map(intent => option(intent, ...INTENT_WORDS[intent]));
  return choice(
    { id: 'intent', label: 'Intent', help: 'what she does when no move is plotted', need: 'keeps' },
    said,
    options,
    'none',
    'straight ahead',
  );
}

/** The choice that she has with the wind exactly on her beam, where it makes any odds (OI1.7). */
function beamFields(sea: Sea, ship: Ship, said: Written): Field[] {
  const points = (['large', 'windward'] as const).map(point => ({ point, rating: ratingOf(sea, choosing(ship, point)) }));
  if (!onBeam(sea, ship.pose) || (points[0]?.rating === points[1]?.rating && !ship.fits.includes('sweeps'))) return [];
  const options = points.map(({ point, rating }) => option(point, point === 'large' ? 'As large' : 'As to windward', `rate ${rating}`));
  const help = 'the wind is exactly on her beam';
  return [choice({ id: 'beam', label: 'Sails', help }, said, [option('faster', 'As is faster'), ...options], 'faster', 'as is faster')];
}
/** Her as she sails under what is said of that. */
function sailing(sea: Sea, ship: Ship, said: Written): Ship {
  const [field] = beamFields(sea, ship, said);
  return field?.value === 'large' || field?.value === 'windward' ? choosing(ship, field.value) : ship;
}

function crewField(sea: Sea, ship: Ship, said: Written): Field {
  const options = CREW_ACTIONS.filter(action => action !== 'hull' || ship.aground).map(action => {
    const bar = crewBar(sea, ship, action);
    return option(action, CREW_WORDS[action], bar === null ? null : `now: ${bar}`);
  });
  const head = { id: 'crew', label: 'Crew Action', help: 'the first that is possible after her move is done' };
  return ranked(head, said, options, 'reload, else rally, else repair', 5);
}

const EDGES = [option('least', 'With the least turn'), option('side', 'On her side'), option('end', 'Across her bow or stern')];
/** Which edge to lie against, for whoever means to board (OI4.10). */
function edgeFields(said: Written): Field[] {
  const boards = said['intent'] === 'board' || (Array.isArray(said['crew']) && said['crew'].some(one => one === 'board'));
  const help = 'where two edges of her are as near';
  return boards ? [choice({ id: 'edge', label: 'Come alongside', help }, said, EDGES, 'least', 'with the least turn')] : [];
}

/** What the card of the turn opens before anybody moves. */
function atOnceFields(sea: Sea, ship: Ship, said: Written): Field[] {
  const most = sea.tables.eyeTurn;
  const span = { min: -most, max: most, step: 5, unit: '°' };
  return [
    ...(mayTurnFree(sea, ship)
      ? [amount({ id: 'free', label: 'Free turn', help: 'before anybody moves; starboard is +' }, said, span, 0)]
      : []),
    ...(mayDash(sea, ship) ? [toggle({ id: 'dash', label: 'Free move at speed 1' }, said, false, ['taken', 'left'])] : []),
  ];
}

/** What the card of the turn, and her topmen, open in her own move. */
function moveFields(sea: Sea, ship: Ship, said: Written): Field[] {
  const mm = { min: -22, max: 22, step: 1, unit: 'mm' };
  const boats = enemiesOf(sea, ship)
    .filter(enemy => isWithin(sea, ship, enemy, 'cannon'))
    .map(enemy => option(enemy.id, enemy.name));
  const whens = [option('before', 'Before the move'), option('after', 'After the move')];
  return [
    ...(hasUpgrade(ship, 'topmen')
      ? [toggle({ id: 'twice', label: 'Second step of sail', help: 'when she makes or takes in sail' }, said, false, ['taken', 'left'])]
      : []),
    ...(maySlide(sea, ship)
      ? [
          amount({ id: 'slide', label: 'Slide sideways', help: 'millimetres; starboard is +' }, said, mm, 0),
          choice({ id: 'slidewhen', label: 'When to slide' }, said, whens, 'after', 'after'),
        ]
      : []),
    ...(plays(sea, ship, 'boat-assault') && boats.length > 0
      ? [choice({ id: 'boats', label: 'Boats to' }, said, boats, null, 'none')]
      : []),
  ];
}

const WHEN_WORDS: Record<(typeof WHENS)[number], readonly [string, number | null, string]> = {
  'enemy-within': ['an enemy is within', 12, 'in'],
  damage: ['her damage is at least', 7, ''],
  fatigue: ['her fatigue is at least', 7, ''],
  'against-out': ['her enemy is Out of Action', null, ''],
  'against-shaken': ['her enemy is Shaken', null, ''],
  entangled: ['she is Entangled', null, ''],
  'to-windward': ['she is not sailing large', null, ''],
};
function ifsField(said: Written): Field {
  const whens = WHENS.map(when => {
    const [label, max, unit] = WHEN_WORDS[when];
    return { option: option(when, label), by: max === null ? null : { min: 1, max, step: 1, unit } };
  });
  const thens = THENS.map(then => {
    if (then === 'hold-fire') return option(then, 'Hold fire');
    return option(then, then === 'rally' || then === 'repair' ? CREW_WORDS[then] : INTENT_WORDS[then][0]);
  });
  return clauses({ id: 'ifs', label: 'If … then', help: 'judged when she acts and when she fires', need: 'keeps' }, said, whens, thens);
}

const HELD = { entangled: 'Entangled', aground: 'Aground', anchored: 'at anchor' } as const;
/** Her state in a few words. */
export function stateWords(sea: Sea, ship: Ship): string {
  const held = heldBy(ship);
  const parts = [
    isCrippled(sea, ship) ? 'Crippled' : `damage ${hurt(ship)}`,
    isShaken(sea, ship) ? 'Shaken' : `fatigue ${weary(ship)}`,
    held === null ? `rate ${ratingOf(sea, ship)}, ${SAIL_WORDS[ship.sail]}` : HELD[held],
    ...(ship.plunder ? ['plunder aboard'] : []),
    ...(ship.reload.port ? ['larboard to reload'] : []),
    ...(ship.reload.starboard ? ['starboard to reload'] : []),
  ];
  return parts.join(', ');
}

/** The same in as few words as stand beside a ship on the chart. */
export function noteWords(sea: Sea, ship: Ship): string {
  const held = heldBy(ship);
  const state = isShaken(sea, ship) ? ['Shaken'] : isCrippled(sea, ship) ? ['Crippled'] : [];
  return [held === null ? `rate ${ratingOf(sea, ship)}` : HELD[held], ...state].join(', ');
}

/** `brief`: what holds for a whole alternating turn; `fire`: its attacks; `all`: everything in one. */
export type Part = 'all' | 'brief' | 'fire';
function fieldsOf(sea: Sea, ship: Ship, said: Written, part: Part): Field[] {
  if (part === 'brief') return [holdField(said), ...atOnceFields(sea, ship, said), ifsField(said)];
  const attacks = [...fireFields(sea, ship, said), ifsField(said)];
  if (part === 'fire') return attacks;
  const head = { id: 'plot', label: 'Manoeuvre', help: '+ or − tries Seamanship; P and S turn; F runs ahead' };
  const whole = [
    plotField(sea, sailing(sea, ship, said), head, said),
    intentField(sea, said),
    againstField(sea, ship, said),
    crewField(sea, ship, said),
  ];
  return [
    ...whole,
    ...edgeFields(said),
    ...beamFields(sea, ship, said),
    ...(sea.window === 'turn' ? atOnceFields(sea, ship, said) : []),
    ...moveFields(sea, ship, said),
    ...attacks,
  ];
}

export function shipUnit(sea: Sea, ship: Ship, said: Written, part: Part, request: string): Unit {
  const fields = fieldsOf(sea, ship, said, part);
  const own = fields.some(field => field.from === 'own');
  const doing = fields.filter(field => field.from === 'own').map(field => `${field.label.toLowerCase()}: ${field.said}`);
  return {
    id: ship.id,
    name: clip(ship.name, 40),
    words: [],
    group: null,
    state: own ? 'begun' : 'silent',
    line: clip(own ? doing.join('; ') : stateWords(sea, ship), 110),
    lead: part === 'all' ? 'plot' : 'hold',
    quick: [],
    requests: [request],
    fields,
  };
}

export const shipProblems = (sea: Sea, ship: Ship, said: Written, part: Part): Problem[] =>
  part === 'all' ? plotProblems(sea, sailing(sea, ship, said), said) : [];
