import Database from 'better-sqlite3';

export interface SqliteQuestion {
  path: string;
  statement: string;
  values: Record<string, string | null>;
  /** One row more than this tells that there are more. */
  limit: number;
}

export interface SqliteAnswer {
  columns: string[];
  records: unknown[][];
}

export const WRITES = 'SOURCE_WRITES';
/** How long a writer in the shop's own program may keep it waiting. */
const BUSY_MS = 2000;

/** Runs one statement on a database that is open for reading only; one that would write is refused twice over. @throws SqliteError */
export function readSqlite({ path, statement, values, limit }: SqliteQuestion): SqliteAnswer {
  const database = new Database(path, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
  try {
    database.pragma('query_only = 1');
    database.pragma('trusted_schema = 0');
    const prepared = database.prepare<[Record<string, string | null>], unknown[]>(statement);
    if (!prepared.reader || !prepared.readonly)
      throw Object.assign(new Error('attempt to write a readonly database'), { code: WRITES });
    const records: unknown[][] = [];
    for (const record of prepared.raw().safeIntegers().iterate(values)) {
      records.push(record);
      if (records.length > limit) break;
    }
    return { columns: prepared.columns().map(({ name }) => name), records };
  } finally {
    database.close();
  }
}
