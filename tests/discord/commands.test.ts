import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.js';
import { sameCommand } from '../../src/discord/register.js';
import { quay } from '../support/bot.js';

const files = readdirSync('commands').filter(name => name !== 'index.ts');

test('every command file is in the list', () => {
  expect(COMMANDS.map(command => `${command.data.name}.ts`).sort()).toEqual(files.sort());
});

test.each(files)('commands/%s has at most sixty lines', name => {
  expect(readFileSync(`commands/${name}`, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

test('commands are written only when Discord knows others', async () => {
  const { bot } = await quay();
  expect(await bot.register()).toMatchObject({ changed: false });
  expect(sameCommand({ a: 1, b: [{ c: false }] }, { a: 1, b: [{}], id: '7' })).toBe(true);
  expect(sameCommand({ a: 1 }, { a: 2 })).toBe(false);
});

test('help, rules, inbox and preferences answer privately, in a server and in the bot’s DM', async () => {
  const { ann, channel, harbour } = await quay();
  for (const command of ['help', 'rules', 'inbox', 'preferences'])
    for (const place of [channel, ann.dm()]) expect((await ann.slash(place, command)).message?.onlyFor, command).toBe(ann.id);
  expect((await ann.slash(channel, 'preferences', { zone: 'Atlantis/Deep' })).text).toContain('is not a time zone');
  expect((await ann.slash(channel, 'preferences', { zone: 'Europe/Paris', charts: 'dusk', reminder: 0 })).text).toMatch(
    /Europe\/Paris[\s\S]*dusk[\s\S]*No reminders/,
  );
  expect(harbour.faults).toEqual([]);
});

test('scenarios, paces, zones and battles are offered while one types', async () => {
  const { ann, channel } = await quay();
  expect((await ann.autocomplete(channel, 'battle new', 'scenario', 'starter')).map(choice => choice.value)).toContain('starter');
  expect((await ann.autocomplete(channel, 'battle new', 'pace', 'every'))[0]?.value).toMatch(/^every/);
  expect(await ann.autocomplete(channel, 'preferences', 'zone', 'Paris')).toEqual([{ name: 'Europe/Paris', value: 'Europe/Paris' }]);
  expect(await ann.autocomplete(channel, 'battle status', 'battle', '')).toEqual([]);
});
