import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useDeck } from '../context.js';
import { titleOfRoom } from '../rooms.js';
import type { Message, Room } from '../shapes.js';
import { standings } from './groups.js';
import { Day, Fresh } from './Lines.js';
import { Post } from './Post.js';
import { useRoving } from './useRoving.js';
import { useStick } from './useStick.js';

const NONE: readonly Message[] = [];

/** The messages of a channel. Arrows go from one to the next; Tab goes into it. */
export function Log({ room }: { readonly room: Room }) {
  const { state, acts } = useDeck();
  const shelf = state.shelves[room.id];
  const messages = shelf?.messages ?? NONE;
  const shown = useMemo(
    () =>
      standings(
        messages.filter(one => !state.away.includes(one.id)),
        state.mark,
      ),
    [messages, state.away, state.mark],
  );
  const own = useRef<HTMLDivElement>(null);
  useStick(own, room.id, messages);
  const roving = useRoving(own);
  const title = titleOfRoom(room, state.bot);
  useEffect(() => {
    document.title = `${title} · Harbour`;
  }, [title]);
  return (
    // Arrows move between messages, as on Discord.
    <div ref={own} class="log" role="log" aria-label={`Messages in ${title}`} aria-busy={!shelf} onKeyDown={roving}>
      {shelf?.more && (
        <button type="button" class="plain older" onClick={() => void acts.older(room.id)}>
          Earlier messages
        </button>
      )}
      {shelf && !shelf.more && <Beginning title={title} />}
      {shown.map(({ message, head, day, fresh }, nth) => (
        <div key={message.id}>
          {day && <Day time={Date.parse(message.timestamp)} />}
          {fresh && <Fresh />}
          <Post message={message} head={head} last={nth === shown.length - 1} />
        </div>
      ))}
    </div>
  );
}

const Beginning = ({ title }: { readonly title: string }) => (
  <div class="beginning">
    <h2>{title}</h2>
    <p>This is where {title} begins.</p>
  </div>
);
