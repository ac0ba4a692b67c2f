import type { SKRSContext2D } from '@napi-rs/canvas';

export type Ctx = SKRSContext2D;
/** The inks of a chart. One theme is one palette; a dark theme is a set of inks of its own, not a filter. */
export const THEMES = ['paper', 'dusk'] as const;
export type ThemeName = (typeof THEMES)[number];

/** A side's inks: its colour, a darker one for lines and words, a paler one for the deck, and one for the pattern on the hull band. */
export interface LiveryInks {
  readonly colour: string;
  readonly line: string;
  readonly deck: string;
  readonly pattern: string;
}

export interface Theme {
  readonly name: ThemeName;
  readonly ink: string;
  readonly faint: string;
  readonly paper: string;
  readonly plate: string;
  readonly rule: string;
  readonly sea: string;
  readonly seaDeep: string;
  readonly seaShoal: string;
  readonly grid: string;
  readonly gridFifth: string;
  readonly rhumb: string;
  readonly land: string;
  readonly landInk: string;
  /** Round ships, lines and words, to lift them off the water. */
  readonly halo: string;
  readonly hull: string;
  readonly plank: string;
  readonly sail: string;
  readonly sailShade: string;
  readonly spar: string;
  readonly smoke: string;
  readonly smokeShade: string;
  readonly foam: string;
  /** What parts a line or a hull from the water round it. */
  readonly rim: string;
  readonly fog: string;
  readonly arc: string;
  readonly fire: string;
  readonly flame: string;
  readonly warn: string;
  readonly focus: string;
  readonly good: string;
  readonly legal: string;
  readonly danger: string;
  readonly liveries: readonly [LiveryInks, LiveryInks, LiveryInks, LiveryInks, LiveryInks];
}

const PAPER: Theme = {
  name: 'paper',
  ink: '#2a1f16',
  faint: '#7d6f58',
  paper: '#efe3c8',
  plate: '#f7eed9',
  rule: '#b9a684',
  sea: '#cfdeda',
  seaDeep: '#c4d6d4',
  seaShoal: '#e0e9dd',
  grid: '#b7cac7',
  gridFifth: '#a3bab8',
  rhumb: '#b4c4bd',
  land: '#e9d9b4',
  landInk: '#6b5638',
  halo: '#edf3ec',
  hull: '#241b15',
  plank: '#d8b67c',
  sail: '#fffaee',
  sailShade: '#ddd2b8',
  spar: '#4a3826',
  smoke: '#f4f1ea',
  smokeShade: '#8f8d83',
  foam: '#f3f7f3',
  rim: '#f3f7f3',
  fog: '#eef2ec',
  arc: '#f7eed9',
  fire: '#e2571e',
  flame: '#ffd25a',
  warn: '#a3241c',
  focus: '#b8860b',
  good: '#3f6b4a',
  legal: '#a9cf94',
  danger: '#e6b3a0',
  liveries: [
    { colour: '#1f4e95', line: '#173b73', deck: '#8fabd6', pattern: '#f2e6c4' },
    { colour: '#d0431f', line: '#9c2f14', deck: '#f0a88e', pattern: '#ffe9cf' },
    { colour: '#f0b02c', line: '#94650a', deck: '#fbe1a4', pattern: '#6b4a08' },
    { colour: '#2fa07c', line: '#176650', deck: '#a5dcc8', pattern: '#0f4a3a' },
    { colour: '#d6d2c6', line: '#5c574c', deck: '#f1eee5', pattern: '#8d887b' },
  ],
};

const DUSK: Theme = {
  name: 'dusk',
  ink: '#ece0c2',
  faint: '#9c9a8c',
  paper: '#1d232c',
  plate: '#252d38',
  rule: '#59616a',
  sea: '#22384a',
  seaDeep: '#1d3142',
  seaShoal: '#2c4859',
  grid: '#30495c',
  gridFifth: '#3d5a6e',
  rhumb: '#2d4659',
  land: '#3e3a31',
  landInk: '#a8977a',
  halo: '#15222d',
  hull: '#0b0d10',
  plank: '#a98a5c',
  sail: '#f3ead2',
  sailShade: '#b5ab92',
  spar: '#14100c',
  smoke: '#cfd0cd',
  smokeShade: '#6d7478',
  foam: '#9db4c0',
  rim: '#101c28',
  fog: '#44596a',
  arc: '#56707f',
  fire: '#f2702e',
  flame: '#ffdf7a',
  warn: '#ff8a70',
  focus: '#ffd766',
  good: '#86c79a',
  legal: '#3f6650',
  danger: '#6d3f3a',
  liveries: [
    { colour: '#3f78d8', line: '#86aef2', deck: '#a9c5f2', pattern: '#f4ead0' },
    { colour: '#e8603a', line: '#ff9a7a', deck: '#ffc3ae', pattern: '#ffe9cf' },
    { colour: '#f5bf45', line: '#f7cf72', deck: '#fde6b0', pattern: '#6b4a08' },
    { colour: '#3fb58e', line: '#7fdabb', deck: '#b5e8d6', pattern: '#0f4a3a' },
    { colour: '#e6e3da', line: '#d8d5ca', deck: '#efece3', pattern: '#7d786c' },
  ],
};

const BY_NAME: Record<ThemeName, Theme> = { paper: PAPER, dusk: DUSK };
export const themeNamed = (name: ThemeName): Theme => BY_NAME[name];
export const inksOf = (theme: Theme, livery: number): LiveryInks => theme.liveries[livery] ?? theme.liveries[4];

/** How a viewer wants his charts. */
export type Look = { theme: ThemeName };
