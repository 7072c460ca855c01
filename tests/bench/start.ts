import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programUrl } from '#electron/start/built-programs.ts';
import { buildStation } from '../../build/build-station.ts';
import { buildWindow } from '../../build/build-window.ts';

const PROJECT = join(import.meta.dirname, '../..');
const LAUNCHER = join(PROJECT, 'electron/cli/launch.mjs');
const RUNS = Number(process.env['BENCH_RUNS'] ?? 9);
/** A station that nobody asks for anything has given back by then what its start took. */
const IDLE_MS = 15_000;
const TICK_MS = 10;

interface Start {
  ms: number;
  /** Of all threads, until then. */
  processorMs: number;
}

/** What a program of nothing takes, a command line, and a station on an empty folder until it says that it is ready; medians of one run. */
export async function benchStart(): Promise<void> {
  await buildWindow();
  await buildStation();
  if (!programUrl('headless').includes('/dist/')) throw new Error('The station could not be built');
  const folder = mkdtempSync(join(tmpdir(), 'packbench-start-'));
  const running = join(folder, 'running');
  const station = spawn(process.execPath, startArguments(running), { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await readyOf(station);
    const status = [LAUNCHER, '--data-dir', running, 'status', 'NOBODY'];
    // Once each before it counts: Node keeps what it made of a program for the next time.
    for (const command of [[LAUNCHER, '--version'], status]) await timeOf(command);
    const starts: Start[] = [];
    const times: Record<'floor' | 'version' | 'status', number[]> = { floor: [], version: [], status: [] };
    for (let run = 0; run < RUNS; run++) {
      times.floor.push(await timeOf(['-e', '0']));
      times.version.push(await timeOf([LAUNCHER, '--version']));
      times.status.push(await timeOf(status));
      starts.push(await startOnce(join(folder, String(run))));
    }
    print(starts, times);
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    console.log(`Resident of an idle station: ${residentOf(station).toFixed(0)} MiB.`);
  } finally {
    station.kill('SIGTERM');
    await once(station, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As `npm start` does it, without npm. */
const startArguments = (dataDir: string) => [
  ...[join(PROJECT, 'build/start.mjs'), '--headless', '--port', '0', '--data-dir', dataDir],
];

async function timeOf(args: readonly string[]): Promise<number> {
  const start = performance.now();
  await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
  return performance.now() - start;
}

async function startOnce(dataDir: string): Promise<Start> {
  const start = performance.now();
  const child = spawn(process.execPath, startArguments(dataDir), { stdio: ['ignore', 'pipe', 'inherit'] });
  await readyOf(child);
  const ms = performance.now() - start;
  const processorMs = processorTimeOf(child);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return { ms, processorMs };
}

function readyOf(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  let said = '';
  child.stdout?.on('data', (part) => {
    if ((said += String(part)).includes('is ready at')) resolve(undefined);
  });
  child.once('exit', () => reject(new Error(`It ended before it was ready: ${said}`)));
  return promise;
}

/** Fields 14 and 15 of proc(5)'s stat, in ticks; the name before them has no space here. */
function processorTimeOf({ pid }: ChildProcess): number {
  const fields = ofProcess(pid, 'stat').split(' ');
  return (Number(fields[13]) + Number(fields[14])) * TICK_MS;
}

const residentOf = ({ pid }: ChildProcess) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(ofProcess(pid, 'status'))?.[1] ?? NaN) / 1024;

/** Where there is no /proc, nothing. */
function ofProcess(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

function print(starts: readonly Start[], times: Record<'floor' | 'version' | 'status', number[]>): void {
  const floor = median(times.floor);
  const row = (ms: number) => ({ ms: Math.round(ms), floors: Number((ms / floor).toFixed(1)) });
  const ready = median(starts.map(({ ms }) => ms));
  const busy = median(starts.map(({ processorMs }) => processorMs));
  console.log(`\nStarts, medians of ${RUNS}; the floor is a Node that does nothing`);
  console.table({
    'node -e 0': row(floor),
    'packbench --version': row(median(times.version)),
    'packbench status': row(median(times.status)),
    'ready on an empty folder': row(ready),
    'of that, processor time': row(busy),
  });
}
