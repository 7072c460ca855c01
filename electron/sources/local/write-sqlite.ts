import Database from 'better-sqlite3';

export interface SqliteWrite {
  path: string;
  statement: string;
  values: Record<string, string | number | null>;
  /** Runs it twice and takes it back. */
  isTrial: boolean;
}

/** How long a writer in the shop's own program may keep it waiting. */
const BUSY_MS = 5000;

/** Runs one statement, which stays only where it touched one row. @throws SqliteError */
export function writeSqlite({ path, statement, values, isTrial }: SqliteWrite): {
  rows: number;
  isRepeatable: boolean | null;
} {
  const database = new Database(path, { fileMustExist: true, timeout: BUSY_MS });
  try {
    database.pragma('trusted_schema = 0');
    const prepared = database.prepare<[Record<string, string | number | null>], unknown>(statement);
    // Another one where a row was added, although it looks like the first.
    const added = database.prepare('SELECT last_insert_rowid()').pluck().safeIntegers();
    const run = () => {
      if (!prepared.reader) return { rows: prepared.run(values).changes, said: '' };
      const said = prepared.all(values);
      return { rows: said.length, said: `${JSON.stringify(said)} ${String(added.get())}` };
    };
    database.exec('BEGIN IMMEDIATE');
    try {
      const first = run();
      if (!isTrial) {
        database.exec(first.rows === 1 ? 'COMMIT' : 'ROLLBACK');
        return { rows: first.rows, isRepeatable: null };
      }
      const second = run();
      return { rows: first.rows === 1 ? second.rows : first.rows, isRepeatable: first.said === second.said };
    } finally {
      if (database.inTransaction) database.exec('ROLLBACK');
    }
  } finally {
    database.close();
  }
}
