import { describe, expect, test } from 'vitest';
import { pier, raw } from '../support/harbour.js';

const V2 = 1 << 15;
const text = (content: string) => ({ type: 10, content });
const button = (id: string, more: object = {}) => ({ type: 2, style: 2, label: 'x', custom_id: id, ...more });
const row = (...components: unknown[]) => ({ type: 1, components });
const v2 = (...components: unknown[]) => ({ flags: V2, components });
const many = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));

describe('a message beyond Discord’s limits is refused with 50035, and counted as a fault', () => {
  test.each<[string, object]>([
    ['content of 2,001 characters', { content: 'x'.repeat(2001) }],
    [
      'forty-one components, nested ones counted',
      v2({ type: 17, components: many(8, nth => row(...many(4, one => button(`${nth}.${one}`)))) }, text('x')),
    ],
    ['4,001 characters over all text displays', v2(text('x'.repeat(2001)), text('x'.repeat(2000)))],
    ['text of more than 10,170 bytes', v2(text('⚓'.repeat(3400)))],
    ['one custom id twice', v2(row(button('same'), button('same')))],
    ['a custom id of 101 characters', v2(row(button('x'.repeat(101))))],
    ['a button without a custom id', v2(row({ type: 2, style: 1, label: 'x' }))],
    ['a link button without an address', v2(row({ type: 2, style: 5, label: 'x' }))],
    ['six buttons in a row', v2(row(...many(6, nth => button(`${nth}`))))],
    ['twenty-six options', v2(row({ type: 3, custom_id: 's', options: many(26, nth => ({ label: `${nth}`, value: `${nth}` })) }))],
    ['a label of 81 characters', v2(row(button('a', { label: 'x'.repeat(81) })))],
    ['a text display without the flag', { components: [text('x')] }],
    ['content beside the flag', { ...v2(text('x')), content: 'x' }],
    ['embeds beside the flag', { ...v2(text('x')), embeds: [{ title: 'x' }] }],
    ['embeds of more than 6,000 characters together', { embeds: many(2, () => ({ description: 'x'.repeat(3100) })) }],
    ['six action rows without the flag', { components: many(6, nth => row(button(`${nth}`))) }],
    ['a picture that is not there', v2({ type: 12, items: [{ media: { url: 'attachment://chart.png' } }] })],
  ])('%s', async (_, body) => {
    const { harbour, channel } = await pier();
    const answer = await raw(harbour, 'POST', `/channels/${channel}/messages`, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
    expect(harbour.faults).toHaveLength(1);
    expect(harbour.messages(channel)).toEqual([]);
  });

  test('a message within them is taken, stored and given back as the published schemas say', async () => {
    const { harbour, channel } = await pier();
    const body = v2(
      { type: 17, components: [text('x'.repeat(4000)), ...many(6, nth => row(...many(5, one => button(`${nth}.${one}`))))] },
      { type: 14 },
    );
    expect((await raw(harbour, 'POST', `/channels/${channel}/messages`, body)).status).toBe(200);
    expect(harbour.faults).toEqual([]);
  });
});

describe('commands', () => {
  const command = (more: object = {}) => ({ name: 'battle', description: 'x', type: 1, ...more });
  test.each<[string, unknown[]]>([
    ['a name in capitals', [command({ name: 'Battle' })]],
    ['no description', [{ name: 'battle', type: 1 }]],
    ['one name twice', [command(), command()]],
    [
      'a required option after a free one',
      [
        command({
          options: [
            { type: 3, name: 'a', description: 'x' },
            { type: 3, name: 'b', description: 'x', required: true },
          ],
        }),
      ],
    ],
    [
      'more than 8,000 characters',
      [
        command({
          options: many(25, nth => ({
            type: 3,
            name: `o${nth}`,
            description: 'x'.repeat(100),
            choices: many(25, one => ({ name: `c${one}`, value: 'v'.repeat(12) })),
          })),
        }),
      ],
    ],
  ])('%s is refused', async (_, body) => {
    const { harbour } = await pier();
    expect(await raw(harbour, 'PUT', `/applications/${harbour.world.application}/commands`, body)).toMatchObject({
      status: 400,
      body: { code: 50035 },
    });
  });

  test('a command whose name stays keeps its id', async () => {
    const { harbour } = await pier();
    const put = async (...names: string[]) =>
      (
        await raw(
          harbour,
          'PUT',
          `/applications/${harbour.world.application}/commands`,
          names.map(name => command({ name })),
        )
      ).body as unknown as { id: string; name: string }[];
    const [battle] = await put('battle');
    const again = await put('orders', 'battle');
    expect(again.find(one => one.name === 'battle')?.id).toBe(battle?.id);
  });
});

test('a message with nothing in it has a code of its own', async () => {
  const { harbour, channel } = await pier();
  expect(await raw(harbour, 'POST', `/channels/${channel}/messages`, {})).toMatchObject({ status: 400, body: { code: 50006 } });
});

test('the same nonce within minutes makes one message', async () => {
  const { harbour, channel } = await pier();
  const send = () => raw(harbour, 'POST', `/channels/${channel}/messages`, { content: 'x', nonce: 'abc.1', enforce_nonce: true });
  expect((await send()).body.id).toBe((await send()).body.id);
  expect(harbour.messages(channel)).toHaveLength(1);
});

test('an unknown channel, message and route, a channel that the bot may not see or write to, and closed DMs each have their code', async () => {
  const { harbour, guild, channel } = await pier();
  const ann = harbour.person('Ann', guild);
  const post = (id: string) => raw(harbour, 'POST', `/channels/${id}/messages`, { content: 'x' });
  expect(await post('1500000000000000000')).toMatchObject({ status: 404, body: { code: 10003 } });
  expect(await raw(harbour, 'PATCH', `/channels/${channel}/messages/1500000000000000000`, { content: 'x' })).toMatchObject({
    status: 404,
    body: { code: 10008 },
  });
  expect(await raw(harbour, 'GET', '/nowhere')).toMatchObject({ status: 404 });
  harbour.deny(channel, 1n << 11n);
  expect(await post(channel)).toMatchObject({ status: 403, body: { code: 50013 } });
  harbour.deny(channel, 1n << 10n);
  expect(await post(channel)).toMatchObject({ status: 403, body: { code: 50001 } });
  ann.closeDms();
  expect(await post(ann.dm())).toMatchObject({ status: 403, body: { code: 50007 } });
});

test('an edit adds files to those that are kept; what is not kept is gone', async () => {
  const { harbour, channel } = await pier();
  const form = (id: string, attachments?: unknown) => {
    const data = new FormData();
    data.set('payload_json', JSON.stringify({ content: 'x', ...(attachments ? { attachments } : {}) }));
    data.set('files[0]', new Blob(['a']), `${id}.png`);
    return data;
  };
  const url = `${harbour.rest.api}/v10/channels/${channel}/messages`;
  const made = (await (await fetch(url, { method: 'POST', headers: { authorization: 'Bot x' }, body: form('one') })).json()) as {
    id: string;
  };
  await fetch(`${url}/${made.id}`, { method: 'PATCH', headers: { authorization: 'Bot x' }, body: form('two') });
  expect(harbour.messages(channel)[0]?.attachments.map(file => file.filename)).toEqual(['one.png', 'two.png']);
  await fetch(`${url}/${made.id}`, { method: 'PATCH', headers: { authorization: 'Bot x' }, body: form('three', []) });
  expect(harbour.messages(channel)[0]?.attachments.map(file => file.filename)).toEqual(['three.png']);
});
