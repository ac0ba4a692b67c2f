import type { FieldOf, Step } from '../../engine/form.js';
import type { Asked } from './asked.js';
import { squareLabel } from './board.js';
import { clip } from './fields.js';
import { barOfLine, unsteered } from './foretell.js';
import { hullOf } from './hulls.js';
import { codesOf, endBar, nextSteps, type Progress, type Run, run } from './legal.js';
import { Turn } from './nouns.js';
import { readyTracks } from './ready.js';
import { sailingWords, sentence } from './sea.js';
import type { Sight } from './sight.js';

/** The track as it is plotted: a step a press, each with why it may not come next. */

export const PAD: Record<Turn, { readonly label: string; readonly icon: string }> = {
  p: { label: 'Port', icon: '↖' },
  f: { label: 'Ahead', icon: '⬆' },
  s: { label: 'Starboard', icon: '↗' },
  t: { label: 'Tack', icon: '⤺' },
  h: { label: 'Heave to', icon: '⏸' },
};
const PAD_ORDER: readonly Turn[] = ['p', 'f', 's', 't', 'h'];

/** The steps of a track that are steps at all. */
export const turnsOf = (track: readonly Step[]): Turn[] =>
  track.flatMap(step => {
    const turn = Turn.safeParse(step.id);
    return turn.success ? [turn.data] : [];
  });

/** A written track run over her own hull, as far as it is legal. */
export const plotted = ({ view, ship, order }: Asked): Run => run(hullOf(view, ship), view.wind, turnsOf(order.track));

/** `L8, rate 3, large`: where a track ends. */
export const endWords = (view: Sight, end: Progress): string =>
  `${squareLabel(view, end.at)}, ${end.ended ? 'hove to' : `rate ${end.moved}`}, ${sailingWords(end.heading, view.wind)}`;

export function trackField(asked: Asked): FieldOf<'plot'> {
  const { view, ship, order, written } = asked;
  const hull = hullOf(view, ship);
  const { progress, illegal } = plotted(asked);
  const bar = unsteered(ship) ?? barOfLine(view, ship);
  const value = order.track;
  return {
    kind: 'plot',
    id: 'track',
    label: 'Track',
    help: helpOf(asked),
    words: ['move', 'path'],
    need: 'may',
    bar,
    from: written['track'] === undefined ? 'silence' : 'own',
    said: clip(value.length === 0 ? 'none: by her intent' : `${codesOf(turnsOf(value))} → ${endWords(view, progress)}`, 100),
    value,
    next: padOf(hull, view, progress, illegal?.why ?? bar),
    ready: bar === null ? readyTracks(asked) : [],
    stop: illegal ? clip(`Step ${illegal.at + 1}: ${illegal.why}`, 120) : stopOf(view, hull, progress),
  };
}

function padOf(hull: ReturnType<typeof hullOf>, view: Sight, so: Progress, why: string | null): FieldOf<'plot'>['next'] {
  const bars = new Map(nextSteps(hull, view.wind, so).map(({ step, bar }) => [step, bar]));
  return PAD_ORDER.map(step => ({
    id: step,
    code: step.toUpperCase(),
    ...PAD[step],
    by: null,
    suggest: [],
    bar: why ?? bars.get(step) ?? null,
  }));
}

/** Nothing more may come, and she may stop: the plot is full. */
const stopOf = (view: Sight, hull: ReturnType<typeof hullOf>, so: Progress): string | null =>
  so.steps.length > 0 && endBar(hull, view.wind, so) === null && nextSteps(hull, view.wind, so).every(one => one.bar !== null)
    ? 'That is all she can do this turn'
    : null;

/** What holds of her before the first step. */
function helpOf({ view, ship }: Asked): string {
  const span = ship.card?.rates
    .map((rate, off) => `${SHORT[off]} ${rate.min}–${rate.max}`)
    .slice(1)
    .join(', ');
  const state =
    ship.condition === 'irons'
      ? 'In irons: she must fall off first. '
      : ship.foul.length > 0
        ? 'Foul: she sails only if she breaks free. '
        : '';
  const last = `Last turn rate ${ship.way}, ${sailingWords(ship.heading, view.wind)}. `;
  return `${state}${last}${span ? sentence(`squares on each point: ${span}`) : ''} A turn is one point; a square between two turns.`;
}
const SHORT = ['in irons', 'close hauled', 'large', 'quarter', 'before the wind'] as const;
