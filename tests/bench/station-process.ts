import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ledgerPath } from '#electron/platform/data-folder.ts';
import { startStation } from '#electron/station.ts';
import { getToken } from '../helpers/api.ts';
import { fillLedger } from './fill-ledger.ts';

// A station in a process of its own, as a benchmark needs it, with BENCH_SHIPMENTS shipments in its ledger: says where it is and with which
// token, and at its end how long the event loop was ever held.
const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'packbench-bench-'));
const shipments = Number(process.env['BENCH_SHIPMENTS'] ?? 0);
if (shipments > 0) await fillLedger(ledgerPath(dataDir), shipments);
const station = await startStation({ dataDir, host: '127.0.0.1', port: 0 });
const keys = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as {
  accessKey: string;
  secretKey: string;
};
const token = await getToken(station.baseUrl, keys);

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
console.log(JSON.stringify({ url: station.baseUrl, token }));

process.on('SIGTERM', () => {
  const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e4) / 100;
  console.log(
    JSON.stringify({
      heldMs: { p99: ms(delay.percentile(99)), max: ms(delay.max) },
      rssMb: Math.round(process.memoryUsage().rss / 2 ** 20),
    }),
  );
  void station.stop().then(() => {
    rmSync(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
});
