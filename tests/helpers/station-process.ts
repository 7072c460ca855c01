import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll } from 'vitest';
import { buildWindow } from '../../build/build-window.ts';
import { createApi, type Api } from './api.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIN = join(ROOT, 'node_modules', '.bin');

export interface StationProcess {
  child: ChildProcess;
  output(): { stdout: string; stderr: string };
  /** The address of the ready line; rejects where the process ends without one. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

const running = new Set<StationProcess>();
const folders: string[] = [];

/** A data folder that does not exist yet. */
export function newFolder(): string {
  const parent = mkdtempSync(join(tmpdir(), 'packbench-process-'));
  folders.push(parent);
  return join(parent, 'data');
}

/**
 * For files whose tests start processes here: each ends with its test, and so do the data folders. Called by every such file, since files
 * share a process, and with it this module.
 */
export function useStationProcesses(): void {
  // What `npm start` does first where the window is stale takes a busy machine longer than a test may take.
  beforeAll(() => buildWindow(), 300_000);
  afterEach(async () => {
    for (const { child, ended } of running) {
      child.kill('SIGKILL');
      await ended;
    }
    running.clear();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
}

/** `node build/start.ts --headless` with these arguments, in a process of its own. */
export const launch = (...args: string[]) => run(join(BIN, 'node'), ['build/start.ts', '--headless', ...args]);

/** The same in a terminal of its own, which `script` is: it is closed where that ends. */
export const launchInTerminal = (...args: string[]) =>
  run('script', ['-qec', ['exec', join(BIN, 'node'), 'build/start.ts', '--headless', ...args].join(' '), '/dev/null']);

/** `packbench serve` with these arguments. */
export const serve = (...args: string[]) => run(join(BIN, 'node'), ['electron/cli/launch.mjs', 'serve', ...args]);

/** `npm start -- --headless` with these arguments. */
export const npmStart = (...args: string[]) => run('npm', ['start', '--', '--headless', ...args]);

/** `node build/start.ts` with these arguments, in this environment alone. */
export const startWith = (args: string[], env: NodeJS.ProcessEnv) =>
  run(join(BIN, 'node'), ['build/start.ts', ...args], env);

/** `node build/start.ts` with these arguments in a checkout that links to this one. */
export const startIn = (checkout: string, args: string[]) =>
  run(join(BIN, 'node'), [
    ...['--preserve-symlinks', '--preserve-symlinks-main', join(checkout, 'build/start.ts'), ...args],
  ]);

const usualEnvironment = () => ({ ...process.env, PATH: `${BIN}${delimiter}${process.env['PATH'] ?? ''}` });

function run(command: string, args: string[], env: NodeJS.ProcessEnv = usualEnvironment()): StationProcess {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let stdout = '';
  let stderr = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
      const address = /^Packbench is ready at (http:\/\/\S+)$/m.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    void ended.then(() => reject(new Error(`It ended before it was ready: ${stdout}${stderr}`)));
  });
  ready.catch(() => undefined);
  const station = { child, output: () => ({ stdout, stderr }), ready, ended };
  running.add(station);
  return station;
}

export interface Credentials {
  baseUrl: string;
  accessKey: string;
  secretKey: string;
}
export const credentialsIn = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Credentials;

/** Starts a station on the folder and calls it as its first client. */
export async function launchWithApi(dataDir: string, ...args: string[]): Promise<StationProcess & { api: Api }> {
  const station = launch('--port', '0', '--data-dir', dataDir, ...args);
  return { ...station, api: await createApi(await station.ready, credentialsIn(dataDir)) };
}
