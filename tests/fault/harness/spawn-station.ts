import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import { createApi, type Api } from '../../helpers/api.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Stations are started by the hundred: Node keeps what it compiled. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface SpawnOptions {
  /** Dies when this step is reached for the n-th time. */
  dieAt?: { step: Checkpoint; count?: number };
  /** A command that runs the station, such as strace with its options. */
  under?: string[];
  args?: string[];
  /** Modules of the tests that it loads before anything of its own, and what they are told. */
  imports?: string[];
  env?: Record<string, string>;
  /** In place of the station that users start. */
  entry?: string;
}

export interface SpawnedStation {
  /** Of the station itself, once it is ready. */
  pid(): number;
  /** The address of the ready line; rejects with all it said where it ends before. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  said(): string;
  signal(name: NodeJS.Signals): void;
}

/** A station in a process of its own. */
export function spawnStation(
  dataDir: string,
  { dieAt, under = [], args = [], imports = [], entry = here('./station-entry.ts'), ...more }: SpawnOptions = {},
): SpawnedStation {
  const loaded = [...imports, ...(dieAt ? [here('./arm.ts')] : [])].flatMap((module) => ['--import', module]);
  const node = [process.execPath, ...loaded, entry];
  const [command = '', ...rest] = [...under, ...node, '--headless', '--port', '0', '--data-dir', dataDir, ...args];
  const armed = dieAt ? { FAULT_STEP: dieAt.step, FAULT_COUNT: String(dieAt.count ?? 1) } : {};
  const env = { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...armed, ...more.env };
  const child = spawn(command, rest, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^Packbench is ready at (http:\/\/\S+)$/m.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    void ended.then(() => reject(new Error(`The station ended before it was ready: ${said}`)));
  });
  ready.catch(() => undefined);
  // What it runs under keeps signals for itself.
  const pid = () => (under.length > 0 ? processIdIn(dataDir) : null) ?? child.pid ?? 0;
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(pid(), name);
    } catch {
      // It is gone already.
    }
  };
  return { pid, ready, ended, said: () => said, signal };
}

function processIdIn(dataDir: string): number | null {
  try {
    return (JSON.parse(readFileSync(join(dataDir, 'station.json'), 'utf8')) as { processId: number }).processId;
  } catch {
    return null;
  }
}

/** Its API, as its first client. */
export async function apiOf(station: SpawnedStation, dataDir: string): Promise<Api> {
  const address = await station.ready;
  const keys = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as {
    accessKey: string;
    secretKey: string;
  };
  return createApi(address, keys);
}
