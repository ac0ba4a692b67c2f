import type { Answer, Ask, Deed, Tell } from '../playground/wire.js';

/** One socket to the double. It asks and is told; when it is lost it tries again by itself, for ever. */
export interface Wire {
  ask(deed: Deed): Promise<Answer>;
}

interface Hands {
  /** The socket is open: the page says who it is. */
  readonly opened: () => void;
  readonly lost: () => void;
  readonly told: (tell: Tell) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 5_000;
const LOST: Answer = { kind: 'refused', words: 'The connection was lost before there was an answer.' };

export function openWire(address: string, hands: Hands): Wire {
  const waiting = new Map<number, (answer: Answer) => void>();
  let socket: WebSocket;
  let next = 1;
  let pause = FIRST_PAUSE;

  const hear = (data: string) => {
    const tell = JSON.parse(data) as Tell;
    if (tell.kind === 'answer') {
      waiting.get(tell.n)?.(tell.answer);
      waiting.delete(tell.n);
    }
    hands.told(tell);
  };
  const dropped = () => {
    for (const answer of waiting.values()) answer(LOST);
    waiting.clear();
    hands.lost();
    setTimeout(connect, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
  const connect = () => {
    socket = new WebSocket(address);
    socket.addEventListener('open', () => {
      pause = FIRST_PAUSE;
      hands.opened();
    });
    socket.addEventListener('message', event => hear(String(event.data)));
    socket.addEventListener('close', dropped);
  };
  connect();

  return {
    ask(deed) {
      if (socket.readyState !== WebSocket.OPEN) return Promise.resolve(LOST);
      const ask: Ask = { n: next++, deed };
      return new Promise(resolve => {
        waiting.set(ask.n, resolve);
        socket.send(JSON.stringify(ask));
      });
    },
  };
}

/** The double's socket, on the page's own origin. */
export const pageSocket = (place: Location): string => `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/page`;
