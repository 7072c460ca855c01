/** `npm run desks`: a PostgreSQL and three stations on it, to try a shared ledger; gone without a trace when this ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { whenStarterIsGone } from '../electron/start/parent-watch.ts';
import { buildWindow } from './build-window.ts';

await buildWindow();
// Ctrl+C reaches all processes of a terminal at once. These are none of its own, so that they end in order: desks first, then the database.
const desks = spawn(process.execPath, [join(import.meta.dirname, 'desks/run.ts')], {
  detached: true,
  windowsHide: true,
  stdio: ['pipe', 'inherit', 'inherit'],
});
const end = () => void desks.stdin.end();
desks.stdin.on('error', () => undefined);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
whenStarterIsGone(end);
const [status] = (await once(desks, 'exit')) as [number | null];
process.exitCode = status ?? 1;
