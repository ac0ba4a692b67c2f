import { useErrorBoundary, useState } from 'preact/hooks';
import type { Harbour } from '../acts.js';
import { Deck, useHarbour } from '../context.js';
import { Modal } from '../modal/Modal.js';
import { roomShown } from '../store/state.js';
import { Banner } from './Banner.js';
import { Battles } from './Battles.js';
import { Room } from './Room.js';
import { Sidebar } from './Sidebar.js';
import { useNarrow } from './useNarrow.js';

/** The whole page. On a narrow screen the sidebar is a drawer. */
export function App({ harbour }: { readonly harbour: Harbour }) {
  const state = useHarbour(harbour);
  const narrow = useNarrow();
  const [drawer, setDrawer] = useState(false);
  const [trouble, again] = useErrorBoundary();
  const covered = narrow && drawer;
  const room = roomShown(state);
  const open = () => setDrawer(true);
  if (trouble) return <Stumbled again={again} />;
  return (
    <Deck.Provider value={{ state, acts: harbour.acts }}>
      <a class="skip" href="#main">
        To the messages
      </a>
      <Banner link={state.link} />
      <div class={covered ? 'page drawn' : 'page'}>
        <Sidebar shut={narrow && !drawer} narrow={narrow} leave={() => setDrawer(false)} />
        {covered && <div class="veil" aria-hidden="true" onClick={() => setDrawer(false)} />}
        <main id="main" tabIndex={-1} inert={covered}>
          {state.me === null ? (
            <p class="waiting">Coming aboard…</p>
          ) : room ? (
            <Room room={room} narrow={narrow} open={open} />
          ) : (
            <Battles narrow={narrow} open={open} />
          )}
        </main>
      </div>
      {state.modal && <Modal key={state.modal.id} modal={state.modal} />}
    </Deck.Provider>
  );
}

/** What stands there when a part of the page cannot be drawn. */
const Stumbled = ({ again }: { readonly again: () => void }) => (
  <div class="stumbled" role="alert">
    <h1>This page has run aground</h1>
    <p>Something in it cannot be drawn. Your battles are safe: they are kept by the bot, not by the page.</p>
    <button type="button" class="button s1" onClick={again}>
      Try again
    </button>
  </div>
);
