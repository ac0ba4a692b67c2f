import type { Answer, Deed } from '../playground/wire.js';

/** Parts of what is said on the wire, by name. */

export type Options = Extract<Deed, { kind: 'slash' }>['options'];
export type Fields = Extract<Deed, { kind: 'submit' }>['fields'];
export type Choice = Extract<Answer, { kind: 'choices' }>['choices'][number];
