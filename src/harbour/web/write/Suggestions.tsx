import { useEffect, useRef } from 'preact/hooks';
import type { Definition } from '../shapes.js';
import type { Suggestion } from './useSuggestions.js';

interface Props {
  readonly id: string;
  readonly option: Definition;
  readonly choices: readonly Suggestion[];
  readonly asking: boolean;
  readonly at: number;
  readonly choose: (nth: number) => void;
}

/** What an option is, and what may be chosen for it. */
export function Suggestions({ id, option, choices, asking, at, choose }: Props) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.querySelector('.at')?.scrollIntoView({ block: 'nearest' }), [at]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press here must not take the focus from the field.
    <div class="suggestions" onMouseDown={event => event.preventDefault()}>
      <p class="about">
        <b>{option.name}</b> {option.description} {asking && <i>…</i>}
      </p>
      <div ref={own} role="listbox" id={`${id}-list`} aria-label={option.name} tabIndex={-1}>
        {choices.map((one, nth) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and hears the keys.
          <div
            key={`${nth}-${one.name}`}
            id={`${id}-${nth}`}
            role="option"
            class={nth === at ? 'at' : ''}
            aria-selected={nth === at}
            tabIndex={-1}
            onClick={() => choose(nth)}
          >
            {one.name}
          </div>
        ))}
      </div>
    </div>
  );
}
