import { type Game, gameOf } from '../engine/game.js';
import { manOWarp } from './man-o-warp/index.js';
import { oakAndIron } from './oak-and-iron/index.js';
import { trafalgar } from './trafalgar-1805/index.js';

/** Every ruleset, a line each. */
export const RULESETS: readonly Game[] = [gameOf(oakAndIron), gameOf(manOWarp), gameOf(trafalgar)];
