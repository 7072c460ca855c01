import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { DEFAULTS } from '../../helpers/batches.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';

const hotFolderTiming = { lookEvery: 20, stable: 80, rest: 100 };

/** For each test of a file: an empty folder, and a station that takes orders from it and looks at it often. */
export function useHotFolder() {
  const startChild = shareChildren();
  const station = {} as TestStation;
  const folder = mkdtempSync(join(tmpdir(), 'packbench-hot-'));

  const set = async (hotFolder: object | null) => {
    const { body } = await station.api.get('/station/v1/settings');
    return station.api.call('PUT', '/station/v1/settings', { body: { ...body, hotFolder } });
  };
  /** Starts another one in the place of the station, which has to be stopped; the folder is given over to it. */
  const start = async (options: Parameters<typeof startTestStation>[0] = {}) => {
    rmSync(join(folder, 'packbench.station'), { force: true });
    Object.assign(station, await startTestStation({ hotFolderTiming, startChild, ...options }));
  };
  beforeEach(async () => {
    mkdirSync(folder, { recursive: true });
    await start();
    expect((await set({ path: folder, defaults: DEFAULTS })).status).toBe(200);
  });
  afterEach(async () => {
    await station.dispose();
    rmSync(folder, { recursive: true });
  });

  const present = () =>
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .sort();
  return {
    station,
    folder,
    startChild,
    set,
    start,
    drop: (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content),
    /** The names of all that lies in the folder and is not hidden. */
    present,
    read: (name: string) => readFileSync(join(folder, name), 'utf8'),
    until: (name: string) => expect.poll(present, { interval: 20, timeout: 10_000 }).toContain(name),
    bought: async () => (await station.api.get('/station/v1/shipments/totals')).body.shipments as number,
    status: async () => (await station.api.get('/station/v1/hot-folder')).body,
  };
}
