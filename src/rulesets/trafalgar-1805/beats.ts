import type { Event, EventOf } from './event.js';
import type { ShipId } from './nouns.js';
import type { Sight } from './sight.js';

export type Many = 'held' | 'tacked' | 'wore' | 'hove-to' | 'filled' | 'drifted';

/** What belongs together in a report. `after` is what a beat led to: a falling mast, the damage that its owner hears. */
export type Beat =
  | { readonly beat: 'fleet'; readonly line: string; readonly moves: EventOf<'moved'>[] }
  | { readonly beat: 'quiet'; readonly moves: EventOf<'moved'>[] }
  | { readonly beat: 'rake'; readonly at: ShipId; readonly volley: EventOf<'volley'>; readonly after: Event[] }
  | { readonly beat: 'fire'; readonly at: ShipId; readonly volleys: EventOf<'volley'>[]; readonly after: Event[] }
  | { readonly beat: 'exchange'; readonly at: ShipId; readonly volleys: EventOf<'volley'>[]; readonly after: Event[] }
  | { readonly beat: 'clash'; readonly event: EventOf<'collided'>; readonly after: Event[] }
  | { readonly beat: 'fight'; readonly by: ShipId; readonly at: ShipId; readonly events: Event[] }
  | { readonly beat: 'many'; readonly what: Many; readonly ships: ShipId[] }
  | { readonly beat: 'brush'; readonly by: ShipId; readonly past: ShipId[] }
  | { readonly beat: 'one'; readonly event: Event };
type Beats<Kind extends Beat['beat']> = Extract<Beat, { beat: Kind }>;

/** A fleet's move is told once when at least so many follow one leader. */
const FLEET = 3;

/** Groups what was heard, in the order in which it happened. */
export function beatsOf(view: Sight, heard: readonly Event[]): Beat[] {
  const opening = heard.filter(event => OPENING.has(event.kind));
  const rest = heard.filter(event => !OPENING.has(event.kind));
  const before = [...opening.map<Beat>(event => ({ beat: 'one', event })), ...moves(view, rest)];
  return exchanges(rest.reduce<Beat[]>(join, before));
}

/** What is settled before any ship moves. */
const OPENING: ReadonlySet<Event['kind']> = new Set(['turn', 'chosen', 'single', 'arrived']);

const isMove = (event: Event): event is EventOf<'moved'> => event.kind === 'moved';

/** The movements come first: lines that moved as lines, then everybody else. */
function moves(view: Sight, heard: readonly Event[]): Beat[] {
  const moved = heard.filter(isMove);
  const fleets = view.lines.flatMap<Beat>(line => {
    const own = moved.filter(event => line.ships.includes(event.ship));
    const together = own.filter(event => follows(event, own[0]));
    return together.length >= FLEET ? [{ beat: 'fleet', line: line.id, moves: together }] : [];
  });
  const told = new Set(fleets.flatMap(fleet => (fleet.beat === 'fleet' ? fleet.moves : [])));
  const others = moved.filter(event => !told.has(event));
  return others.length > 0 ? [...fleets, { beat: 'quiet', moves: others }] : fleets;
}

const start = (event: EventOf<'moved'> | undefined) => event?.wake[0]?.heading;
const end = (event: EventOf<'moved'> | undefined) => event?.wake.at(-1)?.heading;

/** In the leader's wake: she ends on a heading that the leader held in the turn, and started on one too. */
function follows(event: EventOf<'moved'>, leader: EventOf<'moved'> | undefined): boolean {
  const held = new Set(leader?.wake.map(stand => stand.heading));
  return (
    event === leader || (event.way > 0 && held.has(end(event) ?? -1) && (held.has(start(event) ?? -1) || start(event) === start(leader)))
  );
}

/** Adds one event to the beats before it, or starts a new one. */
function join(beats: Beat[], event: Event): Beat[] {
  if (isMove(event)) return beats;
  if (event.kind === 'volley') return joinVolley(beats, event);
  const what = manyOf(event);
  if (what) return joinMany(beats, what, event);
  if (event.kind === 'brushed') return joinBrush(beats, event);
  const home = homeOf(beats, event);
  if (home) {
    home.push(event);
    return beats;
  }
  return [...beats, opening(event)];
}

function opening(event: Event): Beat {
  if (event.kind === 'collided') return { beat: 'clash', event, after: [] };
  if (event.kind === 'grapple' || event.kind === 'boarding') return { beat: 'fight', by: event.by, at: event.at, events: [event] };
  return { beat: 'one', event };
}

/** What several ships do alike is told once for all of them. */
function manyOf(event: Event): Many | null {
  if (event.kind === 'freed') return event.success ? null : 'held';
  if (event.kind === 'tacked') return event.success ? 'tacked' : null;
  return event.kind === 'wore' || event.kind === 'hove-to' || event.kind === 'filled' || event.kind === 'drifted' ? event.kind : null;
}

function joinMany(beats: Beat[], what: Many, event: Event): Beat[] {
  const ship = 'ship' in event ? event.ship : '';
  const same = beats.find((beat): beat is Beats<'many'> => beat.beat === 'many' && beat.what === what);
  if (!same) return [...beats, { beat: 'many', what, ships: [ship] }];
  same.ships.push(ship);
  return beats;
}

/** All whom one ship passes without touching. */
function joinBrush(beats: Beat[], { by, at }: EventOf<'brushed'>): Beat[] {
  const same = beats.find((beat): beat is Beats<'brush'> => beat.beat === 'brush' && beat.by === by);
  if (!same) return [...beats, { beat: 'brush', by, past: [at] }];
  same.past.push(at);
  return beats;
}

function joinVolley(beats: Beat[], volley: EventOf<'volley'>): Beat[] {
  if (volley.rake !== 'none') return [...beats, { beat: 'rake', at: volley.at, volley, after: [] }];
  const same = beats.find((beat): beat is Beats<'fire'> => beat.beat === 'fire' && beat.at === volley.at);
  if (!same) return [...beats, { beat: 'fire', at: volley.at, volleys: [volley], after: [] }];
  same.volleys.push(volley);
  return beats;
}

/** The list that an event belongs to: the latest beat that brought it about. */
function homeOf(beats: readonly Beat[], event: Event): Event[] | null {
  for (const beat of [...beats].reverse()) {
    const home = claims(beat, event);
    if (home) return home;
  }
  return null;
}

function claims(beat: Beat, event: Event): Event[] | null {
  if (beat.beat === 'rake' || beat.beat === 'fire') return ofGunnery(beat, event) ? beat.after : null;
  if (beat.beat === 'clash') return event.kind === 'strain' && [beat.event.by, beat.event.at].includes(event.ship) ? beat.after : null;
  if (beat.beat === 'fight') return ofFight(beat, event) ? beat.events : null;
  return null;
}

function ofGunnery(beat: Beats<'rake' | 'fire'>, event: Event): boolean {
  const volleys = beat.beat === 'rake' ? [beat.volley] : beat.volleys;
  if (event.kind === 'aboard' || event.kind === 'spied' || event.kind === 'hits')
    return volleys.some(volley => volley.by === event.by && volley.at === event.at);
  if (event.kind === 'mast') return event.ship === beat.at;
  return event.kind === 'struck' && event.how === 'raked' && beat.beat === 'rake' && event.ship === beat.at;
}

function ofFight(beat: Beats<'fight'>, event: Event): boolean {
  const pair = [beat.by, beat.at];
  if (event.kind === 'grapple' || event.kind === 'boarding' || event.kind === 'melee')
    return pair.includes(event.by) && pair.includes(event.at);
  return event.kind === 'struck' && event.how === 'boarded' && pair.includes(event.ship);
}

/** Two ships that fired at one another alone are told as one exchange. */
function exchanges(beats: readonly Beat[]): Beat[] {
  const gone = new Set<Beat>();
  return beats.flatMap(beat => {
    if (gone.has(beat)) return [];
    const answer = beat.beat === 'fire' ? beats.find(other => other !== beat && !gone.has(other) && answers(beat, other)) : undefined;
    if (beat.beat !== 'fire' || answer?.beat !== 'fire') return [beat];
    gone.add(answer);
    return [{ beat: 'exchange', at: beat.at, volleys: [...beat.volleys, ...answer.volleys], after: [...beat.after, ...answer.after] }];
  });
}

function answers(a: Beat, b: Beat): boolean {
  if (a.beat !== 'fire' || b.beat !== 'fire' || a.volleys.length !== 1 || b.volleys.length !== 1) return false;
  const [shot, reply] = [a.volleys[0], b.volleys[0]];
  return shot?.by === reply?.at && shot?.at === reply?.by && shot?.band === reply?.band;
}
