import { useState } from 'preact/hooks';
import { useDeck } from '../context.js';
import type { Room } from '../shapes.js';
import { CommandForm } from './CommandForm.js';
import type { Leaf } from './commands.js';
import { mayWrite } from './mayWrite.js';
import { WordsBox } from './WordsBox.js';

/** Where one writes: words, or a slash command with its options. */
export function Composer({ room }: { readonly room: Room }) {
  const { state, acts } = useDeck();
  const [leaf, setLeaf] = useState<Leaf | null>(null);
  return (
    <div class="composer">
      {state.notice !== null && (
        <p class="notice" role="alert">
          {state.notice}
          <button type="button" class="plain" aria-label="Dismiss" onClick={acts.forget}>
            ✕
          </button>
        </p>
      )}
      {!mayWrite(room) ? (
        <p class="shut">You can read here, but not write.</p>
      ) : leaf ? (
        <CommandForm key={leaf.path} leaf={leaf} room={room} leave={() => setLeaf(null)} />
      ) : (
        <WordsBox key={room.id} room={room} choose={setLeaf} />
      )}
    </div>
  );
}
