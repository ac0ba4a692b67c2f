import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Pick } from './picks.js';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly picks: readonly Pick[];
  readonly picked: readonly string[];
  /** Where the arrows stand. */
  readonly at: number;
  readonly many: boolean;
  readonly pick: (nth: number) => void;
}

/** The open list. The focus stays on the field above it; the list opens upwards where there is no room below. */
export function Listbox({ id, label, picks, picked, at, many, pick }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const [up, setUp] = useState(false);
  useLayoutEffect(() => setUp(own.current !== null && hasMoreRoomAbove(own.current)), []);
  useEffect(() => own.current?.children[at]?.scrollIntoView({ block: 'nearest' }), [at]);
  return (
    <div
      ref={own}
      role="listbox"
      class={up ? 'listbox up' : 'listbox'}
      id={`${id}-list`}
      aria-label={label}
      aria-multiselectable={many}
      tabIndex={-1}
    >
      {picks.length === 0 && (
        <div role="option" aria-selected="false" aria-disabled="true" tabIndex={-1}>
          Nothing to pick
        </div>
      )}
      {picks.map((one, nth) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and hears the keys.
        <div
          key={one.value}
          role="option"
          id={`${id}-${nth}`}
          class={nth === at ? 'at' : ''}
          tabIndex={-1}
          aria-selected={picked.includes(one.value)}
          onMouseDown={event => event.preventDefault()}
          onClick={() => pick(nth)}
        >
          {one.emoji && <span class="emoji">{one.emoji}</span>}
          <span class="words">
            <span>{one.label}</span>
            {one.note && <small>{one.note}</small>}
          </span>
          <span class={many ? 'tick box' : 'tick'} aria-hidden="true" />
        </div>
      ))}
    </div>
  );
}

/** Whether the list would reach below what scrolls round it (or the window), and there is more room over its field. */
function hasMoreRoomAbove(list: HTMLElement): boolean {
  const around = (list.closest('.log, dialog') ?? document.documentElement).getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  const field = list.parentElement?.getBoundingClientRect().top ?? top;
  return bottom > around.bottom && field - around.top > around.bottom - top;
}
