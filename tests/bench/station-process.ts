import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLedgerAddress } from '#electron/ledger/postgres/address.ts';
import { ledgerPath } from '#electron/platform/data-folder.ts';
import { startStation } from '#electron/station.ts';
import { getToken } from '../helpers/api.ts';
import { COST, fillLedger } from './fill-ledger.ts';
import { watchEventLoop } from './held.ts';

// A station in a process of its own, as a benchmark needs it, with BENCH_SHIPMENTS shipments in its ledger, priced where BENCH_COST says so, over BENCH_DAYS days: says where it is and with which
// token, and at its end how long the event loop was ever held.
const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'packbench-bench-'));
const shipments = Number(process.env['BENCH_SHIPMENTS'] ?? 0);
const { BENCH_COST: cost, BENCH_DAYS: days } = process.env;
const more = { ...(cost && { cost: COST }), ...(days && { days: Number(days) }) };
if (shipments > 0) await fillLedger(ledgerPath(dataDir), shipments, more);
const { BENCH_LEDGER: shared, BENCH_TOKEN: given } = process.env;
const ledger = shared === undefined ? {} : { ledger: readLedgerAddress(shared) };
const station = await startStation({ dataDir, host: '127.0.0.1', port: 0, ...ledger });
// Of stations on one ledger the first one has the keys; its token is good at all of them.
const token = given ?? (await getToken(station.baseUrl, readKeys()));

const heldSince = watchEventLoop();
console.log(JSON.stringify({ url: station.baseUrl, token }));

function readKeys() {
  return JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as {
    accessKey: string;
    secretKey: string;
  };
}

process.on('SIGTERM', () => {
  console.log(JSON.stringify({ heldMs: heldSince(), rssMb: Math.round(process.memoryUsage().rss / 2 ** 20) }));
  void station.stop().then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});
