import type { Ruleset } from '../../engine/ruleset.js';
import { amend, concede, draw } from './amend.js';
import { ask } from './ask.js';
import { askRuling, readRuling } from './askRuling.js';
import { captain } from './captain.js';
import { describe } from './describe.js';
import { Event } from './event.js';
import { explain } from './explain.js';
import { view } from './look.js';
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

export interface ManOWarp {
  Scenario: Scenario;
  State: State;
  Order: Order;
  Event: Event;
  View: View;
  Ruling: Ruling;
}

/** Man O'Warp: fleets of ship cards, one hand of action cards a side, and a wizard. */
export const manOWarp: Ruleset<ManOWarp> = {
  id: 'man-o-warp',
  version: 1,
  name: 'Man O’Warp',
  tagline: 'Fantasy fleets on a card table: chase, shield, broadside and ram with a hand of seven.',
  schema: { scenario: Scenario, state: State, order: Order, event: Event, view: View, ruling: Ruling },
  setup,
  pending,
  resolve,
  amend,
  concede,
  draw,
  outcome,
  view,
  ask,
  settle,
  preview,
  captain,
  /** Policies are kept in the battle itself, so nothing needs to be carried. */
  carry: () => ({}),
  askRuling,
  readRuling,
  narrate,
  sheets,
  describe,
  gunners: () => [],
  measure: () => null,
  explain,
  verdict,
};
