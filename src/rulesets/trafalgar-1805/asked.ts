import type { Option } from '../../engine/form.js';
import { whereaboutsWords } from './aspect.js';
import { option } from './fields.js';
import { perView } from './memo.js';
import type { ShipOrder } from './order.js';
import { rigWords } from './sea.js';
import { byDistance, type Sight } from './sight.js';
import { NATION_WORDS, shipLabel } from './teller.js';
import { foesOf } from './vessel.js';
import type { SeenShip } from './view.js';
import type { Written } from './written.js';

/** One ship that is asked for her orders: as she stands, what was written for her, and the order that this makes. */
export interface Asked {
  readonly view: Sight;
  readonly ship: SeenShip;
  readonly order: ShipOrder;
  readonly written: Written;
}

/** Enemies by distance, each with where she lies and what she looks like. */
export const targetsOf = ({ view, ship }: Asked): Option[] => listed(view, ship.id, '', () => targets(view, ship));

const listed = perView<Option[]>();

const targets = (view: Sight, ship: SeenShip): Option[] =>
  byDistance(ship, foesOf(view, ship)).map(foe =>
    option(foe.id, shipLabel(view, foe), `${whereaboutsWords(ship, foe)}, ${rigWords(foe)}`, {
      words: [`${NATION_WORDS[foe.nation].toLowerCase()}/${foe.name}`.slice(0, 40)],
    }),
  );
