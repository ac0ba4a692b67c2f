import { describe, expect, test } from 'vitest';
import { later } from '../../../src/harbour/web/store/state.js';
import { message, pageAfter, posted, room, told, welcome } from './aboard.js';

const ids = (state: ReturnType<typeof pageAfter>, channel: string) => state.shelves[channel]?.messages.map(one => one.id);
const read = (channel: string, ...messages: ReturnType<typeof message>[]) =>
  ({ kind: 'posts', channel, messages, more: false, older: false }) as const;
const show = (id: string) => ({ kind: 'show', view: { kind: 'room', id } }) as const;

describe('where a person comes aboard', () => {
  test('with nothing begun: at the question which battle', () => {
    expect(pageAfter(told(welcome([room('10')]))).view).toEqual({ kind: 'battles' });
  });

  test('where he was the last time', () => {
    const memory = { view: { kind: 'room', id: '10' } as const, seen: {} };
    expect(pageAfter(told(welcome([room('10')]), memory)).view).toEqual({ kind: 'room', id: '10' });
  });

  test('if that is gone: in the newest thread or DM', () => {
    const memory = { view: { kind: 'room', id: '99' } as const, seen: {} };
    const rooms = [room('10'), room('11', { type: 1, last_message_id: '500' }), room('12', { type: 11, last_message_id: '400' })];
    expect(pageAfter(told(welcome(rooms), memory)).view).toEqual({ kind: 'room', id: '11' });
  });

  test('as another person: nothing of the one before stays', () => {
    const bob = { id: '2', name: 'Bob', role: 'spectator' };
    const state = pageAfter(
      told(welcome([room('10'), room('11', { type: 1 })])),
      show('11'),
      read('11', message('500', '11', { content: 'for Ann alone' })),
      told(welcome([room('10')], bob)),
    );
    expect(JSON.stringify(state)).not.toContain('for Ann alone');
    expect(Object.keys(state.rooms)).toEqual(['10']);
  });

  test('again after the socket was lost: where he stood, with the messages to be read anew', () => {
    const aboard = told(welcome([room('10')]));
    const state = pageAfter(aboard, show('10'), read('10', message('500', '10')), { kind: 'link', link: 'lost' }, aboard);
    expect(state.view).toEqual({ kind: 'room', id: '10' });
    expect(state.link).toBe('open');
    expect(state.shelves).toEqual({});
  });
});

describe('messages', () => {
  const shown = [told(welcome([room('10'), room('11')])), show('10'), read('10', message('500', '10'), message('700', '10'))];

  test('stand in the order of their ids, however late they come', () => {
    expect(ids(pageAfter(...shown, posted(message('600', '10'))), '10')).toEqual(['500', '600', '700']);
  });

  test('that are edited change in place', () => {
    const state = pageAfter(...shown, posted(message('500', '10', { content: 'better' }), 'edited'));
    expect(state.shelves['10']?.messages.map(one => one.content)).toEqual(['better', 'message 700']);
  });

  test('that are deleted go', () => {
    expect(ids(pageAfter(...shown, told({ kind: 'gone', channel: '10', message: '500' })), '10')).toEqual(['700']);
  });

  test('older ones are put before those that are there', () => {
    const older = {
      kind: 'posts',
      channel: '10',
      messages: [message('300', '10'), message('500', '10')],
      more: true,
      older: true,
    } as const;
    expect(ids(pageAfter(...shown, older), '10')).toEqual(['300', '500', '700']);
  });

  test('of a channel that was never read are not kept: it is read as a whole when it is opened', () => {
    expect(pageAfter(...shown, posted(message('800', '11'))).shelves['11']).toBeUndefined();
  });

  test('end the typing of the bot', () => {
    const typing = pageAfter(...shown, told({ kind: 'typing', channel: '10' }));
    expect(typing.typing).toEqual(['10']);
    expect(pageAfter(...shown, told({ kind: 'typing', channel: '10' }), posted(message('800', '10'))).typing).toEqual([]);
  });
});

describe('what is unread', () => {
  const aboard = told(welcome([room('10'), room('11', { last_message_id: '400' })]));

  test('a channel with messages that were never seen', () => {
    expect(pageAfter(aboard).unread).toEqual({ '10': 0, '11': 1 });
  });

  test('counts what comes elsewhere, and nothing where one stands', () => {
    const state = pageAfter(aboard, show('11'), posted(message('500', '10')), posted(message('501', '10')), posted(message('502', '11')));
    expect(state.unread).toEqual({ '10': 2, '11': 0 });
  });

  test('an edit is nothing new', () => {
    expect(pageAfter(aboard, posted(message('500', '10'), 'edited')).unread['10']).toBe(0);
  });

  test('is seen when the channel is opened, and the line "New" stands where he had read to', () => {
    const seen = { view: null, seen: { '11': '300' } };
    const state = pageAfter(told(welcome([room('11', { last_message_id: '400' })]), seen), show('11'));
    expect(state).toMatchObject({ unread: { '11': 0 }, seen: { '11': '400' }, mark: '300' });
  });
});

test('a channel that is closed while he stands in it leaves him at what is left', () => {
  const state = pageAfter(told(welcome([room('10')])), show('10'), told({ kind: 'closed', channel: '10' }));
  expect(state).toMatchObject({ rooms: {}, view: { kind: 'battles' } });
});

test('a control that waits is one per message, and is freed by its answer', () => {
  const busy = { kind: 'busy', message: '500', control: 'go' } as const;
  expect(pageAfter(busy).busy).toEqual({ '500': 'go' });
  expect(pageAfter(busy, { ...busy, control: null }).busy).toEqual({});
});

test('the clock keeps the page’s own time beside the double’s', () => {
  expect(pageAfter(told({ kind: 'clock', now: 5_000, due: 9_000 })).clock).toEqual({ now: 5_000, at: 50, due: 9_000 });
});

test.each([
  ['2', '1', true],
  ['10', '9', true],
  ['9', '10', false],
  ['5', null, true],
  [null, '5', false],
  ['5', '5', false],
])('snowflake %s is later than %s: %s', (one, other, expected) => expect(later(one, other)).toBe(expected));
