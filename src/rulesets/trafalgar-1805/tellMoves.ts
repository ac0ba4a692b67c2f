import { type Point8, pointName, pointsApart } from '../../engine/grid.js';
import { pathOf } from './action.js';
import type { Beat, Many } from './beats.js';
import type { EventOf } from './event.js';
import { counted, listed, pointWords, sailingWords } from './sea.js';
import type { Teller } from './teller.js';
import type { Line } from './words.js';

type Moved = EventOf<'moved'>;

/** The turn of a track from first heading to last. */
interface Swing {
  readonly from: Point8;
  readonly to: Point8;
  readonly squares: number;
}

const swingOf = (move: Moved): Swing => ({
  from: move.wake[0]?.heading ?? 0,
  to: move.wake.at(-1)?.heading ?? 0,
  squares: pathOf(move.wake).length - 1,
});

/** `stands on to the east`, `hauls up to the north-east`; in the singular. */
function doing({ from, to, squares }: Swing, by: Teller): string {
  if (squares === 0) return from === to ? 'lies where she is' : `swings her head to the ${pointWords(to)}`;
  const wind = by.wind;
  const course = `${pointWords(to)}, ${sailingWords(to, wind)}`;
  if (from === to) return `stands on to the ${course}`;
  const closer = pointsApart(to, wind.from) < pointsApart(from, wind.from);
  const further = pointsApart(to, wind.from) > pointsApart(from, wind.from);
  return closer ? `hauls up to the ${course}` : further ? `bears away to the ${course}` : `comes round to the ${course}`;
}

const PLURAL: readonly [RegExp, string][] = [
  [/^lies where she is/, 'lie where they are'],
  [/^swings her head/, 'swing their heads'],
  [/^stands/, 'stand'],
  [/^hauls/, 'haul'],
  [/^bears/, 'bear'],
  [/^comes/, 'come'],
];
const inPlural = (words: string): string => PLURAL.reduce((text, [one, many]) => text.replace(one, many), words);

/** A line that moves as a line: told once, by its leader. */
export function tellFleet(beat: Extract<Beat, { beat: 'fleet' }>, by: Teller): Line[] {
  const [leader] = beat.moves;
  const line = by.view.lines.find(one => one.id === beat.line);
  if (!leader || !line) return [];
  const swing = swingOf(leader);
  const last = swingOf(beat.moves.at(-1) ?? leader);
  const succession = swing.from !== swing.to && last.to !== swing.to ? ', the rest turning in her wake' : '';
  const text = `${/^the /i.test(line.name) ? '' : 'the '}${line.name} ${doing(swing, by).replace('where she is', 'where it is').replace(' her ', ' its ')}, ${by.name(leader.ship)} leading ${counted(beat.moves.length - 1, 'ship')}${succession}`;
  return [
    { weight: 'plain', text },
    { weight: 'small', text: ends(beat.moves, by) },
  ];
}

/** Everybody who sailed by herself: side by side, those who did the same in one clause. */
export function tellQuiet(beat: Extract<Beat, { beat: 'quiet' }>, by: Teller): Line[] {
  const sides = [...new Set(by.view.ships.map(ship => ship.side))];
  return sides.flatMap<Line>(side => {
    const own = beat.moves.filter(move => by.view.ships.some(ship => ship.id === move.ship && ship.side === side));
    if (own.length === 0) return [];
    return [
      { weight: 'plain', text: clauses(own, by) },
      { weight: 'small', text: ends(own, by) },
    ];
  });
}

function clauses(moves: readonly Moved[], by: Teller): string {
  const same = new Map<string, Moved[]>();
  for (const move of moves) {
    const words = doing(swingOf(move), by);
    same.set(words, [...(same.get(words) ?? []), move]);
  }
  return [...same]
    .map(([words, group]) => `${listed(group.map(move => by.name(move.ship)))} ${group.length > 1 ? inPlural(words) : words}`)
    .join('; ');
}

/** `*Tonnant* L8 E 3, *Mars* J8 E 3`: where each one ends, her heading and rate. */
const ends = (moves: readonly Moved[], by: Teller): string =>
  moves
    .map(move => {
      const end = move.wake.at(-1);
      return end ? `${by.name(move.ship)} ${by.square(end.at)} ${pointName(end.heading)} ${move.way}` : by.name(move.ship);
    })
    .join(', ');

const MANY: Record<Many, readonly [one: string, more: string]> = {
  held: ['cannot get clear', 'cannot get clear'],
  tacked: ['goes about', 'go about'],
  wore: ['wears round', 'wear round'],
  'hove-to': ['heaves to', 'heave to'],
  filled: ['fills and gathers way', 'fill and gather way'],
  drifted: ['drifts', 'drift'],
};

/** Several ships that did the same. */
export function tellMany({ what, ships }: Extract<Beat, { beat: 'many' }>, by: Teller): Line[] {
  const [one, more] = MANY[what];
  const names = listed([...new Set(ships)].map(id => by.name(id)));
  return [{ weight: what === 'drifted' ? 'small' : 'plain', text: `${names} ${ships.length > 1 ? more : one}` }];
}

/** A ship that passed others without touching them. */
export function tellBrush({ by: mover, past }: Extract<Beat, { beat: 'brush' }>, by: Teller): Line[] {
  const [name, others] = [by.name(mover), listed([...new Set(past)].map(id => by.name(id)))];
  return [
    {
      weight: 'plain',
      text: by.vary(
        [`${name} clears ${others} by a coat of paint`, `${name} squeezes past ${others}`, `${name} scrapes past ${others}`],
        mover,
      ),
    },
  ];
}
