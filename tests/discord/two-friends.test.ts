import { expect, test } from 'vitest';
import { controlsOf, type Message, type Person, transcript } from '../../src/harbour/index.js';
import { RULESETS } from '../../src/rulesets/index.js';
import { BattleExport } from '../../src/table/export.js';
import { verify } from '../../src/table/verify.js';
import { announced, newest, type Quay, quay, started } from '../support/bot.js';

const TURNS = 12;

/** A captain who writes like a person: his flagship by buttons, the rest by menu or by typing, then seals. */
async function command({ bot }: Quay, captain: Person, turn: number): Promise<Message> {
  const card = newest(captain, captain.dm());
  const opened = await captain.press(card, 'Write orders');
  if (!opened.message) throw new Error(opened.text);
  if (turn % 3 === 1) await byButtons(captain, opened.message);
  if (turn % 3 === 2) await byTyping(captain, opened.message);
  const desk = newest(captain, captain.dm());
  const sealed = await captain.press(desk, 'Seal');
  expect(sealed.text).toContain('Sealed as');
  await bot.calm();
  return desk;
}

async function byButtons(captain: Person, desk: Message): Promise<void> {
  await captain.select(desk, 'Give orders to …', [firstShip(desk)]);
  if (transcript(desk).includes('Whole tracks')) await captain.select(desk, 'Whole tracks, best first', [firstTrack(desk)]);
  await captain.select(desk, 'Other orders …', ['intent']);
  // A hulk makes for nothing: her card says so, and offers no intent to choose.
  if (!transcript(desk).includes('Not now')) await captain.select(desk, 'Intent', ['Engage']);
  await captain.press(desk, 'All');
}

/** The first unit after the squadron itself. */
function firstShip(desk: Message): string {
  const list = controlsOf(desk).find(one => one['placeholder'] === 'Give orders to …')?.['options'] as { value: string }[] | undefined;
  return list?.[1]?.value ?? list?.[0]?.value ?? '';
}

const firstTrack = (desk: Message): string => /Whole tracks, best first \{([^|}]+)/.exec(transcript(desk))?.[1]?.trim() ?? '';

async function byTyping(captain: Person, desk: Message): Promise<void> {
  const { modal } = await captain.press(desk, 'Type');
  if (!modal) throw new Error('No modal opened');
  await captain.submit(modal, { text: 'all: intent engage; rake any; board odds' });
}

test('two friends fight the whole starter action, message by message, with an umpire and a spectator looking on', async () => {
  const table = await quay();
  const { harbour, bot, ann, bob, channel, guild, troubles } = table;
  const uma = harbour.person('Uma', guild);
  const sam = harbour.person('Sam', guild);
  const card = await announced(table, { scenario: 'starter', pace: 'ready', umpire: { user: uma.id } });
  expect(transcript(card)).toContain('[British] [French]');
  const thread = await started(table, card);
  expect(newest(ann, ann.dm())).toBeDefined();

  const [opening] = harbour.messages(thread);
  expect(opening && transcript(opening)).toMatch(/The dice are sealed: `[0-9a-f]{64}`/);
  expect(opening?.mentions.sort()).toEqual([ann.id, bob.id, uma.id].sort());

  let turn = 0;
  for (; turn < TURNS * 4 && !isOver(harbour.messages(thread)); turn++) {
    await command(table, ann, turn);
    if (turn === 0)
      expect(transcript(harbour.messages(thread).at(-1) as Message)).toMatch(
        /Awaited: \*\*French\*\*\nSealed: \*\*British\*\* `[0-9a-f]{8}`/,
      );
    await command(table, bob, turn);
  }
  const posts = harbour.messages(thread).map(transcript);
  expect(posts).toHaveLength(turn + 2);
  for (const post of posts.slice(1, -1)) expect(post).toMatch(/Orders of this turn: British `[0-9a-f]{8}` · French `[0-9a-f]{8}`/);

  const end = posts.at(-1) ?? '';
  expect(end).toMatch(/Seed: `[0-9a-f]{64}`/);
  expect(end).toContain('[Rematch, sides swapped]');

  for (const person of [ann, bob, uma])
    expect(person.sees(person.dm()).filter(message => message.onlyFor === null).length).toBeGreaterThan(turn);
  expect(sam.sees(thread).every(message => message.onlyFor === null)).toBe(true);
  expect(sam.sees(sam.dm())).toEqual([]);

  const exported = await sam.slash(thread, 'battle export');
  const file = exported.message && harbour.file(exported.message, exported.message.attachments[0]?.filename ?? '');
  const record = BattleExport.parse(JSON.parse(new TextDecoder().decode(file ?? new Uint8Array())));
  const game = RULESETS.find(one => one.id === record.battle.ruleset);
  expect(game && verify(game, record).faults).toEqual([]);

  const last = harbour.messages(thread).findLast(message => message.onlyFor === null);
  if (last) await bob.press(last, 'Rematch, sides swapped');
  await bot.calm();
  const again = harbour.messages(channel).at(-1);
  expect(again && transcript(again)).toMatch(new RegExp(`British\\*\\*: <@${bob.id}>.*\\n.*French\\*\\*: <@${ann.id}>`));

  expect(troubles).toEqual([]);
  expect(harbour.faults).toEqual([]);
}, 240_000);

const isOver = (messages: readonly Message[]): boolean => messages.some(message => transcript(message).includes('Seed: `'));
