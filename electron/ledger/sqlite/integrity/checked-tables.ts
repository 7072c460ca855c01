import type { Database } from 'better-sqlite3';

/** A table whose rows are sealed one by one. */
export interface SealedTable {
  name: string;
  /** The column that SQLite finds a row by. */
  key: string;
  /** Those whose values are sealed. */
  columns: string[];
  /** All that a row says, as an SQL expression of one text. */
  content: string;
}

interface Column {
  name: string;
  type: string;
  /** Its place in the primary key, 0 where it is not in it. */
  pk: number;
}

/** JSON knows neither blobs nor the types of SQLite's values: there both are spelt out. */
const valueOf = ({ name, type }: Column) => (/BLOB|ANY/.test(type) ? `typeof("${name}"), hex("${name}")` : `"${name}"`);

/**
 * Every table with a column `seal`, shipments excepted: their checksums cover other tables too (shipment-checksums.ts). The content is that of all other
 * columns, whichever the ledger's version has.
 */
export function sealedTables(database: Database): SealedTable[] {
  const tables = database.prepare<[], { name: string; wr: number }>(
    "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name",
  );
  const columns = database.prepare<[string], Column>('SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid');
  return tables.all().flatMap(({ name, wr }) => {
    const all = columns.all(name);
    const sealed = all.filter((column) => column.name !== 'seal');
    if (name === 'shipment' || sealed.length === all.length) return [];
    const key = wr === 1 ? (all.find(({ pk }) => pk === 1)?.name ?? '') : 'rowid';
    const content = `json_array(${sealed.map(valueOf).join(', ')})`;
    return [{ name, key, columns: sealed.map((column) => column.name), content }];
  });
}
