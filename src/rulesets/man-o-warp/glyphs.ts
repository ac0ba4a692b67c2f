import type { Glyph } from '../../engine/sheet.js';
import type { ShipType } from './nouns.js';

/** The silhouette of each type. */
export const GLYPHS: Readonly<Record<ShipType, Glyph>> = {
  buccaneer: 'cutter',
  corsair: 'frigate',
  galleon: 'galleon',
  greatship: 'first-rate',
  wargalley: 'galley',
  wolfship: 'sloop',
  hellhammer: 'gunboat',
  ironfist: 'gunboat',
  nautilus: 'ironclad',
  monitor: 'ironclad',
  ironclad: 'ironclad',
  dreadnaught: 'ironclad',
  eagleship: 'boat',
  hawkship: 'brig',
  dragonship: 'nao',
  'big-chukka': 'raft',
  'drilla-killa': 'canoe',
  hulk: 'merchantman',
};
