import { useId, useRef, useState } from 'preact/hooks';
import { useDeck } from '../context.js';
import type { Part } from '../shapes.js';
import { Listbox } from './Listbox.js';
import { boundsOf, type Pick, picksOf, toggled } from './picks.js';
import { useListKeys } from './useListKeys.js';

interface Props {
  readonly part: Part;
  readonly picked: readonly string[];
  readonly still: boolean;
  readonly waiting?: boolean;
  readonly label?: string;
  /** The field's own id, for its label. */
  readonly id?: string;
  /** It has the focus when it appears. */
  readonly first?: boolean;
  readonly change: (picked: readonly string[]) => void;
  /** The list is shut, with what is picked by now. */
  readonly shut: (picked: readonly string[]) => void;
}

/** A list that opens under a field. Arrows, Home, End and letters move; Enter or Space picks; Escape, Tab or a press elsewhere shuts. */
export function Select({ part, picked, still, waiting = false, label, id: own, first = false, change, shut }: Props) {
  const { state } = useDeck();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const picks = picksOf(part, state);
  const [open, setOpen] = useState(false);
  const [, most] = boundsOf(part);
  const named = label ?? part.placeholder ?? 'Pick';
  const chosen = picks.filter(one => picked.includes(one.value));
  const close = (now: readonly string[]) => {
    setOpen(false);
    shut(now);
  };
  const pick = (nth: number) => {
    const one = picks[nth];
    if (!one) return;
    const now = toggled(picked, one.value, most);
    change(now);
    if (most === 1) close(now);
  };
  const keys = useListKeys({ labels: picks.map(one => one.label), open, pick, openAt: () => openUp(), close: () => close(picked) });
  const openUp = () => {
    if (still) return;
    keys.setAt(
      Math.max(
        0,
        picks.findIndex(one => picked.includes(one.value)),
      ),
    );
    setOpen(true);
  };
  return (
    <div class="select" ref={box} onFocusOut={event => open && !box.current?.contains(event.relatedTarget as Node | null) && close(picked)}>
      <button
        type="button"
        id={own}
        // biome-ignore lint/a11y/noAutofocus: a form that opens puts the hand on its first field.
        autoFocus={first}
        role="combobox"
        class={waiting ? 'field waiting' : 'field'}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-label={[named, ...chosen.map(one => one.label)].join(': ')}
        aria-activedescendant={open ? `${id}-${keys.at}` : undefined}
        aria-disabled={still}
        onClick={() => (open ? close(picked) : openUp())}
        onKeyDown={keys.press}
      >
        <Chosen picks={chosen} placeholder={part.placeholder} />
        <span class="caret" aria-hidden="true" />
      </button>
      {open && <Listbox id={id} label={named} picks={picks} picked={picked} at={keys.at} many={most > 1} pick={pick} />}
    </div>
  );
}

function Chosen({ picks, placeholder }: { readonly picks: readonly Pick[]; readonly placeholder: string | undefined }) {
  if (picks.length === 0) return <span class="placeholder">{placeholder ?? 'Make a selection'}</span>;
  return (
    <span class="chosen">
      {picks.map(one => (
        <span key={one.value}>
          {one.emoji} {one.label}
        </span>
      ))}
    </span>
  );
}
