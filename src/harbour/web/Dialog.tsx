import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Props {
  readonly label: string;
  readonly kind: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A dialog over the page: it keeps the focus, Escape and a press beside it close it, and the focus goes back to where it was. */
export function Dialog({ label, kind, close, children }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  // Before the effects of what is inside, which may put the focus on a field.
  useLayoutEffect(() => {
    const dialog = own.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const leave = (event: Event) => {
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the dialog's own cancel.
    <dialog
      ref={own}
      class={`dialog ${kind}`}
      aria-label={label}
      onCancel={leave}
      onClick={event => event.target === own.current && close()}
    >
      {children}
    </dialog>
  );
}
