import { useEffect, useRef } from 'preact/hooks';
import { useDeck } from '../context.js';
import { listRooms } from '../rooms.js';
import type { View } from '../store/state.js';
import { Clock } from './Clock.js';
import { Me } from './Me.js';
import { RoomLink } from './RoomLink.js';

interface Props {
  readonly shut: boolean;
  readonly narrow: boolean;
  readonly leave: () => void;
}

/** The server with its channels and threads, the DMs, the clock, and who one is. */
export function Sidebar({ shut, narrow, leave }: Props) {
  const { state, acts } = useDeck();
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    if (narrow && !shut) own.current?.querySelector<HTMLElement>('button')?.focus();
  }, [narrow, shut]);
  const go = (view: View) => {
    acts.show(view);
    leave();
  };
  return (
    // Escape shuts the drawer from anywhere in it.
    <nav ref={own} class="sidebar" aria-label="Channels" inert={shut} onKeyDown={event => event.key === 'Escape' && narrow && leave()}>
      <div class="server">
        <b>{state.guild.name || 'Harbour'}</b>
        {narrow && (
          <button type="button" class="plain" aria-label="Close" onClick={leave}>
            ✕
          </button>
        )}
      </div>
      <button
        type="button"
        class="new-battle"
        aria-current={state.view.kind === 'battles' ? 'page' : undefined}
        onClick={() => go({ kind: 'battles' })}
      >
        <span aria-hidden="true">⚔</span> Which battle?
      </button>
      <Rooms go={go} />
      <Clock />
      <Me />
    </nav>
  );
}

/** Channels with their threads, and the DMs. */
function Rooms({ go }: { readonly go: (view: View) => void }) {
  const { state } = useDeck();
  const { channels, dms } = listRooms(state.rooms, state.view.kind === 'room' ? state.view.id : null);
  return (
    <div class="rooms">
      <h2>Channels</h2>
      <ul>
        {channels.map(({ room, threads }) => (
          <li key={room.id}>
            <RoomLink room={room} go={go} />
            {threads.length > 0 && (
              <ul class="threads" aria-label={`Threads in ${room.name}`}>
                {threads.map(thread => (
                  <li key={thread.id}>
                    <RoomLink room={thread} go={go} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {dms.length > 0 && <h2>Direct messages</h2>}
      <ul>
        {dms.map(room => (
          <li key={room.id}>
            <RoomLink room={room} go={go} />
          </li>
        ))}
      </ul>
    </div>
  );
}
