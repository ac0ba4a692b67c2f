import { expect, test } from 'vitest';
import { PERMISSION } from '../../src/harbour/index.js';
import { ship } from './ship.js';

const command = (more: object = {}) => ({ name: 'sail', description: 'Sails', ...more });
const option = (more: object = {}) => ({ type: 3, name: 'o', description: 'O', ...more });
const many = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));
const choices = (count: number) => many(count, nth => ({ name: `c${nth}`, value: `c${nth}` }));

const REFUSED: readonly (readonly [string, object[]])[] = [
  ['a name with a capital', [command({ name: 'Sail' })]],
  ['a name with a space', [command({ name: 'set sail' })]],
  ['a name of 33 characters', [command({ name: 'x'.repeat(33) })]],
  ['no description', [{ name: 'sail' }]],
  ['a description of 101 characters', [command({ description: 'x'.repeat(101) })]],
  ['one name twice', [command(), command()]],
  ['101 commands', many(101, nth => command({ name: `c${nth}` }))],
  ['16 commands for messages', many(16, nth => ({ type: 3, name: `c${nth}` }))],
  ['26 options', [command({ options: many(26, nth => option({ name: `o${nth}` })) })]],
  ['26 choices', [command({ options: [option({ choices: choices(26) })] })]],
  ['a required option after a free one', [command({ options: [option(), option({ name: 'p', required: true })] })]],
  ['one option twice', [command({ options: [option(), option()] })]],
  ['choices and autocomplete', [command({ options: [option({ choices: choices(1), autocomplete: true })] })]],
  ['a subcommand beside an option', [command({ options: [{ type: 1, name: 'a', description: 'A' }, option()] })]],
  ['a smallest above the largest', [command({ options: [option({ type: 4, min_value: 2, max_value: 1 })] })]],
  [
    'more than 8,000 characters',
    [
      command({
        options: many(25, nth =>
          option({ name: `o${nth}`, choices: many(25, one => ({ name: `${'x'.repeat(20)}${one}`, value: `${one}` })) }),
        ),
      }),
    ],
  ],
  ['private channels without user installation', [command({ integration_types: [0], contexts: [0, 2] })]],
];

test.each(REFUSED)('commands are refused: %s', async (_, body) => {
  const { call, harbour } = await ship({ crew: 'ashore' });
  expect(await call('PUT', `/applications/${harbour.world.application}/commands`, body)).toMatchObject({
    status: 400,
    body: { code: 50035 },
  });
  expect(harbour.faults).toHaveLength(1);
});

test('a command keeps its id when all are replaced; a server’s own are apart, and offered there alone', async () => {
  const { call, harbour, guild, channel, ann } = await ship({ crew: 'ashore' });
  const path = `/applications/${harbour.world.application}`;
  const put = async (where: string, ...body: object[]) =>
    (await call('PUT', `${path}${where}/commands`, body)).body as unknown as { id: string; name: string }[];
  const [first] = await put('', command());
  const [second] = await put(
    '',
    command({ description: 'Anew', default_member_permissions: '32', options: [option({ required: null })] }),
    command({ name: 'row' }),
  );
  expect(second?.id).toBe(first?.id);
  await put(`/guilds/${guild}`, command({ name: 'fight' }));
  const other = harbour.channel(harbour.guild('Elsewhere'), 'general');
  expect(ann.commands(channel)).toEqual(['row', 'fight']);
  await expect(ann.slash(other, 'row')).rejects.toThrow('not in that channel');
  expect((await call('GET', `${path}/commands`)).body).toHaveLength(2);
  expect(harbour.faults).toEqual([]);
});

test('200 new names a day in a scope, then 30034; known names do not count', async () => {
  let now = Date.now();
  const { call, harbour } = await ship({ crew: 'ashore', clock: () => now });
  const put = (from: number) =>
    call(
      'PUT',
      `/applications/${harbour.world.application}/commands`,
      many(100, nth => command({ name: `c${from + nth}` })),
    );
  for (const from of [0, 100, 100]) expect(await put(from)).toMatchObject({ status: 200 });
  expect(await put(200)).toMatchObject({ status: 400, body: { code: 30034 } });
  now += 86_400_000;
  expect(await put(200)).toMatchObject({ status: 200 });
});

const FULL = command({
  options: [
    option({ name: 'words', min_length: 2, max_length: 4 }),
    option({ name: 'kind', choices: [{ name: 'Ship of the line', value: 'sol' }] }),
    option({ type: 4, name: 'whole', min_value: 1, max_value: 3 }),
    option({ type: 10, name: 'part' }),
    option({ type: 5, name: 'yes' }),
    option({ type: 6, name: 'who' }),
    option({ type: 7, name: 'where' }),
    option({ type: 8, name: 'role' }),
    option({ type: 11, name: 'file' }),
  ],
});

test('options of every kind arrive as what they are', async () => {
  const { on, ann, bob, channel, guild, harbour } = await ship({ commands: [FULL] });
  const role = harbour.role(guild, 'Captains', 0n, bob.id);
  on(interaction => {
    if (!interaction.isChatInputCommand()) return;
    const { options } = interaction;
    const got = [
      options.getString('words'),
      options.getString('kind'),
      options.getInteger('whole'),
      options.getNumber('part'),
      options.getBoolean('yes'),
      options.getUser('who')?.username,
      options.getChannel('where')?.name,
      options.getRole('role')?.name,
      options.getAttachment('file')?.name,
    ];
    return interaction.reply(got.join(' '));
  });
  const file = { file: { name: 'a.json', data: new Uint8Array([1]) } };
  const values = {
    words: 'abc',
    kind: 'Ship of the line',
    whole: 2,
    part: 0.5,
    yes: true,
    who: { user: bob.id },
    where: { channel },
    role: { role },
    file,
  };
  expect((await ann.slash(channel, 'sail', values)).text).toBe('abc sol 2 0.5 true Bob battles Captains a.json');
  expect(harbour.faults).toEqual([]);
});

test.each([
  ['too short', { words: 'a' }, 'at least 2'],
  ['too long', { words: 'abcde' }, 'at most 4'],
  ['no choice', { kind: 'frigate' }, 'none of Ship of the line'],
  ['no whole number', { whole: 1.5 }, 'whole number'],
  ['too large', { whole: 4 }, 'at most 3'],
  ['words for a number', { part: 'x' }, 'takes a number'],
  ['words for a person', { who: 'Bob' }, 'takes no string'],
  ['unknown', { other: 1 }, 'no option other'],
])('what Discord’s client would not send is not sent: %s', async (_, values, why) => {
  const { ann, channel } = await ship({ commands: [FULL] });
  await expect(ann.slash(channel, 'sail', values as never)).rejects.toThrow(why);
});

test('commands are offered by context, permission and place', async () => {
  const commands = [
    command({ name: 'here', contexts: [0] }),
    command({ name: 'there', contexts: [1] }),
    command({ name: 'crew', default_member_permissions: String(PERMISSION.manageGuild) }),
    command({ name: 'admins', default_member_permissions: '0' }),
    command({ name: 'deep', options: [{ type: 2, name: 'a', description: 'A', options: [{ type: 1, name: 'b', description: 'B' }] }] }),
  ];
  const { on, ann, bob, channel, guild, harbour } = await ship({ commands });
  harbour.role(guild, 'Crew', PERMISSION.manageGuild, bob.id);
  expect(ann.commands(channel)).toEqual(['here', 'deep']);
  expect(bob.commands(channel)).toEqual(['here', 'crew', 'deep']);
  expect(ann.commands(ann.dm())).toEqual(['there', 'crew', 'admins', 'deep']);
  await expect(ann.slash(channel, 'there')).rejects.toThrow('not offered here');
  await expect(ann.slash(channel, 'nothing')).rejects.toThrow('no command');
  await expect(ann.slash(channel, 'deep')).rejects.toThrow('not a whole command');
  on(
    interaction =>
      interaction.isChatInputCommand() &&
      interaction.reply(`${interaction.options.getSubcommandGroup()} ${interaction.options.getSubcommand()}`),
  );
  expect((await ann.slash(channel, 'deep a b')).text).toBe('a b');
});

test('a required option must be given', async () => {
  const { ann, channel } = await ship({ commands: [command({ options: [option({ required: true })] })] });
  await expect(ann.slash(channel, 'sail')).rejects.toThrow('needs o');
});
