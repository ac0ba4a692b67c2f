import { fits } from '../fits.js';
import { type Answers, type Form, fieldOf, unitOf, type Value } from '../form.js';
import type { ReadOrders } from './read.js';
import { type Slip, slipAt } from './slip.js';

/** Typed orders that the form, asked anew with them in it, does not take: what is barred, out of bounds, or no longer asked. */
export function unheeded(form: Form, text: string, reading: ReadOrders): Slip[] {
  return reading.places.flatMap(({ unit, field, piece }) => {
    const value = reading.answers[unit]?.[field];
    const fault = value === undefined ? null : faultOf(form, unit, field, value);
    return fault ? [slipAt(text, piece, fault.say, fault.instead)] : [];
  });
}

/** The answers that the form takes as it stands: an order that another has barred meanwhile is left out. */
export const heeded = (form: Form, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([unit, said]) => {
      const taken = Object.entries(said).filter(([field, value]) => faultOf(form, unit, field, value) === null);
      return taken.length === 0 ? [] : [[unit, Object.fromEntries(taken)]];
    }),
  );

function faultOf(form: Form, unitId: string, fieldId: string, value: Value): { say: string; instead: readonly string[] } | null {
  const unit = unitOf(form, unitId);
  const field = fieldOf(unit, fieldId);
  if (!unit || !field) return { say: 'That order is not asked for as things stand', instead: [] };
  if (field.bar !== null) return { say: `${field.label}: ${field.bar}`, instead: [] };
  const fit = fits(field, value);
  return 'refusal' in fit ? fit.refusal : null;
}
