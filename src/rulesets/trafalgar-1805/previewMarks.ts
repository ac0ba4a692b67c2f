import { degreesOf, type Square, sameSquare, squareKey } from '../../engine/grid.js';
import type { Mark } from '../../engine/sheet.js';
import { pathOf } from './action.js';
import { legalTracks } from './courses.js';
import { craftOf, liveryOf } from './craft.js';
import type { Foretold } from './foretell.js';
import { guessOf } from './guess.js';
import { hullOf } from './hulls.js';
import type { Craft, Track } from './marks.js';
import type { Sight } from './sight.js';
import type { Pose } from './vessel.js';
import type { SeenShip } from './view.js';

/** Ghosts: where own ships would go, and where the others are guessed to. */

const ghost = (view: Sight, ship: SeenShip, pose: Pose, as: 'ghost' | 'guess'): Craft => ({
  ...craftOf(view, ship, { ...pose.at }),
  heading: degreesOf(pose.heading),
  id: `${ship.id}~${as}`,
  as,
  name: null,
  note: null,
});

/** An own ship's track with a dot a step: plotted by her captain, or what silence would do. */
export function ownTrack(view: Sight, { ship, how, end }: Foretold): Track[] {
  const points = end ? pathOf(end.wake) : [];
  return points.length < 2
    ? []
    : [{ mark: 'track', points, style: how === 'track' ? 'plotted' : 'silence', livery: liveryOf(view, ship), dots: true }];
}

export const ownGhost = (view: Sight, { ship, end }: Foretold): Craft[] =>
  end && !(sameSquare(end.at, ship.at) && end.heading === ship.heading) ? [ghost(view, ship, end, 'ghost')] : [];

/** Another captain's ship, drawn as holding her course. */
export function guessed(view: Sight, ship: SeenShip): Mark[] {
  const pose = guessOf(ship);
  if (sameSquare(pose.at, ship.at)) return [];
  const track: Track = {
    mark: 'track',
    points: [{ ...ship.at }, { ...pose.at }],
    style: 'guess',
    livery: liveryOf(view, ship),
    dots: false,
  };
  return [track, ghost(view, ship, pose, 'guess')];
}

/** The squares in which she may end her turn, and the one in which she will. */
export function fan(view: Sight, { ship, end }: Foretold): Mark[] {
  const squares = new Map<string, Square>(legalTracks(hullOf(view, ship), view.wind).map(one => [squareKey(one.at), one.at]));
  const legal = [...squares.values()].map(({ x, y }) => ({ x, y }));
  return [
    ...(legal.length > 0 ? [{ mark: 'cells' as const, at: legal, style: 'legal' as const }] : []),
    ...(end ? [{ mark: 'cells' as const, at: [{ ...end.at }], style: 'end' as const }] : []),
  ];
}

/** Range bands round her end: the last square of point blank and of gun shot. */
export const bands = (at: Square): Mark[] => [
  { mark: 'ring', at: { ...at }, radius: 3.5, form: 'square', label: 'point blank' },
  { mark: 'ring', at: { ...at }, radius: 5.5, form: 'square', label: 'gun shot' },
];
