import { useDeck } from '../context.js';
import { Dots } from './Post.js';

/** The line under the log: who is typing. */
export function Typing({ room }: { readonly room: string }) {
  const { state } = useDeck();
  return (
    <p class="typing" aria-live="polite">
      {state.typing.includes(room) && (
        <>
          <Dots /> <b>{state.bot?.name}</b> is typing…
        </>
      )}
    </p>
  );
}
