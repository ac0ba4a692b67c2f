import type { Sheet } from '../engine/sheet.js';
import type { Bridge } from './bridge.js';

export interface Picture {
  readonly name: string;
  readonly data: Uint8Array;
  readonly alt: string;
  /** Turn and weather, as the cartouche says them. */
  readonly caption: string;
}

export type Theme = 'paper' | 'dusk';

/** Draws a sheet. The name tells pictures of one battle apart; the alt text comes from the sheet. */
export async function picture(bridge: Bridge, sheet: Sheet, name: string, theme: Theme = 'paper'): Promise<Picture> {
  const drawn = await bridge.renderer.draw(sheet, { theme });
  return { name: `${name}.png`, data: drawn.png, alt: sheet.alt, caption: sheet.subtitle };
}

export async function themeOf(bridge: Bridge, user: string): Promise<Theme> {
  const preference = await bridge.deps.store.work(tx => tx.preference(user));
  return preference?.theme ?? 'paper';
}
