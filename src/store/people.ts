import { PreferenceRow, type Tx } from '../table/ports.js';
import { type Db, readOrNull } from './columns.js';

type People = Pick<Tx, 'preference' | 'putPreference' | 'note' | 'putNote'>;

/** What is kept of people, and of the bot itself. */
export const peopleTables = (db: Db): People => ({
  preference: async user => readOrNull(PreferenceRow, await db.preference.findUnique({ where: { user } })),

  async putPreference(row) {
    const data = PreferenceRow.parse(row);
    await db.preference.upsert({ where: { user: row.user }, create: data, update: data });
  },

  note: async key => (await db.note.findUnique({ where: { key } }))?.value ?? null,

  async putNote(key, value) {
    await db.note.upsert({ where: { key }, create: { key, value }, update: { value } });
  },
});
