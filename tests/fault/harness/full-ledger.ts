import type { Database } from 'better-sqlite3';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { ledgerOn } from '#electron/ledger/sqlite/open-ledger.ts';
import { draft } from '../../ledger/manifest-draft.ts';
import { accept, account, apiClient, bringTo, change, label } from '../../ledger/samples.ts';

const clock = { now: () => Date.UTC(2026, 4, 4) };
const SHIPMENTS = 40;
/** Of which so many are past their retention time. */
const BLANKED = 4;
/** Days that were closed, with the carrier's own manifest. */
const DAYS = 4;

export interface OpenLedger {
  database: Database;
  ledger: Ledger;
}

/** The ledger at `path`, with the database under it. */
export function openBoth(path: string): OpenLedger {
  const database = openDatabase(path);
  try {
    return { database, ledger: ledgerOn(database, clock) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Makes a ledger at `path` that has rows in every table. */
export async function makeFullLedger(path: string): Promise<void> {
  const { database, ledger } = openBoth(path);
  for (const name of ['one', 'two', 'three']) await ledger.accounts.create(account(name));
  await ledger.clients.create(apiClient('desk'));
  await ledger.settings.write(await ledger.settings.read());
  for (let count = 0; count < BLANKED; count += 1) await addShipment(ledger, count);
  await ledger.maintenance.redact(clock.now() + 1);
  for (let count = BLANKED; count < SHIPMENTS; count += 1) await addShipment(ledger, count);
  for (let count = 0; count < DAYS; count += 1) await closeDay(ledger, count);
  addTheRest(database);
  await ledger.close();
}

async function addShipment(ledger: Ledger, count: number): Promise<void> {
  const { id } = await accept(ledger, { transactionId: `order-${count}`, sample: { items: ['a', 'b'] } });
  await ledger.ranges.take({ carrier: 'CARRIER_A', prefix: 'A', first: 1n, last: 999n, digits: 3 }, id, 1);
  const trackingNumbers = [`${count}a`, `${count}b`];
  const documents = [label(`label ${count}`.repeat(60)), label('second', 2)];
  const source = {
    packageNumber: 1,
    contentType: 'LABEL',
    imageType: 'pdf',
    url: `https://carrier.example/${count}`,
  } as const;
  if (count % 4 === 0) await bringTo(ledger, id, 'UNKNOWN');
  else if (count % 4 === 1) {
    await ledger.shipments.advance(change(id, 'PURCHASED', { trackingNumbers, documentSources: [source] }));
  } else await ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers, documents }));
}

/** Closes a day with one of the labels that stand. */
async function closeDay({ manifests, carrierManifests }: Ledger, count: number): Promise<void> {
  const [waiting] = await manifests.open(draft(), { after: null, limit: 1 });
  const manifest = waiting && (await manifests.close(draft(), [waiting.id], true));
  if (!manifest) throw new Error('No label stands that is on no manifest');
  const forms = [`form ${count}`, 'second'].map((text) => Buffer.from(text.repeat(60)));
  const said = { notes: { batch: `${count}` }, leftOut: [], reason: null, trouble: null };
  await carrierManifests.recordOutcome(manifest.id, 1, { ...said, state: 'CREATED', ids: [`m-${count}`], forms });
}

/** A few rows in each table that is still empty, of whatever its columns take. */
function addTheRest(database: Database): void {
  for (const table of tablesOf(database)) {
    const isEmpty = database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() === undefined;
    if (isEmpty) addRows(database, table);
  }
}

/** Those whose rows are all called 1. */
function takesOneRow(database: Database, table: string): boolean {
  const sql = database.prepare<[string], string>('SELECT sql FROM sqlite_schema WHERE name = ?').pluck().get(table);
  return sql?.includes('CHECK (id = 1)') === true;
}

interface Column {
  name: string;
  type: string;
  pk: number;
}

function addRows(database: Database, table: string): void {
  const columns = database.prepare<[string], Column>('SELECT name, type, pk FROM pragma_table_info(?)').all(table);
  const filled = columns.filter(({ name }) => name !== 'seal');
  const names = filled.map(({ name }) => name).join(', ');
  const insert = database.prepare(`INSERT INTO ${table} (${names}) VALUES (${filled.map(() => '?').join(', ')})`);
  database.pragma('foreign_keys = OFF');
  const rows = takesOneRow(database, table) ? 1 : 8;
  for (let row = 1; row <= rows; row += 1) insert.run(...filled.map((column) => valueFor(table, column, row)));
  database.pragma('foreign_keys = ON');
}

/** Where not every value is taken. */
const LISTED: Readonly<Record<string, string>> = {
  'batch.format': 'CSV',
  'batch.state': 'DRAFT',
  'batch_row.state': 'READY',
  'customer_order.state': 'OPEN',
  'order_shipment.fate': 'SOLD',
  'order_shipment.told': 'UNSURE',
  'packer.role': 'lead',
  'preset.kind': 'PACKAGE',
};
const IS_TRUTH =
  /^(saved|complete|hidden|edited|delivered|active|held_at_source|hold_released|cancelled_at_source|of_orders)$/;

function valueFor(table: string, { name, type }: Column, row: number): string | bigint | Buffer {
  if (type === 'BLOB') return Buffer.from(`bytes ${row}`);
  if (type === 'INTEGER') return IS_TRUTH.test(name) ? 1n : BigInt(row);
  return LISTED[`${table}.${name}`] ?? `"text ${row}"`;
}

/** The ledger's own: not what SQLite keeps of indexes and counters. */
const tablesOf = (database: Database): string[] =>
  database
    .prepare<[], string>(
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .pluck()
    .all();

/** All rows of all tables as text. */
export const rowsOf = (database: Database): string =>
  JSON.stringify(
    tablesOf(database).map((table) => {
      const rows = database.prepare<[], unknown[]>(`SELECT * FROM ${table}`).raw().safeIntegers().all();
      return [table, ...rows.map((row) => row.map(String).join('\t')).sort()];
    }),
  );

/** Reads every shipment and every manifest with all that belongs to it, as answers and screens do. @throws where one is damaged. */
export async function readAll({ shipments, manifests, carrierManifests }: Ledger): Promise<void> {
  for (const { id, carrier } of (await manifests.list({ limit: DAYS })).manifests) {
    const forms = carrier?.forms.length ?? 0;
    for (let number = 1; number <= forms; number += 1) await carrierManifests.form(id, number);
  }
  for (let count = 0; count < SHIPMENTS; count += 1) {
    const found = await shipments.findByTransaction(null, `order-${count}`);
    if (!found) throw new Error(`order-${count} is not found`);
    await shipments.attempts(found.id);
    await shipments.journal(found.id);
    await shipments.documentSources(found.id);
    for (const { id } of await shipments.documents(found.id)) await shipments.documentBytes(id);
  }
}
