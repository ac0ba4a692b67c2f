import type { Deed } from '../playground/wire.js';
import type { Choice, Fields, Options } from './deeds.js';
import { bringIntoSight } from './log/bring.js';
import type { View } from './store/state.js';
import type { Store } from './store/store.js';
import { openTalk, type Talk } from './talk.js';

/** What a person can do on the page. Each deed goes to the double; what comes of it is told to the store. */
export interface Acts {
  be(person: string): void;
  show(view: View): void;
  older(channel: string): Promise<void>;
  begin(battle: string): Promise<void>;
  press(message: string, control: string): Promise<void>;
  select(message: string, control: string, picks: readonly string[]): Promise<void>;
  slash(channel: string, command: string, options: Options): Promise<boolean>;
  suggest(deed: Omit<Extract<Deed, { kind: 'autocomplete' }>, 'kind'>): Promise<readonly Choice[]>;
  say(channel: string, words: string): Promise<boolean>;
  submit(modal: string, fields: Fields): Promise<string | null>;
  wait(hours: number | null): Promise<void>;
  closeModal(): void;
  putAway(message: string): void;
  forget(): void;
}

export interface Harbour {
  readonly store: Store;
  readonly acts: Acts;
}

export function openHarbour(address: string): Harbour {
  const talk = openTalk(address);
  return { store: talk.store, acts: actsOf(talk) };
}

function actsOf(talk: Talk): Acts {
  const { store, wire } = talk;
  const { dispatch } = store;
  const did = async (deed: Deed): Promise<boolean> => {
    const answer = await wire.ask(deed);
    talk.came(answer);
    return answer.kind !== 'refused';
  };
  return {
    be: person => void talk.be(person),
    show: talk.show,
    older: channel => talk.read(channel, store.state().shelves[channel]?.messages[0]?.id ?? null),
    begin: async battle => void (await did({ kind: 'begin', battle })),
    press: (message, control) => use(talk, { kind: 'press', message, control }),
    select: (message, control, picks) => use(talk, { kind: 'select', message, control, picks: [...picks] }),
    slash: (channel, command, options) => did({ kind: 'slash', channel, command, options }),
    async suggest(asked) {
      const answer = await wire.ask({ kind: 'autocomplete', ...asked });
      return answer.kind === 'choices' ? answer.choices : [];
    },
    say: (channel, words) => did({ kind: 'say', channel, words }),
    async submit(modal, fields) {
      const answer = await wire.ask({ kind: 'submit', modal, fields });
      if (answer.kind === 'refused') return answer.words;
      dispatch({ kind: 'modal', modal: null });
      talk.came(answer);
      return null;
    },
    wait: async hours => void (await did({ kind: 'wait', hours })),
    closeModal: () => dispatch({ kind: 'modal', modal: null }),
    putAway: message => dispatch({ kind: 'away', message }),
    forget: () => dispatch({ kind: 'notice', words: null }),
  };
}

/** Uses a control: until its answer is there the whole message waits, as on Discord. */
async function use({ store, wire, came }: Talk, deed: Extract<Deed, { kind: 'press' | 'select' }>): Promise<void> {
  const { message, control } = deed;
  if (store.state().busy[message] !== undefined) return;
  store.dispatch({ kind: 'busy', message, control });
  const answer = await wire.ask(deed);
  came(answer);
  store.dispatch({ kind: 'busy', message, control: null });
  if (answer.kind === 'done' && answer.message !== null && answer.message !== message) bringIntoSight(answer.message);
}
