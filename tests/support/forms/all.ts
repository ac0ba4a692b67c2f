import type { Form } from '../../../src/engine/form.js';
import * as manOWarp from './manOWarp.js';
import * as oakAndIron from './oakAndIron.js';
import * as spanishMain from './spanishMain.js';
import * as trafalgar from './trafalgar.js';
import * as woodenShips from './woodenShips.js';

/** Every sample form, by name. */
export const samples: readonly (readonly [name: string, form: Form])[] = Object.entries({
  trafalgar,
  oakAndIron,
  manOWarp,
  woodenShips,
  spanishMain,
}).flatMap(([game, forms]) => Object.entries(forms).map(([name, form]) => [`${game}: ${name}`, form] as const));

/** The one kind of form that no ruleset makes: everything as long as it may be. */
export { longest } from './longest.js';
