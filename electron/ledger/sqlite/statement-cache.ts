import type { Database, Statement } from 'better-sqlite3';

/** Prepares each text once; for statements that are put together from few parts. */
export function statementCache<Row>(database: Database): (sql: string) => Statement<unknown[], Row> {
  const statements = new Map<string, Statement<unknown[], Row>>();
  return (sql) => {
    const prepared = statements.get(sql) ?? database.prepare<unknown[], Row>(sql);
    statements.set(sql, prepared);
    return prepared;
  };
}
