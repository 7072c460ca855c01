import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Api } from '../../helpers/api.ts';
import { until } from '../../helpers/until.ts';
import type { Fault } from '../harness/fault.ts';
import { inWorld, type World } from '../harness/world.ts';

/** A stop may take so long. */
const STOP_MS = 20_000;
/** What says that a folder does not answer may take so long. */
const SAYING_MS = 6_000;

interface Hanging {
  /** Makes the station work in the folder; a machine under load may have to be asked again. */
  use(api: Api, folder: string): Promise<Answer>;
  /** Work in it that is begun while it hangs; nobody waits for its end. */
  ask?(api: Api): Promise<unknown>;
  /** Says so, or does not. */
  says(api: Api): Promise<string>;
}

const HANGING: Readonly<Record<string, Hanging>> = {
  'hot folder': {
    async use(api, folder) {
      const { body } = await api.get('/station/v1/settings');
      return api.call('PUT', '/station/v1/settings', { body: { ...body, hotFolder: { path: folder } } });
    },
    says: async (api) => (await api.get('/station/v1/hot-folder')).body.detail as string,
  },
  'folder printer': {
    use: (api, path) =>
      api.post('/station/v1/printers', {
        ...{ id: 'hung', name: 'Hung', connection: { type: 'folder', path }, format: 'PDF', stock: 'STOCK_4X6' },
      }),
    ask: (api) => api.post('/station/v1/printers/hung/test', undefined),
    says: async (api) => (await api.get('/station/v1/printers/hung/status')).body.detail as string,
  },
  backups: {
    use: (api) => api.post('/station/v1/backups', undefined),
    ask: (api) => api.post('/station/v1/backups', undefined),
    says: async (api) => (await api.get('/station/v1/backups')).body.detail as string,
  },
};

/**
 * Folders hang, as a share does whose server is gone: the processes that work in them are stopped in the middle. Purchases go on, what hangs is
 * said in words, and a stop ends within its time.
 */
export const hungIo: Fault = {
  name: 'hung-io',
  title: `Folders that do not answer any more (${Object.keys(HANGING).join(', ')})`,
  runs: { short: 1, long: 10 },
  impossible: () => (process.platform === 'linux' ? null : 'only Linux tells the processes of a process'),
  run: (times) =>
    inWorld({}, async (world) => {
      const violations: string[] = [];
      for (let count = 0; count < times; count += 1) violations.push(...(await hangAll(world, count)));
      return violations;
    }),
};

/** All of them hang at the same time: what each is asked goes on beside the others. */
async function hangAll(world: World, count: number): Promise<string[]> {
  const violations: string[] = [];
  const station = await world.start();
  const folder = mkdtempSync(join(tmpdir(), 'packbench-hung-'));
  for (const [name, { use }] of Object.entries(HANGING)) {
    const before = childrenOf(station.pid());
    const place = mkdtempSync(join(folder, 'each-'));
    const isUsed = async () => (await use(station.api, place)).status < 300;
    if (!(await until(isUsed, { everyMs: 100 }))) violations.push(`${name}: the folder was not taken`);
    const own = childrenOf(station.pid()).filter((child) => !before.includes(child));
    if (own.length === 0) violations.push(`${name}: no process works in the folder`);
  }
  for (const child of childrenOf(station.pid())) process.kill(child, 'SIGSTOP');
  for (const { ask } of Object.values(HANGING)) ask?.(station.api).catch(() => undefined);
  const { kind } = await world.buyer.advance(station.api, `hung-${count}`, 'sell');
  if (kind !== 'bought') violations.push(`a purchase was told ${kind}`);
  const began = performance.now();
  const telling = Object.entries(HANGING).map(async ([name, { says }]) => {
    const words = await says(station.api);
    const after = Math.round(performance.now() - began);
    if (!words.includes('answer') || after > SAYING_MS)
      violations.push(`${name}: it said "${words}" after ${after} ms`);
  });
  await Promise.all(telling);
  const asked = performance.now();
  station.signal('SIGTERM');
  const { code } = await station.ended;
  const took = Math.round(performance.now() - asked);
  if (code !== 0 || took > STOP_MS) violations.push(`the stop ended with ${code} after ${took} ms`);
  rmSync(folder, { recursive: true, force: true });
  return violations;
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
