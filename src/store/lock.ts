import Database from 'better-sqlite3';

/**
 * Keeps every other process away from a database file. The lock is SQLite's own, on an empty file beside it: the operating system
 * lets go of it when the process dies, however it dies, so there is nothing stale to clean up.
 * @returns lets go of it
 * @throws one line that names the file, when somebody holds it
 */
export function lockFile(file: string): () => void {
  const side = new Database(`${file}.lock`, { timeout: 0 });
  try {
    side.exec('BEGIN EXCLUSIVE');
  } catch (trouble) {
    side.close();
    throw isBusy(trouble)
      ? new Error(`${file} is in use: another Quarterdeck has it open, and only one may. Stop that one first.`)
      : trouble;
  }
  return () => void side.close();
}

const isBusy = (trouble: unknown): boolean => trouble instanceof Database.SqliteError && trouble.code.startsWith('SQLITE_BUSY');
