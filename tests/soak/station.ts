import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApi, type Api } from '../helpers/api.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROBE = fileURLToPath(new URL('./probe.ts', import.meta.url));

/** What a station holds: bytes, and counts of what it has open. */
export interface Holding {
  heap: number;
  rss: number;
  /** Not answered to their end. */
  requests: number;
  /** Without those of clients' connections, as the descriptors are. */
  handles: number;
  descriptors: number;
  /** The write-ahead log beside the ledger. */
  wal: number;
  logs: number;
}

export interface SoakedStation {
  baseUrl: string;
  api: Api;
  /** Measured after a garbage collection. */
  holding(): Promise<Holding>;
  end(): Promise<void>;
}

/** A station of its own process on a new data folder, that can be asked what it holds. */
export async function startSoakedStation(): Promise<SoakedStation> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-soak-'));
  const dataDir = join(folder, 'data');
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', PROBE, 'build/start.ts', '--headless', '--port', '0', '--data-dir', dataDir],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  const ended = once(child, 'exit');
  const keys = () =>
    JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as { accessKey: string; secretKey: string };
  try {
    const baseUrl = await readyAddress(child.stdout, ended);
    return {
      baseUrl,
      api: await createApi(baseUrl, keys()),
      async holding() {
        const told = once(child, 'message');
        child.send('measure');
        const [measured] = (await told) as [Omit<Holding, 'wal' | 'logs'>];
        return { ...measured, wal: sizeOf(join(dataDir, 'ledger.db-wal')), logs: sizeOfAll(join(dataDir, 'logs')) };
      },
      async end() {
        child.kill('SIGTERM');
        await ended;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function readyAddress(output: NodeJS.ReadableStream | null, ended: Promise<unknown>): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    output?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /^Packbench is ready at (http:\/\/\S+)$/m.exec(said)?.[1];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`The station ended before it was ready: ${said}`)));
  });
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
const sizeOfAll = (folder: string): number =>
  (existsSync(folder) ? readdirSync(folder) : []).reduce((sum, name) => sum + sizeOf(join(folder, name)), 0);
