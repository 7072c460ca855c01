import type { Database } from 'better-sqlite3';

const partsOf = (table: string, columns: string, order: string) => `
  (SELECT json_group_array(json_array(${columns})) FROM (SELECT * FROM ${table} WHERE ${table}.shipment = shipment.sequence ORDER BY ${order}))`;

const columnsOf = (database: Database, table: string) =>
  database.prepare<[string], string>('SELECT name FROM pragma_table_info(?) ORDER BY cid').pluck().all(table);

/** The columns of an attempt, whichever the ledger's version has. */
const attemptColumns = (database: Database) =>
  columnsOf(database, 'attempt')
    .filter((name) => name !== 'shipment')
    .join(', ');

/** Columns that shipments got later, where the ledger's version has them. */
const laterColumns = (database: Database) =>
  columnsOf(database, 'shipment')
    .filter((name) => ['cost_amount', 'cost_currency', 'void_request', 'salt', 'content_revision'].includes(name))
    .map((name) => `${name}, `)
    .join('');

/** All that the ledger says of a shipment: its own row, and the rows that belong to it. */
const contentOf = (
  database: Database,
) => `json_array(sequence, id, client_id, transaction_id, holds_id, state, accepted_at, updated_at, carrier_id, carrier_code,
  warnings, problem, prepared, blanked_at, ${laterColumns(database)}
  ${partsOf('package', 'number, item_transaction_id, platform_tracking_number, tracking_number', 'number')},
  ${partsOf('attempt', attemptColumns(database), 'number')},
  ${partsOf('document', 'sequence, id, package_number, content_type, image_type, size, sha256', 'sequence')},
  ${partsOf('document_source', 'sequence, package_number, content_type, image_type, url', 'sequence')})`;

/** Shipments that are checked before other work gets its turn. */
const AT_ONCE = 200;

/** Checksums of shipments; needs the function `sealed`. */
export function openShipmentChecksums(database: Database) {
  const content = contentOf(database);
  const set = database.prepare<[number]>(`UPDATE shipment SET seal = sealed(${content}) WHERE sequence = ?`);
  const isBroken = database
    .prepare<[number], number>(`SELECT seal IS NOT sealed(${content}) FROM shipment WHERE sequence = ?`)
    .pluck();
  const next = database.prepare<[number], { sequence: number; broken: number }>(`
    SELECT sequence, seal IS NOT sealed(${content}) AS broken FROM shipment WHERE sequence > ? ORDER BY sequence LIMIT ${AT_ONCE}`);
  const sealAll = database.prepare(`UPDATE shipment SET seal = sealed(${content})`);

  return {
    put: (sequence: number) => void set.run(sequence),
    isBroken: (sequence: number) => isBroken.get(sequence) === 1,
    sealAll: () => void sealAll.run(),

    /** All shipments in the order of their acceptance, and which of them are broken. */
    *pages(): Generator<{ count: number; broken: number[] }> {
      for (let last = 0; ;) {
        const rows = next.all(last);
        yield { count: rows.length, broken: rows.filter(({ broken }) => broken === 1).map(({ sequence }) => sequence) };
        if (rows.length < AT_ONCE) return;
        last = rows.at(-1)?.sequence ?? last;
      }
    },
  };
}
