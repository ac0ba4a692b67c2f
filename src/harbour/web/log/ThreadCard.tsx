import { useDeck } from '../context.js';
import type { Room } from '../shapes.js';

/** The way from a message into the thread that began with it. */
export function ThreadCard({ thread }: { readonly thread: Room }) {
  const { state, acts } = useDeck();
  const now = state.rooms[thread.id] ?? thread;
  return (
    <button type="button" class="thread-card" onClick={() => acts.show({ kind: 'room', id: thread.id })}>
      <b>{now.name}</b> <span class="go">{now.message_count ?? 0} messages ›</span>
    </button>
  );
}
