import { useState } from 'preact/hooks';
import type { GalleryItem } from '../shapes.js';
import { Spoiler } from '../text/Spoiler.js';
import { Lightbox } from './Lightbox.js';
import { ownAddress } from './media.js';

/** Pictures side by side; each opens at full size. */
export function Gallery({ items }: { readonly items: readonly GalleryItem[] }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div class={`gallery of-${Math.min(items.length, 4)}`}>
      {items.map((item, nth) => {
        const picture = <Picture key={item.media.url} item={item} open={() => setOpen(nth)} />;
        return item.spoiler ? (
          <Spoiler key={item.media.url} block>
            {picture}
          </Spoiler>
        ) : (
          picture
        );
      })}
      {open !== null && <Lightbox items={items} first={open} close={() => setOpen(null)} />}
    </div>
  );
}

const NAMELESS = 'A picture without a description';

export function Picture({ item, open }: { readonly item: GalleryItem; readonly open: () => void }) {
  const { media, description } = item;
  return (
    <button type="button" class="picture" aria-haspopup="dialog" onClick={open} title="Open at full size">
      <img src={ownAddress(media.url)} alt={description || NAMELESS} width={media.width ?? undefined} height={media.height ?? undefined} />
    </button>
  );
}
