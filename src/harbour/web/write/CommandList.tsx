import { useEffect, useRef } from 'preact/hooks';
import type { Leaf } from './commands.js';

interface Props {
  readonly leaves: readonly Leaf[];
  readonly at: number;
  readonly choose: (leaf: Leaf) => void;
}

/** The commands that fit, over the message box, which keeps the focus. */
export function CommandList({ leaves, at, choose }: Props) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => own.current?.querySelector('.at')?.scrollIntoView({ block: 'nearest' }), [at]);
  return (
    <div ref={own} class="suggestions" role="listbox" id="commands-list" aria-label="Commands" tabIndex={-1}>
      {leaves.map((leaf, nth) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the message box has the focus and hears the keys.
        <div
          key={leaf.path}
          id={`commands-${nth}`}
          role="option"
          class={nth === at ? 'at' : ''}
          tabIndex={-1}
          aria-selected={nth === at}
          onMouseDown={event => event.preventDefault()}
          onClick={() => choose(leaf)}
        >
          <span>
            <b>/{leaf.path}</b>{' '}
            {leaf.options.map(option => (
              <span key={option.name} class={option.required ? 'option needed' : 'option'}>
                {option.name}
              </span>
            ))}
          </span>
          <small>{leaf.about}</small>
        </div>
      ))}
    </div>
  );
}
