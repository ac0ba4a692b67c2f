import { expect, test } from 'vitest';
import { OVERVIEW } from '../../../src/discord/desk/context.js';
import { desk } from '../../../src/discord/desk/desk.js';
import { lookFor } from '../../../src/engine/battle.js';
import { type Message, type Person, transcript } from '../../../src/harbour/index.js';
import { openRenderer } from '../../../src/render/index.js';
import { manOWarp } from '../../../src/rulesets/man-o-warp/index.js';
import { announced, newest, type Quay, quay } from '../../support/bot.js';
import { deskContext, deskFaults } from '../../support/deskFaults.js';
import { playout, seatsAsked } from '../../support/playout.js';
import { duel, squadrons } from './scenarios.js';

const TYPED = 'first: bid 2; keep 0; attacks broad > board > ram\nall: shield doomed; evade 1; repel both';

async function command({ bot }: Quay, captain: Person, deal: number): Promise<void> {
  const opened = await captain.press(newest(captain, captain.dm()), 'Write orders');
  if (!opened.message) throw new Error(opened.text);
  if (deal % 2 === 0) {
    const { modal } = await captain.press(opened.message, 'Type');
    if (!modal) throw new Error('No modal opened');
    await captain.submit(modal, { text: TYPED });
  }
  const sealed = await captain.press(newest(captain, captain.dm()), 'Seal');
  expect(sealed.text).toContain('Sealed as');
  await bot.calm();
}

const isOver = (messages: readonly Message[]): boolean => messages.some(message => transcript(message).includes('Seed: `'));

test('MW8.1 a first battle is fought over the bot, with its pictures, to its end', async () => {
  const renderer = openRenderer({ workers: 1 });
  const table = await quay({ renderer });
  const { ann, bob, bot, guild, harbour, troubles } = table;
  const card = await announced(table, { scenario: 'first-battle', pace: 'ready' });
  await ann.press(card, 'Bretonnian squadron');
  await bob.press(card, 'Orc mob');
  await bot.calm();
  await ann.press(card, 'Start');
  await bot.calm();
  const thread = harbour.threads(guild).at(-1)?.id;
  if (!thread) throw new Error('No thread');
  for (let deal = 0; deal < 40 && !isOver(harbour.messages(thread)); deal++) {
    await command(table, ann, deal);
    if (!isOver(harbour.messages(thread))) await command(table, bob, deal);
  }
  expect(isOver(harbour.messages(thread))).toBe(true);
  expect(troubles).toEqual([]);
  expect(harbour.faults).toEqual([]);
  await renderer.close();
}, 120_000);

test('MW8.7 every desk of every form keeps within the limits of a message', () => {
  const short = [{ rounds: 2 }, { live: true, perDeal: 1, rounds: 2 }].map(options => duel({ list: null }, { list: 'elf' }, options));
  for (const scenario of [...short, squadrons({ rounds: 1 })])
    playout(manOWarp, scenario, 'desk', 'captain', ({ before }) => {
      for (const seat of seatsAsked(manOWarp.pending(before.state))) {
        const form = manOWarp.ask(lookFor(manOWarp, before.state, seat), seat, {});
        const each = form.units.flatMap(unit => unit.fields.map(field => ({ ...OVERVIEW, unit: unit.id, field: field.id })));
        for (const focus of [OVERVIEW, ...each]) expect(deskFaults(desk(deskContext(form), focus)), JSON.stringify(focus)).toEqual([]);
      }
    });
}, 60_000);
