import pino from 'pino';
import { onTestFinished } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { type Bot, startBot } from '../../src/discord/bot.js';
import { type Harbour, type Message, type OptionValue, type Person, startHarbour } from '../../src/harbour/index.js';
import type { Renderer } from '../../src/render/index.js';
import { RULESETS } from '../../src/rulesets/index.js';
import { loadLibrary } from '../../src/store/library.js';
import { newMemory } from '../../src/table/memory.js';
import type { Store } from '../../src/table/ports.js';
import { type HandClock, handClock } from './clock.js';
import { countedSecrets } from './secrets.js';
import { tempStore } from './store.js';

/** A picture of one pixel: tests of Discord need a file, not a chart. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

export const blankRenderer: Renderer = {
  draw: async () => ({ png: new Uint8Array(PIXEL), width: 1, height: 1, ms: { draw: 0, encode: 0 } }),
  film: async () => new Uint8Array(PIXEL),
  close: async () => undefined,
};

export interface Quay {
  readonly harbour: Harbour;
  readonly bot: Bot;
  readonly store: Store;
  readonly clock: HandClock;
  readonly guild: string;
  readonly channel: string;
  readonly ann: Person;
  readonly bob: Person;
  /** What the bot logged as wrong. */
  readonly troubles: string[];
  /** Stops the bot as if the host had died, and starts it again on the same store. */
  restart(): Promise<Quay>;
}

interface Options {
  readonly renderer?: Renderer;
  readonly store?: Store;
  readonly clock?: HandClock;
  readonly harbour?: Harbour;
}

/** The bot on the double, with a server, a channel, Ann and Bob; closed when the test is done. */
export async function quay({ renderer = blankRenderer, store, clock = handClock(), harbour }: Options = {}): Promise<Quay> {
  const double = harbour ?? (await startHarbour());
  const guild = double.guild('The Nore');
  const channel = double.channel(guild, 'battles');
  const ann = double.person('Ann', guild);
  const bob = double.person('Bob', guild);
  const kept = store ?? (await tempStore()).store;
  const troubles: string[] = [];
  const secrets = countedSecrets();
  const begin = () =>
    startBot({
      deps: {
        store: kept,
        clock,
        games: RULESETS,
        library: loadLibrary('assets/scenarios', RULESETS),
        secrets,
        memory: newMemory(),
      },
      renderer,
      log: listener(troubles),
      rules: [],
      commands: COMMANDS,
      token: 'a token of the double',
      berth: { rest: double.rest, ws: double.ws },
      watch: null,
      boardSpacing: 0,
    });
  let bot = await begin();
  await bot.register();
  onTestFinished(async () => {
    await bot.close();
    if (!harbour) await double.close();
  });
  const made: Quay = {
    harbour: double,
    get bot() {
      return bot;
    },
    store: kept,
    clock,
    guild,
    channel,
    ann,
    bob,
    troubles,
    async restart() {
      await bot.client.destroy();
      bot = await begin();
      return made;
    },
  };
  return made;
}

/** Warnings and errors as `message: error`. */
const listener = (troubles: string[]) =>
  pino(
    { level: 'warn' },
    {
      write: (line: string) => {
        const { msg, err } = JSON.parse(line) as { msg: string; err?: { stack?: string } };
        troubles.push(`${msg}: ${err?.stack ?? ''}`);
      },
    },
  );

/** The newest message that a person sees in a channel. */
export function newest(person: Person, channel: string): Message {
  const message = person.sees(channel).at(-1);
  if (!message) throw new Error(`${person.name} sees nothing there`);
  return message;
}

/** Ann opens a battle; gives the card in the channel. */
export async function announced({ ann, bot, channel, harbour }: Quay, options: Record<string, OptionValue>): Promise<Message> {
  const panel = await ann.slash(channel, 'battle new', options);
  if (!panel.message) throw new Error(panel.text);
  await ann.press(panel.message, 'Open');
  await bot.calm();
  const card = harbour
    .messages(channel)
    .filter(message => message.onlyFor === null)
    .at(-1);
  if (!card) throw new Error('Nothing was announced');
  return card;
}

/** Ann takes one seat, Bob the other, and Ann starts; gives the thread. */
export async function started(
  { ann, bob, bot, guild, harbour }: Quay,
  card: Message,
  [hers, his] = ['British', 'French'],
): Promise<string> {
  await ann.press(card, hers);
  await bob.press(card, his);
  await bot.calm();
  await ann.press(card, 'Start');
  await bot.calm();
  const thread = harbour.threads(guild).at(-1);
  if (!thread) throw new Error('No thread was made');
  return thread.id;
}
