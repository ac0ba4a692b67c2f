import type { Chart as Sheet } from '../../src/engine/sheet.js';
import { fleets } from './chartsFleet.js';
import { ownChart } from './chartsOwn.js';
import { duel, openSea } from './chartsPlane.js';
import { starter } from './chartsStarter.js';

/** Charts such as the games draw, for the renderer's tests and for looking at. */
export const CHARTS: Record<string, Sheet> = {
  starter,
  trafalgar: fleets(60),
  twenty: fleets(20),
  own: ownChart,
  duel,
  openSea,
};
