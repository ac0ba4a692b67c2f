import type { Ruleset } from '../../engine/ruleset.js';
import { ask } from './ask.js';
import { captain } from './captain.js';
import { carry } from './carry.js';
import { describe } from './describe.js';
import { Event } from './event.js';
import { explain } from './explain.js';
import { finish, giveUp } from './judge.js';
import { view } from './look.js';
import { gunners, measure } from './measure.js';
import { narrate } from './narrate.js';
import { opening } from './opening.js';
import { Order } from './order.js';
import { outcome } from './outcome.js';
import { pending } from './pending.js';
import { pilot } from './pilot.js';
import { playOf } from './play.js';
import { preview } from './preview.js';
import { resolve } from './resolve.js';
import { amend, askRuling, Ruling, readRuling } from './ruling.js';
import { Scenario } from './scenario.js';
import { settle } from './settle.js';
import { sheets } from './sheets.js';
import { State } from './state.js';
import { goOn } from './turn.js';
import { verdict } from './verdict.js';
import { View } from './view.js';

export interface OakAndIron {
  Scenario: Scenario;
  State: State;
  Order: Order;
  Event: Event;
  View: View;
  Ruling: Ruling;
}

/** Dice that nobody may throw: giving up and parting need none. */
const noDice = {
  rolls: [],
  roll: () => {
    throw new Error('No dice are thrown here');
  },
};

export const oakAndIron: Ruleset<OakAndIron> = {
  id: 'oak-and-iron',
  version: 1,
  name: 'Oak & Iron',
  tagline: 'Small squadrons of the age of buccaneers: a hand of initiative cards, the wind, and a sea without squares.',
  schema: { scenario: Scenario, state: State, order: Order, event: Event, view: View, ruling: Ruling },
  setup: opening,
  pending,
  resolve,
  amend,
  concede: (draft, seat, tell) => {
    giveUp(playOf(draft, noDice, tell), seat);
    goOn(draft);
  },
  draw: (draft, tell) => finish(playOf(draft, noDice, tell), null, 'agreed'),
  outcome,
  view,
  ask,
  settle,
  preview,
  captain: (seen, seat) => (seen.phase === 'terrain' ? pilot(seen, seat) : captain(seen, seat)),
  carry,
  askRuling,
  readRuling,
  narrate,
  sheets,
  describe,
  gunners,
  measure,
  explain,
  verdict,
};
