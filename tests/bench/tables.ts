import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { parse } from 'csv-parse/sync';
import { SHOP_TABLES } from '../engine/batches/shop-tables.ts';
import { startTestStation } from '../helpers/station.ts';
import { median } from './load.ts';

const ORDERS = Number(process.env['BENCH_ROWS'] ?? 5000);
const ROUNDS = 5;
/** What checking them, and a correction of all of them, may take. */
const AIM_MS = 1000;
/** As many rows share a commit of the floor as of the station. */
const ROWS_PER_COMMIT = 100;

const [SHOPIFY] = SHOP_TABLES;
const quoted = (cell: string) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A shop's export of orders of one and two lines in turn; no two go to one recipient. */
function exportOf(round: number): string {
  const { columns = [], lines = [] } = SHOPIFY ?? {};
  const table = Array.from({ length: ORDERS / 2 }, (_, index) =>
    lines.map((line, at) => ({
      ...line,
      Name: `#${round}-${index}-${at === 2 ? 2 : 1}`,
      ...(line['Shipping Name'] && { 'Shipping Name': `Jane ${index} ${at}` }),
    })),
  ).flat();
  const rows = table.map((line: Record<string, string>) =>
    columns.map((column) => quoted(line[column] ?? '')).join(','),
  );
  return [columns.join(','), ...rows].join('\n');
}

/** The least: the table read by the same library, and each line put into a table with one index. */
function floor(csv: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-bench-'));
  const database = new Database(join(folder, 'floor.db'));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE line (number INTEGER PRIMARY KEY, name TEXT, cells TEXT) STRICT; CREATE INDEX by_name ON line (name)`);
  const insert = database.prepare('INSERT INTO line VALUES (?, ?, ?)');
  const rows = parse(csv, { columns: true }) as Record<string, string>[];
  for (let from = 0; from < rows.length; from += ROWS_PER_COMMIT)
    database.transaction(() => {
      for (const [index, row] of rows.slice(from, from + ROWS_PER_COMMIT).entries())
        insert.run(from + index, row['Name'], JSON.stringify(row));
    })();
  database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds of processor time: others use the machine as well. */
async function timed<T>(times: number[], work: () => T | Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  times.push((user + system) / 1000);
  return result;
}

/** A shop's table that becomes a batch, is read anew, and has one correction made in all its rows. */
export async function benchTables(): Promise<void> {
  const station = await startTestStation();
  const times = { floor: [], create: [], anew: [], correction: [] } as Record<string, number[]>;
  const { floor: least = [], create = [], anew = [], correction = [] } = times;
  const defaults = {
    ...{ carrierId: 'test-a', serviceType: 'A_GROUND' },
    itemLines: [{ weight: { value: 1, units: 'KG' } }],
  };
  const rows = Array.from({ length: ORDERS }, (_, index) => index + 1);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const csv = exportOf(round);
    const file = { fileName: 'shop.csv', contentBase64: Buffer.from(csv).toString('base64') };
    await timed(least, () => floor(csv));
    const { body } = await timed(create, () => station.api.post('/station/v1/batches', { ...file, defaults }));
    if (body.batch?.counts.READY !== ORDERS) throw new Error(JSON.stringify(body));
    const { mapping, options } = body.batch;
    const path = `/station/v1/batches/${body.batch.id}`;
    await timed(anew, () => station.api.call('PUT', `${path}/reading`, { body: { mapping, defaults, options } }));
    const change = { fields: { ref2: 'X' } };
    const many = await timed(correction, () => station.api.post(`${path}/rows/change`, { rows, change }));
    if (many.body.changed !== ORDERS) throw new Error(JSON.stringify(many.body));
  }
  // The first round compiles.
  const of = (all: number[]) => Math.round(median(all.slice(1)));
  console.log(`A table of ${ORDERS} orders, in milliseconds of processor time; the aim is ${AIM_MS} each.`);
  console.table(
    Object.fromEntries(
      Object.entries(times).map(([name, all]) => [
        name,
        { ms: of(all), 'of the floor': Math.round((of(all) / of(least)) * 10) / 10 },
      ]),
    ),
  );
  await station.dispose();
}
