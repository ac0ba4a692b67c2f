import { useDeck } from '../context.js';
import { nameOfRoom } from '../rooms.js';
import { isDm, isThread, type Room } from '../shapes.js';
import { isShown, type View } from '../store/state.js';
import { Avatar } from './Avatar.js';

interface Props {
  readonly room: Room;
  readonly go: (view: View) => void;
}

/** A channel in the sidebar: bright while there is something unread, with a count where it is for oneself alone. */
export function RoomLink({ room, go }: Props) {
  const { state } = useDeck();
  const unread = state.unread[room.id] ?? 0;
  const name = nameOfRoom(room, state.bot);
  return (
    <button
      type="button"
      class={unread > 0 ? 'room-link unread' : 'room-link'}
      aria-current={isShown(state, room.id) ? 'page' : undefined}
      onClick={() => go({ kind: 'room', id: room.id })}
    >
      {isDm(room) ? (
        <Avatar id={room.id} name={name} bot />
      ) : (
        <span class="sign" aria-hidden="true">
          {isThread(room) ? '⌙' : '#'}
        </span>
      )}
      <span class="room-name">{name}</span>
      {unread > 0 && (
        <span class={isDm(room) ? 'badge' : 'unseen'}>
          {isDm(room) ? unread : ''}
          <span class="unseen"> unread</span>
        </span>
      )}
    </button>
  );
}
