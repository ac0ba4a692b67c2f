import { expect, test } from 'vitest';
import type { Sheet } from '../../src/engine/sheet.js';
import { controlsOf, type Message, type Person, transcript } from '../../src/harbour/index.js';
import { RULESETS } from '../../src/rulesets/index.js';
import { CARDS, type Cards } from '../../src/rulesets/man-o-warp/nouns.js';
import { refitName } from '../../src/rulesets/man-o-warp/refits.js';
import { CARD_WORDS, cardsWords } from '../../src/rulesets/man-o-warp/say.js';
import { State } from '../../src/rulesets/man-o-warp/state.js';
import { BattleExport } from '../../src/table/export.js';
import { verify } from '../../src/table/verify.js';
import { announced, blankRenderer, newest, type Quay, quay } from '../support/bot.js';

/** Pictures of one pixel that carry what is on them, so that a reader of a message can be asked what he was shown. */
const MARK = 'SHEET';
const telling = {
  ...blankRenderer,
  draw: async (sheet: Sheet) => {
    const blank = await blankRenderer.draw(sheet, { theme: 'paper' });
    return { ...blank, png: Buffer.concat([Buffer.from(blank.png), Buffer.from(MARK + JSON.stringify(sheet))]) };
  },
};

const sheetsOn = ({ harbour }: Quay, message: Message): Sheet[] =>
  message.attachments.flatMap(({ filename }) => {
    const bytes = Buffer.from(harbour.file(message, filename) ?? new Uint8Array()).toString('utf8');
    return bytes.includes(MARK) ? [JSON.parse(bytes.slice(bytes.lastIndexOf(MARK) + MARK.length)) as Sheet] : [];
  });

async function stateOf({ store }: Quay, thread: string): Promise<State> {
  const row = await store.work(tx => tx.battleOfThread(thread));
  return State.parse(row?.state);
}

/** His desk, opened from his newest card. */
async function desk(captain: Person): Promise<Message> {
  const { message, text } = await captain.press(newest(captain, captain.dm()), 'Write orders');
  if (!message) throw new Error(text);
  return message;
}

const unit = (captain: Person, at: Message, name: string) => captain.select(at, 'Give orders to …', [name]);

/** Writes a name into the form of a ship that is being bought; gives what the desk says then. */
async function christened(captain: Person, at: Message, hull: string, name: string): Promise<string> {
  await unit(captain, at, hull);
  const { modal } = await captain.press(at, 'Write …');
  if (!modal) throw new Error('No modal opened');
  const { text } = await captain.submit(modal, { text: name });
  return text;
}

async function sealed({ bot }: Quay, captain: Person): Promise<void> {
  const { text } = await captain.press(newest(captain, captain.dm()), 'Seal');
  expect(text).toContain('Sealed as');
  await bot.calm();
}

async function typed(captain: Person, at: Message, words: string): Promise<string> {
  const { modal } = await captain.press(at, 'Type');
  if (!modal) throw new Error('No modal opened');
  return (await captain.submit(modal, { text: words })).text;
}

/** Two hulks, two drillas, a chukka: list and ships by select and button, four ships named, one of them twice wrongly at first. */
async function annBuilds(table: Quay): Promise<void> {
  const { ann } = table;
  const at = await desk(ann);
  await unit(ann, at, 'Fleet');
  await ann.select(at, 'Other orders …', ['list']);
  await ann.select(at, 'List', ['Orc']);
  await ann.select(at, 'Other orders …', ['ships']);
  for (const [type, count] of [
    ['Hulk', 2],
    ['Drilla Killa', 2],
    ['Big Chukka', 1],
  ] as const) {
    await ann.select(at, 'Which?', [type]);
    for (let nth = 0; nth < count; nth++) await ann.press(at, `+1 ${type}`);
  }
  const { text } = await ann.press(at, 'All');
  expect(text).toContain('20 of 20 points');
  expect(await christened(ann, at, 'Hulk 1', 'Grimgutz')).toContain('Grimgutz');
  await ann.press(at, 'All');
  expect(await christened(ann, at, 'Hulk 2', 'grimgutz')).toContain('There is a grimgutz already');
  const { text: barred } = await ann.press(at, 'All');
  expect(barred).toContain('[Seal (grey)]');
  expect(await christened(ann, at, 'Hulk 2', '**Boss**')).toContain('A name is made of Latin letters');
  await ann.press(at, 'All');
  await christened(ann, at, 'Hulk 2', 'Bonebreaka');
  await ann.press(at, 'All');
  expect(sheetsOn(table, newest(ann, ann.dm()))).toMatchObject([
    { columns: [{ cards: expect.arrayContaining([expect.objectContaining({ name: 'Grimgutz' })]) }, { cards: [] }] },
  ]);
  await sealed(table, ann);
}

/** Two galleons and two corsairs, all by typing. */
async function bobBuilds(table: Quay): Promise<void> {
  const { bob } = table;
  const at = await desk(bob);
  await typed(bob, at, 'Fleet: list bretonnian; ships galleon 2, corsair 2');
  const text = await typed(bob, newest(bob, bob.dm()), 'Galleon 1: name "Sainte Aube"\nCorsair 2: name "Grimgutz"');
  expect(text).toContain('Sainte Aube');
  await sealed(table, bob);
}

/** Every card dealt goes to a ship by select; the choice of a statistic is left to silence. */
async function improves(table: Quay, captain: Person, cards: readonly string[], ships: readonly string[]): Promise<void> {
  const at = await desk(captain);
  for (const [nth, card] of cards.entries()) {
    await unit(captain, at, card);
    await captain.select(at, 'Ship', [ships[Math.floor(nth / 2)] ?? '']);
    await captain.press(at, 'All');
  }
  await sealed(table, captain);
}

/** A deal: the first activation by buttons, the rest as silence has it, or all of it typed, or the standing policy changed. */
async function deals(table: Quay, captain: Person, deal: number): Promise<void> {
  const at = await desk(captain);
  if (deal % 3 === 0) {
    await unit(captain, at, 'First activation');
    await captain.select(at, 'Other orders …', ['targets']);
    await captain.select(at, '1. next', [firstOf(newest(captain, captain.dm()), '1. next')]);
    await captain.select(at, 'Other orders …', ['keep']);
    await captain.press(at, '−1').catch(() => undefined);
    await captain.press(at, 'All');
  } else if (deal % 3 === 1) {
    const text = await typed(captain, at, 'first: bid 3; keep 0\nsecond: bid 2; keep 0\nall: shield doomed; evade 2; repel both');
    expect(text).not.toContain('⛔');
  }
  await sealed(table, captain);
}

const firstOf = (message: Message, placeholder: string): string => {
  const found = controlsOf(message).find(one => one['placeholder'] === placeholder)?.['options'] as { value: string }[] | undefined;
  return found?.[0]?.value ?? '';
};

const isOver = (messages: readonly Message[]): boolean => messages.some(message => transcript(message).includes('Seed: `'));
/** A message as it stood at some time before somebody. */
interface Glimpse {
  readonly text: string;
  readonly sheets: readonly Sheet[];
}

/** Everything that a person is ever shown, messages that were changed later too. */
function witness(table: Quay, person: Person): Glimpse[] {
  const seen: Glimpse[] = [];
  table.harbour.watch(
    happening => {
      const message = happening.kind === 'message' ? table.harbour.world.messages.get(happening.message) : undefined;
      if (message) seen.push({ text: transcript(message), sheets: sheetsOn(table, message) });
    },
    { as: person.id },
  );
  return seen;
}

const HOLDS = /[Yy]ou hold(?: \d+ cards?:)? ((?:\d+ [A-Z][\w-]*(?: Action)?(?:, | and )?)+)/g;

/** Every hand that was drawn there, and every one that was told of. */
const handsIn = (seen: readonly Glimpse[]): { drawn: string[]; told: string[] } => ({
  drawn: seen.flatMap(({ sheets }) =>
    sheets.flatMap(sheet =>
      sheet.kind === 'table' && sheet.hand?.some(held => held.art !== 'refit')
        ? [cardsWords(Object.fromEntries(sheet.hand.map(card => [cardNamed(card.title) ?? 'none', card.count])) as Partial<Cards>)]
        : [],
    ),
  ),
  told: seen.flatMap(({ text }) => [...text.matchAll(HOLDS)].map(match => match[1] ?? '')),
});

const cardNamed = (title: string) => CARDS.find(card => CARD_WORDS[card] === title);

test('a battle without a map is fought from the shipyard to the last ship, and no hand is ever shown to another', async () => {
  const table = await quay({ renderer: telling });
  const { harbour, bot, ann, bob, guild, troubles } = table;
  const sam = harbour.person('Sam', guild);
  const uma = harbour.person('Uma', guild);
  const [annSees, bobSees, samSees] = [witness(table, ann), witness(table, bob), witness(table, sam)] as const;
  const wordsOf = (seen: readonly Glimpse[]) => seen.map(({ text }) => text).join('\n');
  const card = await announced(table, { scenario: 'free-choice', pace: 'ready', umpire: { user: uma.id } });
  await ann.press(card, 'North');
  await bob.press(card, 'South');
  await bot.calm();
  await ann.press(card, 'Start');
  await bot.calm();
  const thread = harbour.threads(guild).at(-1)?.id ?? '';

  await annBuilds(table);
  expect([wordsOf(bobSees), wordsOf(samSees)].filter(text => /Grimgutz|Bonebreaka|Hulk/.test(text))).toEqual([]);
  await bobBuilds(table);
  expect((await stateOf(table, thread)).ships.map(ship => ship.name)).toEqual(
    expect.arrayContaining(['Grimgutz', 'Bonebreaka', 'Sainte Aube', 'Grimgutz II']),
  );
  expect(wordsOf(samSees)).toContain('Orc');

  const { fleets, ships } = await stateOf(table, thread);
  const [north = [], south = []] = fleets.map(fleet => (fleet.offered[fleet.seat] ?? []).map(refitName));
  const namesOf = (seat: string) => ships.filter(ship => ship.seat === seat).map(ship => ship.name);
  await improves(table, ann, north, namesOf('north'));
  expect([wordsOf(bobSees), wordsOf(samSees)].filter(text => north.some(one => text.includes(one)))).toEqual([]);
  await improves(table, bob, south, namesOf('south'));
  expect((await stateOf(table, thread)).ships.flatMap(ship => ship.refits)).toHaveLength(10);
  expect(wordsOf(samSees)).toContain(north[0]);

  const held = { north: new Set<string>(), south: new Set<string>() };
  for (let deal = 0; deal < 60 && !isOver(harbour.messages(thread)); deal++) {
    for (const fleet of (await stateOf(table, thread)).fleets) held[fleet.seat as 'north' | 'south'].add(cardsWords(fleet.hand));
    await deals(table, ann, deal);
    await deals(table, bob, deal + 1);
  }
  expect(isOver(harbour.messages(thread))).toBe(true);
  for (const fleet of (await stateOf(table, thread)).fleets) held[fleet.seat as 'north' | 'south'].add(cardsWords(fleet.hand));

  for (const [seen, own] of [
    [annSees, held.north],
    [bobSees, held.south],
  ] as const) {
    const { drawn, told } = handsIn(seen);
    expect(Math.min(drawn.length, told.length)).toBeGreaterThan(5);
    expect([...drawn, ...told].filter(hand => !own.has(hand))).toEqual([]);
  }
  expect(samSees.length).toBeGreaterThan(5);
  expect(handsIn(samSees)).toEqual({ drawn: [], told: [] });
  expect(wordsOf(samSees)).not.toMatch(/you hold|you draw|holds anew|throws away useless|keeps \d/i);

  const exported = await sam.slash(thread, 'battle export');
  const file = exported.message && harbour.file(exported.message, exported.message.attachments[0]?.filename ?? '');
  const record = BattleExport.parse(JSON.parse(new TextDecoder().decode(file ?? new Uint8Array())));
  const game = RULESETS.find(one => one.id === record.battle.ruleset);
  expect(game && verify(game, record).faults).toEqual([]);
  expect(troubles).toEqual([]);
  expect(harbour.faults).toEqual([]);
}, 240_000);
