import { expect, test } from 'vitest';
import { controlsOf, type Message, type Person, transcript } from '../../src/harbour/index.js';
import type { Renderer } from '../../src/render/index.js';
import { CARDS, type CardId } from '../../src/rulesets/oak-and-iron/cards.js';
import { announced, blankRenderer, type Quay, quay } from '../support/bot.js';

/** Turns after which the captains part, if nobody has struck by then. */
const TURNS = 6;

/** Pictures of one pixel that carry their sheet behind it: what is drawn for somebody can be read like what is written. */
const legible: Renderer = {
  ...blankRenderer,
  draw: async (sheet, look) => {
    const blank = await blankRenderer.draw(sheet, look);
    return { ...blank, png: new Uint8Array(Buffer.concat([blank.png, Buffer.from(JSON.stringify(sheet))])) };
  },
};

/** Everything that a message says: words, alt texts, and what its pictures show. */
function allOf({ harbour }: Quay, message: Message): string {
  const files = message.attachments.map(({ filename }) => Buffer.from(harbour.file(message, filename) ?? []).toString('utf8'));
  return [transcript(message), ...files].join('\n');
}

/** All that somebody can see there, but for who is awaited and who has sealed. */
const sightOf = (table: Quay, person: Person, ...places: string[]): string =>
  places
    .flatMap(place => person.sees(place))
    .map(message => allOf(table, message).replace(/^(Awaited|Sealed): .*\n/gm, ''))
    .join('\n');

interface Captain {
  readonly person: Person;
  readonly name: string;
  /** Where his orders reach him, and what the way to them is called there. */
  readonly at: string;
  readonly way: string;
}

/** The private desk of a captain as it is now. */
function deskOf({ person, at }: Captain): Message {
  const desk = person.sees(at).findLast(message => message.onlyFor === person.id);
  if (!desk) throw new Error(`${person.name} has no desk open`);
  return desk;
}

const cardsIn = (desk: Message): CardId[] => {
  const list = controlsOf(desk).find(one => one['placeholder'] === 'Card for next turn');
  return ((list?.['options'] ?? []) as { value: string }[]).map(one => one.value as CardId);
};

/** Writes a captain's orders: a card for the next turn and, the first time, what his ships are about. Gives the card. */
async function orders(table: Quay, captain: Captain, turn: number): Promise<CardId> {
  const { person, at, way } = captain;
  const post = person.sees(at).findLast(message => message.onlyFor === null && transcript(message).includes(`[${way}]`));
  if (!post) throw new Error(`Nothing leads ${person.name} to his orders`);
  await person.press(post, way);
  await person.select(deskOf(captain), 'Give orders to …', ['hand']);
  const open = cardsIn(deskOf(captain));
  const card = open[turn % open.length];
  if (!card) throw new Error(`${person.name} has no card left`);
  await person.select(deskOf(captain), 'Card for next turn', [card]);
  await person.press(deskOf(captain), 'All');
  if (turn === 1) await standing(captain);
  const sealed = await person.press(deskOf(captain), 'Seal');
  expect(sealed.text).toContain('Sealed as');
  await table.bot.calm();
  return card;
}

async function standing(captain: Captain): Promise<void> {
  const ships = controlsOf(deskOf(captain)).find(one => one['placeholder'] === 'Give orders to …')?.['options'] as { value: string }[];
  for (const { value } of ships.filter(one => one.value.includes('.'))) {
    await captain.person.select(deskOf(captain), 'Give orders to …', [value]);
    await captain.person.select(deskOf(captain), 'Other orders …', ['intent']);
    await captain.person.select(deskOf(captain), 'Intent', ['engage']);
    await captain.person.press(deskOf(captain), 'All');
  }
}

const inPublic = ({ harbour }: Quay, thread: string): Message[] => harbour.messages(thread).filter(message => message.onlyFor === null);
const isOver = (table: Quay, thread: string): boolean => inPublic(table, thread).some(message => transcript(message).includes('Seed: `'));

test('both captains pick their cards in private, one by DM and one in the thread, and both are turned up in one post', async () => {
  const table = await quay({ renderer: legible });
  const { harbour, bot, ann, bob, guild } = table;
  const sam = harbour.person('Sam', guild);
  bob.closeDms();
  const card = await announced(table, { scenario: 'quick-start', pace: 'ready' });
  await ann.press(card, 'Player A');
  await bob.press(card, 'Player B');
  await bot.calm();
  await ann.press(card, 'Start');
  await bot.calm();
  const thread = harbour.threads(guild).at(-1)?.id ?? '';
  const first: Captain = { person: ann, name: 'Player A', at: ann.dm(), way: 'Write orders' };
  const second: Captain = { person: bob, name: 'Player B', at: thread, way: 'My orders' };

  for (let turn = 0; turn < TURNS && !isOver(table, thread); turn++) {
    const quick = turn % 2 === 0 ? first : second;
    const slow = turn % 2 === 0 ? second : first;
    const count = inPublic(table, thread).length;
    const others = () => [sightOf(table, slow.person, thread, slow.person.dm()), sightOf(table, sam, thread, sam.dm())].join('\n');
    const before = others();
    const picked = await orders(table, quick, turn);
    expect(others() === before, 'others see nothing new').toBe(true);
    const board = inPublic(table, thread).findLast(message => transcript(message).includes('Awaited'));
    expect(board && transcript(board)).toMatch(
      new RegExp(`Awaited: \\*\\*${slow.name}\\*\\*\nSealed: \\*\\*${quick.name}\\*\\* \`[0-9a-f]{8}\``),
    );

    const answered = await orders(table, slow, turn);
    const after = inPublic(table, thread).slice(count);
    const shown = after.find(message => transcript(message).includes('turn up'));
    if (isOver(table, thread)) break;
    const told = shown ? transcript(shown) : '';
    expect(told).toContain(`${first.name} turn up ${CARDS[quick === first ? picked : answered].name}`);
    expect(told).toContain(`${second.name} turn up ${CARDS[quick === second ? picked : answered].name}`);
    expect(after.filter(message => transcript(message).includes('turn up'))).toHaveLength(1);
  }
  expect(inPublic(table, thread).filter(message => transcript(message).includes('turn up')).length).toBeGreaterThan(2);
  expect(inPublic(table, thread).some(message => message.mentions.includes(bob.id))).toBe(true);
  expect(bob.sees(bob.dm())).toEqual([]);
  expect(table.troubles).toEqual([]);
  expect(harbour.faults).toEqual([]);
}, 180_000);
