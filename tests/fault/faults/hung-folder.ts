import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fault } from '../harness/fault.ts';
import { inWorld } from '../harness/world.ts';

/** A stop may take so long. */
const STOP_MS = 20_000;

/**
 * The hot folder hangs, as a share does whose server is gone: the process that works in it is stopped in the middle. Purchases go on, and
 * a stop ends within its time.
 */
export const hungFolder: Fault = {
  name: 'hung-io',
  title: 'A hot folder that does not answer any more',
  runs: { short: 1, long: 10 },
  impossible: () => (process.platform === 'linux' ? null : 'only Linux tells the processes of a process'),
  run: (times) =>
    inWorld({}, async (world) => {
      const violations: string[] = [];
      for (let count = 0; count < times; count += 1) {
        const station = await world.start();
        const folder = mkdtempSync(join(tmpdir(), 'packbench-hung-'));
        const { body } = await station.api.get('/station/v1/settings');
        await station.api.call('PUT', '/station/v1/settings', { body: { ...body, hotFolder: { path: folder } } });
        const children = childrenOf(station.pid());
        if (children.length === 0) violations.push('no process works in the folder');
        for (const child of children) process.kill(child, 'SIGSTOP');
        const { kind } = await world.buyer.advance(station.api, `hung-${count}`, 'sell');
        if (kind !== 'bought') violations.push(`a purchase was told ${kind}`);
        const asked = performance.now();
        station.signal('SIGTERM');
        const { code } = await station.ended;
        const took = performance.now() - asked;
        if (code !== 0 || took > STOP_MS) violations.push(`the stop ended with ${code} after ${Math.round(took)} ms`);
        rmSync(folder, { recursive: true, force: true });
      }
      return violations;
    }),
};

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
