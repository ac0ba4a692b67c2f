import type { List } from './nouns.js';

/** Ships' own names, ours: a dozen for the first fleet and a dozen for the second, so that no name sails on both sides. */
const NAMES: Readonly<Record<List, readonly [string, string]>> = {
  bretonnian: [
    'Fleur de Lune,Chevalier,Lionne,Sainte Aude,Hardie,Oriflamme,Belle Garde,Paladin,Grenouille,Licorne,Sans Merci,Vaillante',
    'Roi Pêcheur,Dame Blanche,Griffon,Couronne,Espérance,Bon Accord,Fier,Hirondelle,Tournoi,Gonfalon,Preux,Marguerite',
  ],
  empire: [
    'Reichsadler,Alte Liebe,Hammer,Graf Otto,Eisenfaust,Morgenstern,Wolfsmond,Treue,Drei Brüder,Kurfürst,Donner,Schwan',
    'Roter Hahn,Kaiserkrone,Bär,Junker,Feuerkopf,Zweite Ernte,Wilder Mann,Ehre,Sankt Veit,Landgraf,Blitz,Reiher',
  ],
  dwarf: [
    'Long Memory,Grudgebearer,Deep Delver,Anvil,Stone Oath,Old Bellows,Iron Uncle,Kettle,Blackdamp,Goldfinder,Cold Chisel,Firebox',
    'Debt Collector,Hard Bargain,Plumb Line,Tinderbox,Ninth Cousin,Bedrock,Mattock,Crucible,Steam Hammer,Rivet,Low Seam,Quencher',
  ],
  elf: [
    'Silver Gull,Evenstar,Foamrider,White Lament,Swift Arrow,Moonrise,Sea Jewel,Windsong,Far Horizon,Pearl,Dawn Herald,Star Shadow',
    'Grey Heron,Noonfire,Wavecrest,Long Farewell,Bright Spear,Starfall,Coral Crown,Stillwater,Last Light,Opal,Storm Petrel,Mist Veil',
  ],
  orc: [
    'Bigga Boat,Gutrippa,Da Anvil,Stinka,Krump,Old Snagga,Bashed Tusk,Red Rag,Wet Dog,Loud Un,Splinta,Da Boss',
    'Even Bigga,Skullcracka,Da Mallet,Rotgut,Wallop,One Eye,Broken Oar,Green Fist,Mad Pig,Noisy Git,Smasha,Da Uvva Boss',
  ],
};

/** The stock that a fleet takes its names from: its own dozen, then the other one. */
export function hullNames(list: List | null, place: number): string[] {
  if (list === null) return [];
  const own = place % 2;
  return [NAMES[list][own === 0 ? 0 : 1], NAMES[list][own === 0 ? 1 : 0]].flatMap(names => names.split(','));
}
