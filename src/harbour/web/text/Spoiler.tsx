import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** Hidden until it is pressed. */
export function Spoiler({ children, block = false }: { readonly children: ComponentChildren; readonly block?: boolean }) {
  const [open, setOpen] = useState(false);
  if (open) return <span class={block ? 'spoiler-block' : 'spoiler'}>{children}</span>;
  return (
    <button type="button" class={block ? 'spoiler-block shut' : 'spoiler shut'} aria-label="Spoiler: show it" onClick={() => setOpen(true)}>
      <span aria-hidden="true" inert>
        {children}
      </span>
    </button>
  );
}
