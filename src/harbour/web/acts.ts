import type { Answer, Deed } from '../playground/wire.js';
import type { Choice, Fields, Options } from './deeds.js';
import { bringIntoSight } from './log/bring.js';
import { lastPerson, memoryOf, remember } from './memory.js';
import type { Message } from './shapes.js';
import type { View } from './store/state.js';
import { newStore, type Store } from './store/store.js';
import { openWire } from './wire.js';

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

const TYPING_LASTS = 10_000;

export function openHarbour(address: string): Harbour {
  const store = newStore();
  const { dispatch } = store;
  const wire = openWire(address, {
    opened: () => void be(store.state().me?.id ?? lastPerson()),
    lost: () => dispatch({ kind: 'link', link: 'lost' }),
    told(tell) {
      const memory = memoryOf(tell.kind === 'welcome' ? tell.me.id : '');
      dispatch({ kind: 'told', tell, at: performance.now(), memory });
      if (tell.kind === 'welcome') void readShown();
      if (tell.kind === 'typing') setTimeout(() => dispatch({ kind: 'hush', channel: tell.channel }), TYPING_LASTS);
    },
  });
  store.watch(remember);

  /** The person of the last visit may be gone: then the first that there is. */
  async function be(person: string | null): Promise<void> {
    const answer = await wire.ask({ kind: 'be', person });
    if (answer.kind === 'refused' && person !== null) await wire.ask({ kind: 'be', person: null });
  }

  async function read(channel: string, before: string | null): Promise<void> {
    const answer = await wire.ask({ kind: 'read', channel, before });
    if (answer.kind !== 'posts') return refused(answer);
    const messages = answer.posts as unknown as Message[];
    dispatch({ kind: 'posts', channel, messages, more: answer.more, older: before !== null });
  }

  /** A channel is read when it is first shown; from then on the double tells what comes. */
  async function readShown(): Promise<void> {
    const { view, shelves } = store.state();
    if (view.kind === 'room' && !shelves[view.id]) await read(view.id, null);
  }

  function show(view: View): void {
    dispatch({ kind: 'show', view });
    void readShown();
  }

  function refused(answer: Answer): void {
    dispatch({ kind: 'notice', words: answer.kind === 'refused' ? answer.words : null });
  }

  function came(answer: Answer): void {
    if (answer.kind === 'modal') dispatch({ kind: 'modal', modal: answer.modal });
    if (answer.kind === 'begun') show({ kind: 'room', id: answer.channel });
    refused(answer);
  }

  /** Uses a control: until its answer is there the whole message waits, as on Discord. */
  async function use(message: string, control: string, deed: Deed): Promise<void> {
    if (store.state().busy[message] !== undefined) return;
    dispatch({ kind: 'busy', message, control });
    const answer = await wire.ask(deed);
    came(answer);
    dispatch({ kind: 'busy', message, control: null });
    if (answer.kind === 'done' && answer.message !== null && answer.message !== message) bringIntoSight(answer.message);
  }

  async function did(deed: Deed): Promise<boolean> {
    const answer = await wire.ask(deed);
    came(answer);
    return answer.kind !== 'refused';
  }

  const acts: Acts = {
    be: person => void be(person),
    show,
    older: channel => read(channel, store.state().shelves[channel]?.messages[0]?.id ?? null),
    begin: async battle => void (await did({ kind: 'begin', battle })),
    press: (message, control) => use(message, control, { kind: 'press', message, control }),
    select: (message, control, picks) => use(message, control, { kind: 'select', message, control, picks: [...picks] }),
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
      came(answer);
      return null;
    },
    wait: async hours => void (await did({ kind: 'wait', hours })),
    closeModal: () => dispatch({ kind: 'modal', modal: null }),
    putAway: message => dispatch({ kind: 'away', message }),
    forget: () => dispatch({ kind: 'notice', words: null }),
  };
  return { store, acts };
}
