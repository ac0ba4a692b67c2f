import type { z } from 'zod';
import { Conflict } from '../table/ports.js';
import { Prisma } from './generated/client.js';

/** Prisma's handle inside one transaction. */
export type Db = Prisma.TransactionClient;

/** A record of the database as the row that the table knows, checked by its schema: times are numbers again. */
export function read<Row extends z.ZodType>(row: Row, record: object): z.output<Row> {
  const plain = Object.entries(record).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]);
  return row.parse(Object.fromEntries(plain));
}

export const readOrNull = <Row extends z.ZodType>(row: Row, record: object | null): z.output<Row> | null =>
  record === null ? null : read(row, record);

/** A value for a Json column. */
export const json = (value: unknown): Prisma.InputJsonValue | typeof Prisma.JsonNull =>
  value === null || value === undefined ? Prisma.JsonNull : (value as Prisma.InputJsonValue);

/** Turns a key that is taken into a Conflict. */
export async function unlessTaken(write: Promise<unknown>, what: string): Promise<void> {
  try {
    await write;
  } catch (trouble) {
    throw isTaken(trouble) ? new Conflict(`${what} is there already`) : trouble;
  }
}

const isTaken = (trouble: unknown): boolean => trouble instanceof Prisma.PrismaClientKnownRequestError && trouble.code === 'P2002';

/** A write that had to find exactly the revision that its writer had read. */
export function mustHit(hit: { count: number }, what: string): void {
  if (hit.count !== 1) throw new Conflict(`${what} was changed by somebody else`);
}
