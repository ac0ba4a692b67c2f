import { expect, test } from 'vitest';
import { button, row, type Ship, ship, V2, withFiles, words } from './ship.js';

const many = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));
const inV2 = (...components: object[]) => ({ flags: V2, components });
const options = (count: number) => many(count, nth => ({ label: `o${nth}`, value: `o${nth}` }));
const select = (more: object = {}) => ({ type: 3, custom_id: 's', options: options(2), ...more });
const embed = (length: number) => ({ description: 'x'.repeat(length) });

const REFUSED: readonly (readonly [string, object, RegExp])[] = [
  ['content above 2,000 characters', { content: 'x'.repeat(2001) }, /at most 2000/],
  ['eleven embeds', { embeds: many(11, () => embed(1)) }, /embeds/],
  ['embeds of more than 6,000 characters together', { embeds: [embed(3001), embed(3000)] }, /at most 6000/],
  ['six action rows', { content: 'x', components: many(6, nth => row(button(`b${nth}`))) }, /6 action rows/],
  ['six buttons in a row', inV2(row(...many(6, nth => button(`b${nth}`)))), /components/],
  ['a select beside a button', inV2(row(select(), button('b'))), /stands alone/],
  ['41 components, nested ones counted', inV2({ type: 17, components: many(40, () => words('x')) }), /41 components/],
  ['4,001 characters of text over all displays', inV2(words('x'.repeat(4000)), words('x')), /4001 characters/],
  ['10,171 bytes of text', inV2(words('€'.repeat(3391))), /10173 bytes/],
  ['content beside Components V2', { ...inV2(words('x')), content: 'x' }, /text displays/],
  ['embeds beside Components V2', { ...inV2(words('x')), embeds: [embed(1)] }, /embeds may not/],
  ['a text display without the flag', { components: [words('x')] }, /needs the flag/],
  ['one custom id twice', inV2(row(button('b')), row(button('b'))), /custom_id b is there twice/],
  ['one component id twice', inV2({ ...words('x'), id: 5 }, { ...words('y'), id: 5 }), /id 5 is there twice/],
  ['a button without a custom id', inV2(row({ type: 2, style: 1, label: 'x' })), /needs a custom_id/],
  ['a link without a url', inV2(row({ type: 2, style: 5, label: 'x' })), /needs a url/],
  ['a link with a custom id', inV2(row({ type: 2, style: 5, label: 'x', url: 'https://example.org', custom_id: 'x' })), /has no custom_id/],
  ['a button without words', inV2(row({ type: 2, style: 1, custom_id: 'x' })), /label or an emoji/],
  ['a custom id of 101 characters', inV2(row(button('x'.repeat(101), { label: 'x' }))), /custom_id/],
  ['a label of 81 characters', inV2(row(button('x', { label: 'x'.repeat(81) }))), /label/],
  ['a select of 26 options', inV2(row(select({ options: options(26) }))), /options/],
  ['a select of one value twice', inV2(row(select({ options: [...options(1), ...options(1)] }))), /value o0 is there twice/],
  ['more picks than options', inV2(row(select({ max_values: 3 }))), /max_values 3 of 2/],
  ['fewer at most than at least', inV2(row(select({ min_values: 2 }))), /min_values 2 is above/],
  ['more defaults than picks', inV2(row(select({ options: options(2).map(one => ({ ...one, default: true })) }))), /2 defaults/],
  ['a picture of no file', inV2({ type: 12, items: [{ media: { url: 'attachment://no.png' } }] }), /names no file/],
  ['alt text above 1,024 characters', { content: 'x', attachments: [{ id: '0', description: 'x'.repeat(1025) }] }, /description/],
  ['a nonce of 26 characters', { content: 'x', nonce: 'x'.repeat(26) }, /nonce/],
  ['an unknown auto-archive time', { name: 'x', auto_archive_duration: 7 }, /auto_archive/],
  ['a thread’s name above 100 characters', { name: 'x'.repeat(101) }, /name/],
];

async function refused({ call, harbour, channel }: Ship, path: string, body: object, why: RegExp) {
  expect(await call('POST', path.replace(':channel', channel), body)).toMatchObject({ status: 400, body: { code: 50035 } });
  expect(harbour.faults).toEqual([expect.stringMatching(why)]);
  expect(harbour.messages(channel)).toEqual([]);
}

test.each(REFUSED)('refused with 50035 and written down: %s', async (_, body, why) => {
  await refused(await ship({ crew: 'ashore' }), `/channels/:channel/${'name' in body ? 'threads' : 'messages'}`, body, why);
});

const TAKEN: readonly (readonly [string, object])[] = [
  ['2,000 characters', { content: 'x'.repeat(2000) }],
  ['40 components', inV2({ type: 17, components: many(39, () => words('x')) })],
  ['4,000 characters of text', inV2(words('x'.repeat(2000)), words('y'.repeat(2000)))],
  ['five buttons in a row', inV2(row(...many(5, nth => button(`b${nth}`))))],
  [
    'a section with a button, a separator and a link',
    inV2(
      { type: 9, components: [words('x')], accessory: button('b') },
      { type: 14 },
      row({ type: 2, style: 5, label: 'x', url: 'https://example.org' }),
    ),
  ],
  ['25 options, all to be picked', inV2(row(select({ options: options(25), max_values: 25 })))],
  ['embeds of 6,000 characters', { embeds: [embed(3000), embed(3000)] }],
];

test.each(TAKEN)('taken: %s', async (_, body) => {
  const { call, harbour, channel } = await ship({ crew: 'ashore' });
  expect(await call('POST', `/channels/${channel}/messages`, body)).toMatchObject({ status: 200 });
  expect(harbour.faults).toEqual([]);
});

test('an empty message: 50006; a garbled body: 50109; no token: 401; an unknown route: 404, loudly', async () => {
  const { call, harbour, channel } = await ship({ crew: 'ashore' });
  expect(await call('POST', `/channels/${channel}/messages`, { content: ' ' })).toMatchObject({ status: 400, body: { code: 50006 } });
  const post = (headers: Record<string, string>) =>
    fetch(`${harbour.rest.api}/v10/channels/${channel}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{',
    });
  expect(await (await post({ authorization: 'Bot x' })).json()).toMatchObject({ code: 50109 });
  expect((await post({})).status).toBe(401);
  expect(await call('GET', '/no/such')).toMatchObject({ status: 404 });
  expect(harbour.faults).toEqual([expect.stringContaining('empty'), expect.stringContaining('JSON'), 'no such route: GET /no/such']);
  expect(harbour.log).toContain('GET /no/such 404');
});

test('a file above 10 MiB, and a request above 25 MiB: 40005', async () => {
  const { call, channel } = await ship({ crew: 'ashore' });
  const big = 10 * 1024 * 1024;
  const send = (...sizes: number[]) =>
    call('POST', `/channels/${channel}/messages`, withFiles({ content: 'x' }, ...sizes.map((size, nth) => ({ name: `f${nth}`, size }))));
  expect(await send(big)).toMatchObject({ status: 200 });
  expect(await send(big + 1)).toMatchObject({ status: 413, body: { code: 40005 } });
  expect(await send(big, big, big)).toMatchObject({ status: 413, body: { code: 40005 } });
});

test('attachment:// is resolved on create and on edit, and the flag of Components V2 cannot be taken back', async () => {
  const { call, channel, harbour } = await ship({ crew: 'ashore' });
  const shows = (name: string) => inV2({ type: 12, items: [{ media: { url: `attachment://${name}` } }] });
  const made = await call('POST', `/channels/${channel}/messages`, withFiles(shows('a.png'), { name: 'a.png', size: 1 }));
  expect(JSON.stringify(made.body['components'])).toContain(`${harbour.url}/cdn/attachments/`);
  const path = `/channels/${channel}/messages/${made.body.id}`;
  const edited = await call('PATCH', path, withFiles({ ...shows('b.png'), attachments: [{ id: '0' }] }, { name: 'b.png', size: 1 }));
  expect(JSON.stringify(edited.body['components'])).toMatch(/cdn\/attachments\/\d+\/\d+\/b\.png/);
  expect(harbour.faults).toEqual([]);
  expect(await call('PATCH', path, { flags: 0, content: 'plain', components: [] })).toMatchObject({ status: 400, body: { code: 50035 } });
});

test('the same nonce within minutes makes one message, where it is enforced', async () => {
  const { call, channel } = await ship({ crew: 'ashore' });
  const send = (body: object) => call('POST', `/channels/${channel}/messages`, { content: 'x', nonce: 'n', ...body });
  const [first, second, third] = [await send({ enforce_nonce: true }), await send({ enforce_nonce: true }), await send({})];
  expect(second.body.id).toBe(first.body.id);
  expect(third.body.id).not.toBe(first.body.id);
});
