import type { ComponentChildren } from 'preact';

interface Props {
  readonly narrow: boolean;
  readonly open: () => void;
  readonly children: ComponentChildren;
}

/** The bar over the page, on a phone with the way to the channels. */
export const TopBar = ({ narrow, open, children }: Props) => (
  <header class="top">
    {narrow && (
      <button type="button" class="plain burger" aria-label="Channels" onClick={open}>
        ☰
      </button>
    )}
    {children}
  </header>
);
