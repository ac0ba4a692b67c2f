import { useState } from 'preact/hooks';
import { moved } from './listKeys.js';

interface Keys {
  readonly at: number;
  readonly setAt: (at: number) => void;
  readonly press: (event: KeyboardEvent) => void;
}

interface List {
  readonly labels: readonly string[];
  readonly open: boolean;
  readonly pick: (nth: number) => void;
  readonly openAt: () => void;
  readonly close: () => void;
}

const OPENS = ['ArrowDown', 'ArrowUp', 'Enter', ' '];

/** The keys of a list whose field keeps the focus. */
export function useListKeys({ labels, open, pick, openAt, close }: List): Keys {
  const [at, setAt] = useState(0);
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (!open) {
      if (!OPENS.includes(key)) return;
      event.preventDefault();
      return openAt();
    }
    if (key === 'Tab') return;
    event.preventDefault();
    if (key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    if (key === 'Enter' || key === ' ') return pick(at);
    setAt(moved(at, key, labels));
  };
  return { at, setAt, press };
}
