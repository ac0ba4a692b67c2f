import type { Answer } from '../playground/wire.js';
import { lastPerson, memoryOf, remember } from './memory.js';
import type { Message } from './shapes.js';
import type { View } from './store/state.js';
import { newStore, type Store } from './store/store.js';
import { openWire, type Wire } from './wire.js';

/** The store and the wire together: who is aboard, what is shown, and what comes of what is asked. */
export interface Talk {
  readonly store: Store;
  readonly wire: Wire;
  be(person: string | null): Promise<void>;
  show(view: View): void;
  read(channel: string, before: string | null): Promise<void>;
  /** An answer: a form is opened, a battle that was begun is shown, a refusal is said. */
  came(answer: Answer): void;
}

const TYPING_LASTS = 10_000;

export function openTalk(address: string): Talk {
  const store = newStore();
  const { dispatch } = store;
  const wire = openWire(address, {
    opened: () => void talk.be(store.state().me?.id ?? lastPerson()),
    lost: () => dispatch({ kind: 'link', link: 'lost' }),
    told(tell) {
      const memory = memoryOf(tell.kind === 'welcome' ? tell.me.id : '');
      dispatch({ kind: 'told', tell, at: performance.now(), memory });
      if (tell.kind === 'welcome') readShown();
      if (tell.kind === 'typing') setTimeout(() => dispatch({ kind: 'hush', channel: tell.channel }), TYPING_LASTS);
    },
  });
  store.watch(remember);
  const refused = (answer: Answer) => dispatch({ kind: 'notice', words: answer.kind === 'refused' ? answer.words : null });
  /** A channel is read when it is first shown; from then on the double tells what comes. */
  const readShown = () => {
    const { view, shelves } = store.state();
    if (view.kind === 'room' && !shelves[view.id]) void talk.read(view.id, null);
  };
  const talk: Talk = {
    store,
    wire,
    async be(person) {
      const answer = await wire.ask({ kind: 'be', person });
      // The person of the last visit may be gone: then the first that there is.
      if (answer.kind === 'refused' && person !== null) await wire.ask({ kind: 'be', person: null });
    },
    show(view) {
      dispatch({ kind: 'show', view });
      readShown();
    },
    async read(channel, before) {
      const answer = await wire.ask({ kind: 'read', channel, before });
      if (answer.kind !== 'posts') return refused(answer);
      const messages = answer.posts as unknown as Message[];
      dispatch({ kind: 'posts', channel, messages, more: answer.more, older: before !== null });
    },
    came(answer) {
      if (answer.kind === 'modal') dispatch({ kind: 'modal', modal: answer.modal });
      if (answer.kind === 'begun') talk.show({ kind: 'room', id: answer.channel });
      refused(answer);
    },
  };
  return talk;
}
