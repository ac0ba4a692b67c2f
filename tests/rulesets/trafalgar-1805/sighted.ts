import { PUBLIC, type Viewer } from '../../../src/engine/audience.js';
import { Options } from '../../../src/rulesets/trafalgar-1805/scenario.js';
import type { Sight } from '../../../src/rulesets/trafalgar-1805/sight.js';
import { TABLES } from '../../../src/rulesets/trafalgar-1805/tables.js';
import { type Card, type SeenShip, View } from '../../../src/rulesets/trafalgar-1805/view.js';

/** A ship as a glass shows her: a British 74 at the middle of the board unless the test says otherwise. */
export const seen = (id: string, more: Partial<SeenShip> = {}): SeenShip => ({
  id,
  name: `${id.split('.').at(-1)?.charAt(0).toUpperCase()}${id.split('.').at(-1)?.slice(1)}`,
  nation: id.startsWith('f.') ? 'french' : id.startsWith('s.') ? 'spanish' : 'british',
  seat: id.startsWith('b.') ? 'british' : 'french',
  side: id.startsWith('b.') ? 'british' : 'french',
  guns: 74,
  rate: 3,
  at: { x: 10, y: 10 },
  heading: 2,
  tack: 'starboard',
  way: 2,
  condition: 'sailing',
  arrives: null,
  masts: [true, true, true],
  foul: [],
  grappled: [],
  single: false,
  engaged: false,
  wake: [],
  moved: 0,
  card: null,
  ...more,
});

export const card = (more: Partial<Card> = {}): Card => ({
  damage: 0,
  gunnery: { port: 5, starboard: 5 },
  fullGunnery: 5,
  fired: { port: false, starboard: false },
  slower: 0,
  masts: [true, true, true],
  repelled: [],
  rates: [
    { max: 0, min: 0 },
    { max: 3, min: 1 },
    { max: 4, min: 2 },
    { max: 5, min: 2 },
    { max: 4, min: 2 },
  ],
  ...more,
});

/** A view of a two-sided battle, fresh wind from the south, parsed by the ruleset's own schema. */
export function sight(ships: readonly SeenShip[], more: Partial<View> = {}, viewer: Viewer = PUBLIC): Sight {
  const view: View = {
    viewer,
    scenario: { id: 'test', title: 'A test of arms', turns: 20, par: null, origin: { x: 0, y: 0 } },
    options: Options.parse({}),
    tables: TABLES,
    seats: [
      { id: 'british', name: 'British', side: 'british', livery: 0 },
      { id: 'french', name: 'French', side: 'french', livery: 1 },
    ],
    chooser: 'british',
    turn: 3,
    window: 'both',
    firstSide: 'british',
    mayChoose: false,
    wind: { from: 4, level: 'fresh' },
    blooded: false,
    windChanged: false,
    lines: [],
    ships: [...ships],
    losses: null,
    ended: null,
    ...more,
  };
  return View.parse(view) as Sight;
}
