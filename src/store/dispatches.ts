import { seated, type Viewer, viewerKey } from '../engine/audience.js';
import { DispatchRow, type NewDispatch, type Tx } from '../table/ports.js';
import { type Db, json, read } from './columns.js';

type Dispatches = Pick<Tx, 'addDispatches' | 'nextDispatches' | 'putDispatch' | 'sentDispatch'>;

/** A dispatch as stored: the viewer's short word is the queue, and the kind is a column, so that both can be asked for. */
interface Stored {
  readonly viewer: string;
  readonly kind: string;
  readonly about: unknown;
}

const SEAT = viewerKey(seated(''));
const viewerOf = (key: string): unknown => (key.startsWith(SEAT) ? seated(key.slice(SEAT.length)) : { as: key });

function readDispatch({ viewer, kind, about, ...plain }: Stored): DispatchRow {
  return read(DispatchRow, { ...plain, to: viewerOf(viewer), body: { ...(about as object), kind } });
}

function columns<Row extends { to: Viewer; body: DispatchRow['body'] }>({ to, body, ...plain }: Row) {
  const { kind, ...about } = body;
  return { ...plain, viewer: viewerKey(to), kind, about: json(about) };
}

const New = DispatchRow.pick({ key: true, battle: true, to: true, body: true, due: true });
const fresh = (row: NewDispatch) => ({ ...columns(New.parse(row)), status: 'waiting', tries: 0 });

export const dispatchTables = (db: Db): Dispatches => ({
  async addDispatches(rows) {
    const known = await db.dispatch.findMany({ where: { key: { in: rows.map(row => row.key) } }, select: { key: true } });
    const seen = new Set(known.map(row => row.key));
    const data = rows.filter(row => !seen.has(row.key) && seen.add(row.key)).map(fresh);
    if (data.length > 0) await db.dispatch.createMany({ data });
  },

  /** The head of each queue is chosen before it is asked whether it is due, so that one put off holds its followers back. */
  async nextDispatches(now, limit) {
    const found = await db.$queryRaw<Stored[]>`
      SELECT * FROM "Dispatch"
      WHERE "id" IN (SELECT MIN("id") FROM "Dispatch" WHERE "status" = 'waiting' GROUP BY "battle", "viewer") AND "due" <= ${now}
      ORDER BY "id" LIMIT ${limit}`;
    return found.map(readDispatch);
  },

  async putDispatch(row) {
    await db.dispatch.update({ where: { id: row.id }, data: columns(DispatchRow.parse(row)) });
  },

  async sentDispatch(battle, viewer, kind) {
    const where = { battle, viewer, kind, status: 'sent' };
    const found = await db.dispatch.findFirst({ where, orderBy: { id: 'desc' } });
    return found && readDispatch(found);
  },
});
