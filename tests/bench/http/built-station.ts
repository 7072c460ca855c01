import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type * as Headless from '#electron/headless.ts';
import { programUrl } from '#electron/start/built-programs.ts';
import { buildStation } from '../../../build/build-station.ts';

// The station as `npm start -- --headless` runs it: the built one. Asked with SIGUSR2, and at its end, it says how long its event loop was held
// since the last answer, in milliseconds, and how much memory is resident, in MiB.
const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('Where is its data to lie?');
mkdirSync(dataDir, { recursive: true });
await buildStation();
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
const { runHeadless } = (await import(programUrl('headless'))) as typeof Headless;
await runHeadless(['--headless', '--port', '0', '--data-dir', dataDir]);

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

function tell(): void {
  const ms = (nanoseconds: number) => Math.round(nanoseconds / 1e4) / 100;
  const heldMs = { p99: ms(delay.percentile(99)), max: ms(delay.max) };
  console.log(JSON.stringify({ heldMs, rssMb: Math.round(process.memoryUsage.rss() / 2 ** 20) }));
  delay.reset();
}
process.on('SIGUSR2', tell);
process.on('exit', tell);
