import { useEffect, useRef } from 'preact/hooks';
import type { FieldProps } from './Field.js';

const PARAGRAPH = 2;
const MOST = 4000;

/** Words: a line, or a paragraph, with what is left to write once there is little of it. */
export function TextField({ id, block, value, fault, first, change }: FieldProps & { readonly id: string }) {
  const { part, note } = block;
  const words = String(value ?? '');
  const own = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    if (first) own.current?.focus();
  }, [first]);
  const common = {
    ref: own,
    id,
    value: words,
    maxLength: part.max_length ?? MOST,
    ...(part.placeholder ? { placeholder: part.placeholder } : {}),
    'aria-required': part.required !== false,
    'aria-invalid': fault !== null,
    'aria-describedby': [note === '' ? '' : `${id}-note`, fault === null ? '' : `${id}-fault`].join(' ').trim() || undefined,
    onInput: (event: { currentTarget: { value: string } }) => change(event.currentTarget.value),
  };
  if (part.style !== PARAGRAPH) return <input type="text" autoComplete="off" {...common} />;
  return (
    <>
      <textarea rows={6} {...common} />
      {part.max_length !== undefined && (
        <small class="count">
          {words.length} / {part.max_length}
        </small>
      )}
    </>
  );
}
