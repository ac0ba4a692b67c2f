import { useState } from 'preact/hooks';
import { Dialog } from '../Dialog.js';
import type { GalleryItem } from '../shapes.js';
import { ownAddress } from './media.js';

interface Props {
  readonly items: readonly GalleryItem[];
  readonly first: number;
  readonly close: () => void;
}

/** A picture at full size, with its description in words; arrows go to the next. */
export function Lightbox({ items, first, close }: Props) {
  const [at, setAt] = useState(first);
  const [whole, setWhole] = useState(false);
  const item = items[at];
  if (!item) return null;
  const address = ownAddress(item.media.url);
  const turn = (by: number) => setAt((at + by + items.length) % items.length);
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  return (
    <Dialog label="Picture" kind="lightbox" close={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows also have buttons. */}
      <div class={whole ? 'frame whole' : 'frame'} onKeyDown={keys}>
        <img src={address} alt={item.description ?? ''} />
        <p class="caption">{item.description}</p>
        <div class="tools">
          {items.length > 1 && <Turn label="Picture before" sign="‹" go={() => turn(-1)} />}
          {items.length > 1 && <Turn label="Next picture" sign="›" go={() => turn(1)} />}
          <button type="button" class="plain" aria-pressed={whole} onClick={() => setWhole(!whole)}>
            Original size
          </button>
          <a href={address} target="_blank" rel="noreferrer">
            Open in a tab
          </a>
          <button type="button" class="plain" onClick={close}>
            Close
          </button>
        </div>
      </div>
    </Dialog>
  );
}

const Turn = ({ label, sign, go }: { readonly label: string; readonly sign: string; readonly go: () => void }) => (
  <button type="button" class="plain" aria-label={label} onClick={go}>
    {sign}
  </button>
);
