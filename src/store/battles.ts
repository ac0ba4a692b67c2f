import { BattleRow, SeatRow, type Tx } from '../table/ports.js';
import { type Db, json, mustHit, read, readOrNull, unlessTaken } from './columns.js';

type Battles = Pick<Tx, 'battle' | 'battleOfThread' | 'battles' | 'dueBattles' | 'addBattle' | 'putBattle' | 'seats' | 'putSeat'>;

/** What is not a row by its schema is not written, so that nothing stored can ever fail to be read. */
function battleColumns(row: BattleRow) {
  const { scenario, pace, invited, state, paused, drawAgreed, outcome, ...plain } = BattleRow.parse(row);
  return {
    ...plain,
    scenario: json(scenario),
    pace: json(pace),
    invited: json(invited),
    state: json(state),
    paused: json(paused),
    drawAgreed: json(drawAgreed),
    outcome: json(outcome),
  };
}

function seatColumns(row: SeatRow) {
  const { standing, ...plain } = SeatRow.parse(row);
  return { ...plain, standing: json(standing) };
}

/** Battles of a user: those in which he has a seat, or which he umpires. */
const concerns = (user: string) => ({ OR: [{ umpire: user }, { seats: { some: { user } } }] });

export const battleTables = (db: Db): Battles => ({
  battle: async id => readOrNull(BattleRow, await db.battle.findUnique({ where: { id } })),
  battleOfThread: async thread => readOrNull(BattleRow, await db.battle.findUnique({ where: { thread } })),

  async battles({ phases, guild, user }) {
    const where = { phase: { in: [...phases] }, ...(guild !== undefined && { guild }), ...(user !== undefined && concerns(user)) };
    const found = await db.battle.findMany({ where, orderBy: [{ created: 'desc' }, { id: 'asc' }] });
    return found.map(record => read(BattleRow, record));
  },

  async dueBattles(now) {
    const where = { phase: 'fighting', deadline: { lte: now } };
    const found = await db.battle.findMany({ where, orderBy: [{ deadline: 'asc' }, { id: 'asc' }] });
    return found.map(record => read(BattleRow, record));
  },

  async addBattle(row, seats) {
    await unlessTaken(db.battle.create({ data: battleColumns(row) }), `Battle ${row.id}`);
    await db.seat.createMany({ data: seats.map(seatColumns) });
  },

  async putBattle(row) {
    const stored = { ...row, rev: row.rev + 1 };
    const hit = await db.battle.updateMany({ where: { id: row.id, rev: row.rev }, data: battleColumns(stored) });
    mustHit(hit, `Battle ${row.id}`);
    return stored;
  },

  async seats(battle) {
    const found = await db.seat.findMany({ where: { battle }, orderBy: { place: 'asc' } });
    return found.map(record => read(SeatRow, record));
  },

  async putSeat(row) {
    const { battle, seat } = row;
    await db.seat.update({ where: { battle_seat: { battle, seat } }, data: seatColumns(row) });
  },
});
