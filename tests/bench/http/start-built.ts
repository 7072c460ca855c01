import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getToken } from '../../helpers/api.ts';
import type { Held } from '../held.ts';
import { startProcess } from '../server-process.ts';

/** How a station did since it was asked last. */
export interface StationFigures {
  /** How long its event loop was held, milliseconds. */
  heldMs: Held;
  /** MiB. */
  rssMb: number;
}

export interface BuiltStation {
  url: string;
  /** What a call carries. */
  headers: { authorization: string };
  figures(): Promise<StationFigures>;
  /** Ends it, and gives the last of them. */
  end(): Promise<StationFigures>;
}

/** After a start the station still has things to do of its own. */
const SETTLED_MS = 2_000;

/** Starts the station that a user gets (built-station.ts), with the options of Node that `npm start` has, on an empty folder. */
export async function startBuilt(): Promise<BuiltStation> {
  const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'packbench-bench-'));
  const script = new URL('built-station.ts', import.meta.url).pathname;
  const station = startProcess(script, {}, { flags: flagsOfStart(), args: [dataDir] });
  const lineWith = async (part: string) => {
    for (;;) {
      const line = await station.line();
      if (line.includes(part)) return line;
    }
  };
  const [, url = ''] = (await lineWith('ready at ')).split('ready at ');
  const keys = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Parameters<typeof getToken>[1];
  const token = await getToken(url, keys);
  await pause(SETTLED_MS);
  const figures = async () => JSON.parse(await lineWith('heldMs')) as StationFigures;
  return {
    url,
    headers: { authorization: `Bearer ${token}` },
    figures() {
      station.signal('SIGUSR2');
      return figures();
    },
    async end() {
      await station.end();
      rmSync(dataDir, { recursive: true, force: true });
      return figures();
    },
  };
}

/** What stands between `node` and its script in package.json. */
function flagsOfStart(): string[] {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { start } = (JSON.parse(text) as { scripts: { start: string } }).scripts;
  return start.split(' ').filter((part) => part.startsWith('--'));
}
