import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { parse } from 'csv-parse/sync';
import { COST, isRefused, trackingNumberOf } from './fill-ledger.ts';
import { startProcess } from './server-process.ts';

const LINES = Number(process.env['BENCH_LINES'] ?? 100_000);
/** What an import may take. */
const AIM_S = 10;
/** What the station may be held at a time. */
const AIM_HELD_MS = 50;
/** As many rows share a commit of the floor as of the station. */
const ROWS_PER_COMMIT = 200;
/** Of so many lines, one is too heavy, one too dear, one nobody's. */
const EVERY = 50;

const HEADER = 'Tracking number;Reference;Date;Service;Billed weight (lb);Net amount;Fuel surcharge;Currency';

/** One line for each shipment of the ledger. */
function invoice(): { csv: string; different: number } {
  let different = 0;
  const rows = Array.from({ length: LINES }, (_, index) => {
    const wrong = index % EVERY;
    if (wrong < 3 || isRefused(index)) different += 1;
    const number = wrong === 0 ? `NOBODY${index}` : trackingNumberOf(index);
    const amount = wrong === 2 ? '9.45' : COST.amount;
    return `${number};PO-${index * 7};2026-03-02;A_GROUND;${wrong === 1 ? 4 : 2.5};${amount};0.45;${COST.currency}`;
  });
  return { csv: [HEADER, ...rows].join('\n'), different };
}

/** The least: the same table read by the same library, and each row put into a table with one index. Milliseconds. */
function floor(csv: string): { read: number; stored: number } {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-bench-'));
  const database = new Database(join(folder, 'floor.db'));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE line (number INTEGER PRIMARY KEY, parcel TEXT, billed TEXT) STRICT; CREATE INDEX by_parcel ON line (parcel)`);
  const insert = database.prepare('INSERT INTO line VALUES (?, ?, ?)');
  const began = performance.now();
  const rows = parse(csv, { delimiter: ';', columns: true }) as Record<string, string>[];
  const read = performance.now() - began;
  for (let from = 0; from < rows.length; from += ROWS_PER_COMMIT) {
    database.transaction(() => {
      for (const [index, row] of rows.slice(from, from + ROWS_PER_COMMIT).entries()) {
        insert.run(from + index, row['Tracking number'], JSON.stringify(row));
      }
    })();
  }
  const stored = performance.now() - began;
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return { read, stored };
}

const seconds = (ms: number) => Math.round(ms / 10) / 100;

/** A carrier's invoice, held against a ledger that has a shipment for each of its lines. */
export async function benchInvoices(): Promise<void> {
  const env = { BENCH_SHIPMENTS: String(LINES), BENCH_COST: 'yes' };
  const station = startProcess(new URL('station-process.ts', import.meta.url).pathname, env);
  const { url, token } = JSON.parse(await station.line()) as { url: string; token: string };
  const { csv, different } = invoice();
  const least = floor(csv);
  const body = JSON.stringify({
    ...{ carrierId: 'test-a', invoiceNumber: 'BENCH', fileName: 'bench.csv' },
    contentBase64: Buffer.from(csv).toString('base64'),
  });
  const began = performance.now();
  const response = await fetch(`${url}/station/v1/carrier-invoices`, {
    ...{ method: 'POST', body },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const answer = (await response.json()) as { invoice?: { differentCount: number } };
  const took = performance.now() - began;
  if (answer.invoice?.differentCount !== different) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  await station.end();
  const { heldMs } = JSON.parse(await station.line()) as { heldMs: { p99: number; max: number } };
  console.log(
    `\nAn invoice of ${LINES} lines against ${LINES} shipments; ${different} lines differ, and each was found.`,
  );
  console.table({
    'import, s': seconds(took),
    'floor: read, s': seconds(least.read),
    'floor: read and stored, s': seconds(least.stored),
    'times the floor': Math.round((took / least.stored) * 10) / 10,
    'station held at most, ms': heldMs.max,
    'station held p99, ms': heldMs.p99,
  });
  if (took > AIM_S * 1000) console.log(`It took longer than ${AIM_S} s.`);
  if (heldMs.max > AIM_HELD_MS) console.log(`The station was held for longer than ${AIM_HELD_MS} ms.`);
}
