import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const RUN = join(import.meta.dirname, 'run.ts');

/** What `npm run simulate` says of a month of rough weather at three stations: everything but how long it took. */
async function simulated(): Promise<string | undefined> {
  const options = ['--seed', '6', '--month', '0', '--parcels', '25', '--stations', '3', '--workers', '1'];
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, ...options]);
  return /^month .*$/m.exec(stdout)?.[0].replace(/ [\d.]+ s,/, '');
}

test(
  'three stations share a ledger in PostgreSQL, no invariant fails, and a seed gives the same journals on another server',
  { timeout: 240_000 },
  async () => {
    const first = await simulated();
    expect(first).toMatch(/^month 0: \d\d parcels in \d+ steps and [\d.]+ days, journal [0-9a-f]{16}$/);
    expect(await simulated()).toBe(first);
  },
);
