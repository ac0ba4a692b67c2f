import { useDeck } from '../context.js';
import { Log } from '../log/Log.js';
import { Typing } from '../log/Typing.js';
import { nameOfRoom } from '../rooms.js';
import { isDm, isThread, type Room as Shape } from '../shapes.js';
import { Composer } from '../write/Composer.js';
import { TopBar } from './TopBar.js';

interface Props {
  readonly room: Shape;
  readonly narrow: boolean;
  readonly open: () => void;
}

/** A channel: its name, its messages, and where one writes. */
export function Room({ room, narrow, open }: Props) {
  const { state, acts } = useDeck();
  const parent = room.parent_id ? state.rooms[room.parent_id] : undefined;
  return (
    <>
      <TopBar narrow={narrow} open={open}>
        <h1>
          {isThread(room) && parent && (
            <button type="button" class="linkish" onClick={() => acts.show({ kind: 'room', id: parent.id })}>
              # {parent.name}
            </button>
          )}
          {isThread(room) && <span class="sign"> › </span>}
          <span class="sign" aria-hidden="true">
            {isDm(room) ? '@ ' : isThread(room) ? '' : '# '}
          </span>
          {nameOfRoom(room, state.bot)}
        </h1>
        {room.topic && <p class="topic">{room.topic}</p>}
      </TopBar>
      <Log key={room.id} room={room} />
      <Composer key={`write-${room.id}`} room={room} />
      <Typing room={room.id} />
    </>
  );
}
