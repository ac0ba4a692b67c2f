import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Answer, Deed, Tell } from '../../src/harbour/playground/wire.js';

/** A page by hand: it asks, and keeps everything that it was sent, as text and as tells. */
export interface HandPage {
  readonly wire: string[];
  readonly told: Tell[];
  ask(deed: Deed): Promise<Answer>;
  send(text: string): void;
  /** The first tell that fits, already heard or still to come. */
  hear<K extends Tell['kind']>(kind: K, fits?: (tell: Extract<Tell, { kind: K }>) => boolean): Promise<Extract<Tell, { kind: K }>>;
  /** Becomes somebody and gives his welcome. */
  be(person: string | null): Promise<Extract<Tell, { kind: 'welcome' }>>;
}

const PATIENCE = 60_000;

export async function handPage(url: string): Promise<HandPage> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/page`, { origin: url });
  const wire: string[] = [];
  const told: Tell[] = [];
  const waiting = new Set<() => void>();
  let asked = 0;
  socket.on('message', raw => {
    wire.push(String(raw));
    told.push(JSON.parse(String(raw)) as Tell);
    for (const look of [...waiting]) look();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  onTestFinished(() => socket.terminate());
  const hearAfter = <K extends Tell['kind']>(
    from: number,
    kind: K,
    fits: (tell: Extract<Tell, { kind: K }>) => boolean,
  ): Promise<Extract<Tell, { kind: K }>> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`No ${kind} came; heard: ${told.map(one => one.kind).join(' ')}`)), PATIENCE);
      const look = () => {
        const found = told.slice(from).find((one): one is Extract<Tell, { kind: K }> => one.kind === kind && fits(one as never));
        if (!found) return;
        clearTimeout(timer);
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const page: HandPage = {
    wire,
    told,
    send: text => socket.send(text),
    async ask(deed) {
      const n = ++asked;
      socket.send(JSON.stringify({ n, deed }));
      return (await hearAfter(0, 'answer', tell => tell.n === n)).answer;
    },
    hear: (kind, fits = () => true) => hearAfter(0, kind, fits),
    async be(person) {
      const from = told.length;
      const answer = await page.ask({ kind: 'be', person });
      if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
      return hearAfter(from, 'welcome', () => true);
    },
  };
  return page;
}

/** What happens to a handshake: its status, or `open`. */
export const knock = (url: string, headers: Record<string, string>, path = '/page'): Promise<number | 'open'> =>
  new Promise(resolve => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => undefined);
    socket.on('open', () => {
      socket.terminate();
      resolve('open');
    });
  });
