import { expect, test } from 'vitest';
import { preferenceRow } from '../support/rows.js';
import { tempStore } from '../support/store.js';

test('preferences are null until they are put, and then as last put', async () => {
  const { store } = await tempStore();
  expect(await store.work(tx => tx.preference('7'))).toBeNull();
  await store.work(tx => tx.putPreference(preferenceRow()));
  expect(await store.work(tx => tx.preference('7'))).toEqual(preferenceRow());
  const changed = preferenceRow({ zone: null, theme: 'paper', lead: null, text: false });
  await store.work(tx => tx.putPreference(changed));
  expect(await store.work(tx => tx.preference('7'))).toEqual(changed);
});

test('a note is null until it is put, and then as last put', async () => {
  const { store } = await tempStore();
  expect(await store.work(tx => tx.note('lastSeen'))).toBeNull();
  await store.work(tx => tx.putNote('lastSeen', '1'));
  await store.work(tx => tx.putNote('lastSeen', '2'));
  expect(await store.work(tx => tx.note('lastSeen'))).toBe('2');
});
