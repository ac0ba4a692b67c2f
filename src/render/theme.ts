import type { SKRSContext2D } from '@napi-rs/canvas';

export type Ctx = SKRSContext2D;
export type ThemeName = 'paper' | 'dusk';
export type Look = { theme: ThemeName };

/** A side's inks. `main` fills ensigns and bands, `pale` washes decks and tracks, `deep` writes names. */
export interface LiveryInk {
  readonly main: string;
  readonly pale: string;
  readonly deep: string;
}

/** Every colour of one theme; pictures are made of these and of their blends. */
export interface Theme {
  readonly name: ThemeName;
  readonly paper: string;
  readonly margin: string;
  readonly ink: string;
  readonly faint: string;
  readonly sea: string;
  readonly deep: string;
  readonly shallow: string;
  readonly shoal: string;
  readonly land: string;
  readonly grid: string;
  readonly rhumb: string;
  readonly halo: string;
  readonly hull: string;
  readonly deck: string;
  readonly spar: string;
  readonly sail: string;
  readonly sailShade: string;
  readonly foam: string;
  readonly smoke: string;
  readonly smokeShade: string;
  readonly fire: string;
  readonly ember: string;
  readonly warn: string;
  readonly good: string;
  readonly legal: string;
  readonly liveries: readonly [LiveryInk, LiveryInk, LiveryInk, LiveryInk, LiveryInk];
}

const paper: Theme = {
  name: 'paper',
  paper: '#f4ead3',
  margin: '#eadcbc',
  ink: '#2a2018',
  faint: '#8a7c66',
  sea: '#d6e4e1',
  deep: '#c3d7d6',
  shallow: '#e6eee0',
  shoal: '#e9e6cd',
  land: '#ecdcb4',
  grid: '#b7cccb',
  rhumb: '#a3bcbd',
  halo: '#eef4ee',
  hull: '#241b15',
  deck: '#d8b67c',
  spar: '#5a3b22',
  sail: '#fffaeb',
  sailShade: '#d9cbaa',
  foam: '#f6fbf6',
  smoke: '#fbf8f0',
  smokeShade: '#bdb9b0',
  fire: '#f08a1d',
  ember: '#f7cf4a',
  warn: '#b3201c',
  good: '#2c6e52',
  legal: '#f3e3a6',
  liveries: [
    { main: '#1d4e96', pale: '#8fb0d8', deep: '#163a70' },
    { main: '#cf3b22', pale: '#eda28f', deep: '#8f2413' },
    { main: '#eeb027', pale: '#f7dd9b', deep: '#7d5504' },
    { main: '#2f9672', pale: '#98d1b9', deep: '#165a42' },
    { main: '#a39c90', pale: '#d3cec4', deep: '#565046' },
  ],
};

const dusk: Theme = {
  name: 'dusk',
  paper: '#1b1a1c',
  margin: '#242227',
  ink: '#efe3c8',
  faint: '#9a9281',
  sea: '#1b2c3a',
  deep: '#152430',
  shallow: '#23394a',
  shoal: '#2f4550',
  land: '#4a4334',
  grid: '#2b4152',
  rhumb: '#355062',
  halo: '#101b24',
  hull: '#0b0d10',
  deck: '#a98a5c',
  spar: '#c59a66',
  sail: '#f3e9d0',
  sailShade: '#a99f88',
  foam: '#7f9db0',
  smoke: '#c9c6c0',
  smokeShade: '#77777a',
  fire: '#ff9a2e',
  ember: '#ffe07a',
  warn: '#ff6f61',
  good: '#79c9a4',
  legal: '#4a5a3a',
  liveries: [
    { main: '#4f8fe0', pale: '#2f5482', deep: '#a9ccff' },
    { main: '#d8482c', pale: '#7a3326', deep: '#ffab98' },
    { main: '#ffd15c', pale: '#8a7433', deep: '#ffe3a0' },
    { main: '#4cc596', pale: '#2d6b55', deep: '#a2ecca' },
    { main: '#a8a296', pale: '#5a5852', deep: '#d6d1c6' },
  ],
};

export const THEMES: Record<ThemeName, Theme> = { paper, dusk };
export const liveryOf = (theme: Theme, livery: number): LiveryInk => theme.liveries[livery] ?? theme.liveries[4];
