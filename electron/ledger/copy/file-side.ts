import type { LedgerFile } from '../sqlite/ledger-file.ts';
import { addressTerms } from '../address-terms.ts';
import { folded } from '../search-terms.ts';
import { storableText } from '../shipped-digest.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { orderTerms } from '../orders/order-columns.ts';
import { ORDER_COLUMNS, toOrder, type OrderRow } from '../sqlite/orders/order-rows.ts';
import { openPackages } from '../sqlite/shipments/packages.ts';
import { openSearchIndex } from '../sqlite/shipments/search-index.ts';
import { SHIPMENT_COLUMNS, toRecord, type ShipmentRow } from '../sqlite/shipments/shipment-rows.ts';
import { fromFile, type Column, type Row } from './columns.ts';
import { rowsAtOnce, type Reader } from './digest.ts';
import type { CopiedTable } from './tables.ts';

/** Reads a station's file; text as a shared ledger can keep it. */
export function fileReader(file: LedgerFile, stationId: string): Reader {
  // Lines of the station's own chain that have their number as their place do not say either again.
  const ofJournal: Record<string, string> = {
    station_id: `coalesce(station_id, '${stationId}') AS station_id`,
    line: 'CAST(coalesce(line, sequence) AS TEXT) AS line',
  };
  return {
    async page(table, columns, after) {
      const { file: name, fromFile: source = name, inFile = {}, key, where = 'true' } = table;
      const expression = (column: Column) => (name === 'journal' && ofJournal[column.name]) || fromFile(column);
      const keys = key.map((each) => `${name}.${inFile[each] ?? each}`);
      const typeOf = (each: string) =>
        columns.find((column) => column.name === each)?.type === 'text' ? 'TEXT' : 'INTEGER';
      const next = after
        ? `(${keys.join(', ')}) > (${key.map((each) => `CAST(? AS ${typeOf(each)})`).join(', ')})`
        : 'true';
      const rows = file
        .prepare<unknown[], Row>(
          `SELECT ${columns.map(expression).join(', ')} FROM ${source}
           WHERE ${where} AND ${next} ORDER BY ${keys.join(', ')} LIMIT ${rowsAtOnce(table)}`,
        )
        .all(...(after ? key.map((each) => after[each]) : []));
      return rows.map(storable);
    },
  };
}

const storable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'string' ? storableText(value) : value]),
  );

/** Writes rows into a new file, each under the number that it has. */
export function insertIntoFile(file: LedgerFile, stationId: string) {
  return (table: CopiedTable, columns: readonly Column[], rows: readonly Row[]): void => {
    // Those of documents lie in a table of their own.
    const own = columns.filter(({ name }) => table.file !== 'document' || name !== 'bytes');
    const insert = file.prepare(
      `INSERT INTO ${table.file} (${own.map(({ inFile }) => inFile).join(', ')}) VALUES (${own.map(() => '?').join(', ')})`,
    );
    const bytes = file.prepare('INSERT INTO document_bytes (document, bytes) VALUES (?, ?)');
    for (const row of rows) {
      const written = table.file === 'journal' ? shortened(row, stationId) : row;
      insert.run(own.map(({ name }) => written[name] ?? null));
      if (table.file === 'document' && row['bytes']) bytes.run(row['sequence'], row['bytes']);
    }
  };
}

const shortened = (row: Row, stationId: string): Row =>
  row['station_id'] === stationId && row['line'] === row['position'] ? { ...row, station_id: null, line: null } : row;

/** Makes what shipments, addresses and orders are found by. */
export function indexFile(file: LedgerFile): void {
  const index = openSearchIndex(file);
  const packages = openPackages(file);
  for (const row of inSlices<ShipmentRow>(file, `SELECT ${SHIPMENT_COLUMNS} FROM shipment`))
    index.put(row.sequence, toRecord(row, packages.ofShipment(row.sequence)));
  const put = file.prepare('INSERT INTO address_search (rowid, text) VALUES (?, ?)');
  for (const { sequence, party } of inSlices<{ sequence: number; party: string }>(
    file,
    'SELECT sequence, party FROM address',
  ))
    put.run(sequence, folded(addressTerms(JSON.parse(party) as Party)));
  const putOrder = file.prepare('INSERT INTO order_search (rowid, text) VALUES (?, ?)');
  for (const row of inSlices<OrderRow>(file, `SELECT ${ORDER_COLUMNS} FROM customer_order`))
    putOrder.run(row.sequence, folded(orderTerms(toOrder(row))));
}

const AT_ONCE = 500;

/** All rows in their order, of which never more are held than a slice. */
function* inSlices<Found extends { sequence: number }>(file: LedgerFile, select: string): Generator<Found> {
  const next = file.prepare<[number], Found>(`${select} WHERE sequence > ? ORDER BY sequence LIMIT ${AT_ONCE}`);
  for (let slice = next.all(0); slice.length > 0; slice = next.all(slice.at(-1)?.sequence ?? 0)) yield* slice;
}
