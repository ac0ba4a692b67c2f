import { useId } from 'preact/hooks';
import { useDeck } from '../context.js';
import { picksOf, toggledAmong } from '../parts/picks.js';
import type { FieldProps } from './Field.js';
import { CHECKBOX, RADIO } from './fields.js';

/** Radio buttons, several boxes to tick, or a single one. */
export function Ticks({ block, value, change, first }: FieldProps) {
  const { state } = useDeck();
  const name = useId();
  const { part, label } = block;
  if (part.type === CHECKBOX)
    return (
      <label class="tick">
        <input type="checkbox" checked={value === true} onChange={event => change(event.currentTarget.checked)} />
        <span>{label}</span>
      </label>
    );
  const picks = picksOf(part, state);
  const picked = Array.isArray(value) ? value : [];
  const tick = (one: string) => (part.type === RADIO ? [one] : [...toggledAmong(picked, one, part.max_values ?? picks.length)]);
  return (
    <>
      {picks.map((one, nth) => (
        <label class="tick" key={one.value}>
          <input
            type={part.type === RADIO ? 'radio' : 'checkbox'}
            name={name}
            checked={picked.includes(one.value)}
            // biome-ignore lint/a11y/noAutofocus: a form that opens puts the hand on its first field.
            autoFocus={first && nth === 0}
            onChange={() => change(tick(one.value))}
          />
          <span>
            {one.label}
            {one.note && <small>{one.note}</small>}
          </span>
        </label>
      ))}
    </>
  );
}
