import type { MarkOf, Point as SheetPoint } from '../../engine/sheet.js';

/** The marks of a chart that this game draws, by name. */
export type Point = SheetPoint;
export type Craft = MarkOf<'craft'>;
export type CraftGlyph = Craft['glyph'];
export type Track = MarkOf<'track'>;
export type Shot = MarkOf<'shot'>;
export type Smoke = MarkOf<'smoke'>;
export type Burst = MarkOf<'burst'>;
export type Link = MarkOf<'link'>;
