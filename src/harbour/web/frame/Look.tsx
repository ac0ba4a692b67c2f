import { useState } from 'preact/hooks';
import { keepLook, lookKept, type Look as Shade } from '../memory.js';

const asked = (): Shade => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

/** Puts on the look that was chosen; else the browser's own wish stands. */
export function wear(look: Shade | null): void {
  if (look) document.documentElement.dataset['look'] = look;
}

/** Dark or light. */
export function Look() {
  const [look, setLook] = useState(lookKept() ?? asked());
  const other = look === 'dark' ? 'light' : 'dark';
  const change = () => {
    keepLook(other);
    wear(other);
    setLook(other);
  };
  return (
    <button type="button" class="plain look" aria-label={`Make it ${other}`} title={`Make it ${other}`} onClick={change}>
      {look === 'dark' ? '☀' : '☾'}
    </button>
  );
}
