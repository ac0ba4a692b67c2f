import type { Form } from '../../engine/form.js';
import type { Stand } from './ids.js';

/** What is in focus: a unit and one of its fields; `page` of the list that is open (units, options, who gets the same); `entry` of a tally. */
export interface Focus {
  readonly unit: string | null;
  readonly field: string | null;
  readonly page: number;
  readonly entry: string | null;
  /** `same`: picking the units that get the same order. */
  readonly mode: 'orders' | 'same';
}

export const OVERVIEW: Focus = { unit: null, field: null, page: 0, entry: null, mode: 'orders' };

/** Everything that a desk shows besides its form. */
export interface DeskContext {
  readonly stand: Stand;
  readonly form: Form;
  readonly clock: string;
  /** What this turn teaches, in a battle that does. */
  readonly lesson: string | null;
  readonly picture: { readonly name: string; readonly alt: string } | null;
  readonly sealed: boolean;
  readonly hash: string | null;
  readonly hold: boolean;
  /** What the preview assumes. */
  readonly assumes: string;
  /** An answer to the last press: a refusal, a slip, who changed it in another window. */
  readonly note: string | null;
  /** Typed orders that did not read. */
  readonly scratch: string;
}
