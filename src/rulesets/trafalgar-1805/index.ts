import type { Ruleset } from '../../engine/ruleset.js';
import { amend } from './amend.js';
import { ask } from './ask.js';
import { askRuling, readRuling } from './askRuling.js';
import { captain } from './captain.js';
import { carry } from './carry.js';
import { concede, draw } from './concede.js';
import { describe } from './describe.js';
import { Event } from './event.js';
import { explain } from './explain.js';
import { view } from './lookout.js';
import { gunners, measure } from './measure.js';
import { narrate } from './narrate.js';
import { Order } from './order.js';
import { pending } from './pending.js';
import { preview } from './preview.js';
import { resolve } from './resolve.js';
import { Ruling } from './ruling.js';
import { Scenario } from './scenario.js';
import { settle } from './settle.js';
import { setup } from './setup.js';
import { sheets } from './sheets.js';
import { State } from './state.js';
import { verdict } from './verdict.js';
import { outcome } from './victory.js';
import { View } from './view.js';

/** The types of this game. */
export interface Trafalgar {
  Scenario: Scenario;
  State: State;
  Order: Order;
  Event: Event;
  View: View;
  Ruling: Ruling;
}

/** Fleets on a squared sea: follow the leader, keep the weather gauge, rake (docs/rules/trafalgar-1805.md). */
export const trafalgar: Ruleset<Trafalgar> = {
  id: 'trafalgar-1805',
  version: 1,
  name: 'Trafalgar 1805',
  tagline: 'Fleets under sail on a squared sea: hold the line, win the wind, rake her stern.',
  schema: { scenario: Scenario, state: State, order: Order, event: Event, view: View, ruling: Ruling },
  ...{ setup, pending, resolve, amend, concede, draw, outcome, view },
  ...{ ask, settle, preview, captain, carry, askRuling, readRuling, narrate, sheets, describe, gunners, measure, explain, verdict },
};
