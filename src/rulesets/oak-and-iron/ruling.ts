import { z } from 'zod';
import type { Dice } from '../../engine/dice.js';
import type { Answers, Field, Form } from '../../engine/form.js';
import type { Tell } from '../../engine/ruleset.js';
import { CARD_IDS, CARDS, CardId } from './cards.js';
import { hit, tire } from './damage.js';
import { ruleWind } from './edge.js';
import type { Event } from './event.js';
import { amount, choice, option, type Written } from './fields.js';
import { judge } from './judge.js';
import { SAILS, Sail, ShipId, Weather } from './nouns.js';
import { ownSquad, type Play, playOf } from './play.js';
import { setSail } from './rig.js';
import { inAction, isAfloat, shipOf } from './sea.js';
import type { Ship, State } from './state.js';
import { strikeColours, unlink } from './strike.js';
import { SAIL_WORDS } from './talk.js';
import { goOn } from './turn.js';
import type { Sight } from './view.js';

/** An umpire's rulings (OI13.5): hull, crew, position, status, wind, card. */

const ruling = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) => z.strictObject({ kind: z.literal(kind), ...shape });
const STATUSES = ['aground', 'afloat', 'loaded', 'unloaded', 'parted', 'struck'] as const;
export const Ruling = z.discriminatedUnion('kind', [
  ruling('hull', { ship: ShipId, points: z.int().min(0).max(8) }),
  ruling('crew', { ship: ShipId, points: z.int().min(0).max(8) }),
  ruling('place', { ship: ShipId, x: z.int(), y: z.int(), heading: z.int().min(0).max(359) }),
  ruling('sail', { ship: ShipId, sail: Sail }),
  ruling('status', { ship: ShipId, status: z.enum(STATUSES) }),
  ruling('wind', { from: Weather }),
  ruling('card', { seat: z.string(), card: CardId }),
]);
export type Ruling = z.infer<typeof Ruling>;
const KINDS = ['hull', 'crew', 'place', 'sail', 'status', 'wind', 'card'] as const;
const KIND_WORDS: Record<(typeof KINDS)[number], string> = {
  hull: 'Damage of a ship',
  crew: 'Fatigue of a ship',
  place: 'Place and heading',
  sail: 'Sail setting',
  status: 'Status',
  wind: 'Wind',
  card: 'Card back in the hand',
};

function setStatus(play: Play, ship: Ship, status: (typeof STATUSES)[number]): void {
  if (status === 'aground' || status === 'afloat') ship.aground = status === 'aground';
  if (status === 'loaded' || status === 'unloaded') ship.reload = { port: status === 'unloaded', starboard: status === 'unloaded' };
  if (status === 'parted') unlink(play, ship);
  if (status === 'struck' && inAction(ship)) strikeColours(play, ship, 'ruled');
}

function ruleShip(play: Play, ship: Ship, rule: Extract<Ruling, { ship: string }>): string {
  if (rule.kind === 'hull') {
    ship.damage = Math.min(ship.damage, rule.points);
    hit(play, ship, rule.points - ship.damage);
    return `${ship.name}: damage ${rule.points}`;
  }
  if (rule.kind === 'crew') {
    ship.fatigue = Math.min(ship.fatigue, rule.points);
    tire(play, ship, rule.points - ship.fatigue);
    return `${ship.name}: fatigue ${rule.points}`;
  }
  if (rule.kind === 'place') {
    unlink(play, ship);
    ship.pose = { x: rule.x, y: rule.y, heading: rule.heading };
    return `${ship.name} lies elsewhere`;
  }
  if (rule.kind === 'sail') setSail(play, ship, rule.sail, 'ruled');
  else setStatus(play, ship, rule.status);
  return `${ship.name}: ${rule.kind === 'sail' ? SAIL_WORDS[rule.sail] : rule.status}`;
}

export function amend(draft: State, rule: Ruling, dice: Dice, tell: Tell<Event>): void {
  const play = playOf(draft, dice, tell);
  const ship = 'ship' in rule ? shipOf(draft, rule.ship) : null;
  let what = '';
  if (rule.kind === 'wind') {
    what = ruleWind(draft, rule.from);
  } else if (rule.kind === 'card') {
    const squad = ownSquad(draft, rule.seat);
    squad.discards = squad.discards.filter(card => card !== rule.card);
    if (!squad.hand.includes(rule.card)) squad.hand.push(rule.card);
    squad.shown = [...new Set([...squad.shown, rule.card])];
    what = `${CARDS[rule.card].name} is back with ${squad.name}`;
  } else if (ship) what = ruleShip(play, ship, rule);
  play.say({ kind: 'ruled', what });
  for (const squad of draft.squads)
    if (draft.phase === 'battle' && !draft.ships.some(one => one.seat === squad.seat && inAction(one))) squad.broken = true;
  if (draft.phase === 'battle' && draft.ended === null) judge(play);
  goOn(draft);
}

function shipFields(view: Sight, ship: Ship, kind: string, said: Written): Field[] {
  const points = { min: 0, max: 8, step: 1, unit: 'points' };
  const side = (most: number) => ({ min: 0, max: Math.round(most / 100), step: 1, unit: '0.1 in' });
  if (kind === 'hull') return [amount({ id: 'points', label: 'Damage' }, said, points, Math.min(8, ship.damage))];
  if (kind === 'crew') return [amount({ id: 'points', label: 'Fatigue' }, said, points, Math.min(8, ship.fatigue))];
  if (kind === 'sail')
    return [
      choice(
        { id: 'sail', label: 'Sail' },
        said,
        SAILS.map(sail => option(sail, SAIL_WORDS[sail])),
        ship.sail,
        ship.sail,
      ),
    ];
  if (kind === 'status')
    return [
      choice(
        { id: 'status', label: 'Status' },
        said,
        STATUSES.map(one => option(one, one)),
        'afloat',
        'afloat',
      ),
    ];
  return [
    amount({ id: 'x', label: 'From the left' }, said, side(view.table.width), Math.round(ship.pose.x / 100)),
    amount({ id: 'y', label: 'From the top' }, said, side(view.table.height), Math.round(ship.pose.y / 100)),
    amount({ id: 'heading', label: 'Heading' }, said, { min: 0, max: 359, step: 1, unit: '°' }, ship.pose.heading),
  ];
}

const WINDS = [option('w0', 'North edge'), option('w90', 'East edge'), option('w180', 'South edge'), option('w270', 'West edge')];

function rulingFields(view: Sight, said: Written): Field[] {
  const kind = choice(
    { id: 'kind', label: 'About', need: 'must' },
    said,
    KINDS.map(one => option(one, KIND_WORDS[one])),
    null,
    'nothing yet',
  );
  if (kind.value === null) return [kind];
  if (kind.value === 'wind') return [kind, choice({ id: 'from', label: 'Wind from' }, said, WINDS, `w${view.wind}`, 'as it is')];
  if (kind.value === 'card') {
    const seats = view.squads.map(squad => option(squad.seat, squad.name));
    const cards = CARD_IDS.map(card => option(card, CARDS[card].name));
    return [
      kind,
      choice({ id: 'seat', label: 'Whose hand' }, said, seats, seats[0]?.id ?? null, 'the first'),
      choice({ id: 'card', label: 'Card', need: 'must' }, said, cards, null, 'none'),
    ];
  }
  const ships = view.ships.filter(isAfloat);
  const which = choice(
    { id: 'ship', label: 'Ship' },
    said,
    ships.map(ship => option(ship.id, ship.name)),
    ships[0]?.id ?? null,
    'none',
  );
  const ship = ships.find(one => one.id === which.value);
  return ship ? [kind, which, ...shipFields(view, ship, kind.value, said)] : [kind];
}

export function askRuling(view: Sight, answers: Answers): Form {
  const fields = rulingFields(view, answers['ruling'] ?? {});
  return {
    title: 'Ruling',
    prompt: 'What you rule is carried out at once and told to everybody, with your reason.',
    groups: [],
    units: [
      { id: 'ruling', name: 'Ruling', words: [], group: null, state: 'begun', line: '', lead: 'kind', quick: [], requests: [], fields },
    ],
    problems: [],
  };
}

export function readRuling(view: Sight, answers: Answers): Ruling | null {
  const fields = rulingFields(view, answers['ruling'] ?? {});
  const values: Record<string, unknown> = Object.fromEntries(fields.map(field => [field.id, field.value]));
  if (typeof values['from'] === 'string') values['from'] = Number(values['from'].slice(1));
  for (const axis of ['x', 'y']) if (typeof values[axis] === 'number') values[axis] = values[axis] * 100;
  const parsed = Ruling.safeParse(values);
  return parsed.success ? parsed.data : null;
}
