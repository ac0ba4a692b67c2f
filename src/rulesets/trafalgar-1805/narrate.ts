import type { Report } from '../../engine/ruleset.js';
import { accounts, standing } from './accounts.js';
import { type Beat, beatsOf } from './beats.js';
import type { Event, EventOf } from './event.js';
import { headline } from './headline.js';
import { lossTable } from './losses.js';
import { sentence } from './sea.js';
import type { Sight } from './sight.js';
import { type Teller, tellerFor } from './teller.js';
import { tellFire } from './tellFire.js';
import { tellBrush, tellFleet, tellMany, tellQuiet } from './tellMoves.js';
import { type Line, sayOne } from './words.js';

/** Characters of a turn's post that the story may fill. */
const POST = 1700;

/**
 * A turn as one viewer reads it (rules T10). It is made of what he heard and sees, so it can tell no secret: numbers of dice and hits
 * come to it only in the owners' own events. The same turn always reads the same.
 */
export function narrate(view: Sight, heard: readonly Event[]): Report {
  const by = tellerFor(view, heard);
  const beats = beatsOf(view, heard);
  const lines = beats.flatMap(beat => tell(beat, by)).map(line => ({ ...line, text: sentence(line.text) }));
  const table = lossTable(view);
  const losses: Line[] = table ? [{ weight: 'chief', text: table }] : [];
  return { headline: headline(heard, by), lines: [...lifted(lines), ...standing(by), ...losses] };
}

/** What is left of the post once the chief lines have their room goes to the plain ones, in their order. */
function lifted(lines: readonly Line[]): Line[] {
  let room = POST - lines.filter(line => line.weight === 'chief').reduce((sum, line) => sum + line.text.length + 1, 0);
  return lines.map(line => {
    if (line.weight !== 'plain' || line.text.length + 1 > room) return line;
    room -= line.text.length + 1;
    return { ...line, weight: 'chief' };
  });
}

function tell(beat: Beat, by: Teller): Line[] {
  if (beat.beat === 'fleet') return tellFleet(beat, by);
  if (beat.beat === 'quiet') return tellQuiet(beat, by);
  if (beat.beat === 'many') return tellMany(beat, by);
  if (beat.beat === 'brush') return tellBrush(beat, by);
  if (beat.beat === 'clash') return [...told([beat.event], by), ...accounts(beat.after, by)];
  if (beat.beat === 'fight') return tellFight(beat.events, by);
  if (beat.beat === 'one') return told([beat.event], by);
  return tellFire(beat, by);
}

const told = (events: readonly Event[], by: Teller): Line[] =>
  events.flatMap(event => {
    const line = sayOne(event, by);
    return line ? [line] : [];
  });

const ON_DECK: Record<EventOf<'boarding'>['result'], string> = {
  taken: 'carries her, sword in hand; her colours come down',
  drawn: 'fights hand to hand on her deck with nothing decided',
  repelled: 'is thrown back from her deck',
};

/** Grapnels, hand to hand, and the colours that come down, in one breath. */
function tellFight(events: readonly Event[], by: Teller): Line[] {
  const open = events.filter(event => event.kind !== 'melee');
  const text = open.flatMap((event, place) => sayFight(event, open[place - 1], by)).join(' ');
  return [{ weight: 'chief', text }, ...accounts(events, by)];
}

/** Where both sides boarded, a boarding party that is thrown back may be followed home. */
const takenInTurn = ({ ship }: EventOf<'struck'>, by: Teller): string =>
  `Her enemy follows on, and ${by.name(ship)} is carried in her turn.`;

function sayFight(event: Event, before: Event | undefined, by: Teller): string[] {
  if (event.kind === 'struck') return before?.kind === 'boarding' && before.result === 'taken' ? [] : [takenInTurn(event, by)];
  const grappled = before?.kind === 'grapple' && before.success && event.kind === 'boarding' && event.by === before.by;
  if (event.kind === 'boarding' && grappled) return [sentence(`her boarding party ${ON_DECK[event.result]}`)];
  return told([event], by).map(line => sentence(line.text));
}
