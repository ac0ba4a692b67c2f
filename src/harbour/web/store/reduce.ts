import type { Event } from './events.js';
import { hear } from './hear.js';
import { later, type State, type View } from './state.js';

/** The page after something has happened. Pure: the same state and event give the same page. */
export function reduce(state: State, event: Event): State {
  switch (event.kind) {
    case 'told':
      return hear(state, event);
    case 'link':
      return { ...state, link: event.link };
    case 'show':
      return show(state, event.view);
    case 'posts':
      return shelve(state, event);
    case 'busy':
      return { ...state, busy: busyWith(state, event) };
    case 'modal':
      return { ...state, modal: event.modal };
    case 'notice':
      return { ...state, notice: event.words };
    case 'away':
      return { ...state, away: [...state.away, event.message] };
    case 'hush':
      return { ...state, typing: state.typing.filter(one => one !== event.channel) };
  }
}

/** Opens a channel: the line "New" stands where he had read to, and all of it counts as seen from now on. */
function show(state: State, view: View): State {
  if (view.kind === 'battles') return { ...state, view, notice: null };
  const last = state.rooms[view.id]?.last_message_id ?? null;
  const had = state.seen[view.id] ?? null;
  const again = state.view.kind === 'room' && state.view.id === view.id;
  return {
    ...state,
    view,
    notice: null,
    mark: again ? state.mark : had !== null && later(last, had) ? had : null,
    seen: last === null ? state.seen : { ...state.seen, [view.id]: last },
    unread: { ...state.unread, [view.id]: 0 },
  };
}

function shelve(state: State, { channel, messages, more, older }: Extract<Event, { kind: 'posts' }>): State {
  const had = state.shelves[channel]?.messages ?? [];
  const kept = older ? had.filter(one => !messages.some(other => other.id === one.id)) : [];
  return { ...state, shelves: { ...state.shelves, [channel]: { messages: [...messages, ...kept], more } } };
}

function busyWith({ busy }: State, { message, control }: Extract<Event, { kind: 'busy' }>): State['busy'] {
  const { [message]: _, ...rest } = busy;
  return control === null ? rest : { ...rest, [message]: control };
}
