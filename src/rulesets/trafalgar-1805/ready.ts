import type { FieldOf } from '../../engine/form.js';
import { pointsApart, squareKey } from '../../engine/grid.js';
import type { Asked } from './asked.js';
import { squareLabel } from './board.js';
import { legalTracks } from './courses.js';
import { clip } from './fields.js';
import { maySailSingly } from './fleet.js';
import { type Prospect, prospect, prospectsOf } from './guess.js';
import { hullOf } from './hulls.js';
import { codesOf, type Progress } from './legal.js';
import type { Band } from './nouns.js';
import { BAND_WORDS, sailingWords } from './sea.js';
import type { Sight } from './sight.js';
import { plainName } from './teller.js';
import { isAtSea, isUnderSail } from './vessel.js';
import type { SeenShip } from './view.js';
import type { Written } from './written.js';

type Ready = FieldOf<'plot'>['ready'][number];

/** So many ships or fewer all have their tracks listed; in a bigger squadron the followers have it once something is written for them. */
const ALL_LISTED = 8;

/** Which ships are offered whole tracks: a rule of the answers alone, so that a form does not depend on what is looked at. */
export const isListed = (view: Sight, ship: SeenShip, written: Written): boolean =>
  Object.keys(written).length > 0 ||
  maySailSingly(view, ship) ||
  view.ships.filter(other => other.seat === ship.seat && isUnderSail(other)).length <= ALL_LISTED;

const MOST = 24;

/** They depend on the view alone, so each is listed once for a view, however often the form is made again. */
const listed = new WeakMap<Sight, Map<string, Ready[]>>();

/** Whole tracks, best first, by what the guns would have if every enemy held her course. The captain judges; this only sorts. */
export function readyTracks({ view, ship, written }: Asked): Ready[] {
  if (!isListed(view, ship, written)) return [];
  const known = listed.get(view) ?? new Map<string, Ready[]>();
  listed.set(view, known);
  const tracks = known.get(ship.id) ?? sorted(view, ship);
  known.set(ship.id, tracks);
  return tracks;
}

function sorted(view: Sight, ship: SeenShip): Ready[] {
  const foes = prospectsOf(view, ship);
  const friends = new Set(
    view.ships.filter(other => other.id !== ship.id && other.side === ship.side && isAtSea(other)).map(other => squareKey(other.at)),
  );
  return legalTracks(hullOf(view, ship), view.wind)
    .map(end => ({ end, best: bestOf(foes.map(foe => prospect(view, end, foe))) }))
    .map(one => ({
      ...one,
      worth: worthOf(one.best) - (friends.has(squareKey(one.end.at)) ? CROWDED : 0) - pointsApart(ship.heading, one.end.heading) * 0.1,
    }))
    .sort((a, b) => b.worth - a.worth || a.end.steps.length - b.end.steps.length)
    .slice(0, MOST)
    .map(({ end, best }) => readyOf(view, end, best));
}

interface Best {
  readonly shot: Prospect | null;
  readonly rake: Prospect | null;
  readonly raked: Prospect | null;
}

const BAND_WORTH: Record<Band, number> = { pistol: 4, musket: 4, 'point-blank': 3, gun: 1.5, random: 0.3 };
const RAKE_WORTH = { stern: 4, bow: 2 };
const CROWDED = 8;

const shotWorth = ({ band, arc, rakes }: Prospect): number =>
  (band && arc ? BAND_WORTH[band] * (arc.half ? 0.5 : 1) : 0) + (rakes ? RAKE_WORTH[rakes] : 0);

const better = (a: Prospect | null, b: Prospect): Prospect => (a && shotWorth(a) >= shotWorth(b) ? a : b);

const bestOf = (prospects: readonly Prospect[]): Best =>
  prospects.reduce<Best>(
    (best, one) => ({
      shot: shotWorth(one) > 0 ? better(best.shot, one) : best.shot,
      rake: one.rakes ? better(best.rake, one) : best.rake,
      raked: best.raked ?? (one.raked ? one : null),
    }),
    { shot: null, rake: null, raked: null },
  );

const worthOf = ({ shot, raked }: Best): number => (shot ? shotWorth(shot) : 0) - (raked?.raked ? RAKE_WORTH[raked.raked] : 0);

/** `F F P F → L8 · rate 3, large`, and what she would have under her guns. */
function readyOf(view: Sight, end: Progress, best: Best): Ready {
  const codes = end.steps.length === 0 ? 'as she lies' : codesOf(end.steps);
  const label = `${codes} → ${squareLabel(view, end.at)} · ${end.ended ? 'hove to' : `rate ${end.moved}`}, ${sailingWords(end.heading, view.wind)}`;
  return {
    id: end.steps.join('') || 'stay',
    label: clip(label, 60),
    note: clip(noteOf(view, best), 90),
    steps: end.steps.map(id => ({ id, by: null })),
  };
}

function noteOf(view: Sight, { shot, rake, raked }: Best): string {
  const name = (one: Prospect) => plainName(view, one.foe.id);
  const guns = shot?.band
    ? `${name(shot)} at ${BAND_WORDS[shot.band]}${shot.arc?.half ? ', half a broadside' : ''}`
    : 'nothing under her guns';
  const gain = rake ? `; rakes ${rake === shot ? 'her' : name(rake)}${rake.rakes === 'stern' ? ' by the stern' : ' by the bow'}` : '';
  return `${guns}${gain}${raked ? `; may be raked by ${name(raked)}` : ''}`;
}
