import { mkdirSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type * as Headless from '#electron/headless.ts';
import { programUrl } from '#electron/start/built-programs.ts';
import { buildStation } from '../../../build/build-station.ts';
import { watchEventLoop } from '../held.ts';

// The station as `npm start -- --headless` runs it: the built one. Asked with SIGUSR2, and at its end, it says how long its event loop was held
// since the last answer, in milliseconds, and how much memory is resident, in MiB.
const dataDir = process.argv[2];
if (dataDir === undefined) throw new Error('Where is its data to lie?');
mkdirSync(dataDir, { recursive: true });
await buildStation();
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
const { runHeadless } = (await import(programUrl('headless'))) as typeof Headless;
await runHeadless(['--headless', '--port', '0', '--data-dir', dataDir]);

const heldSince = watchEventLoop();
const tell = () =>
  console.log(JSON.stringify({ heldMs: heldSince(), rssMb: Math.round(process.memoryUsage.rss() / 2 ** 20) }));
process.on('SIGUSR2', tell);
process.on('exit', tell);
