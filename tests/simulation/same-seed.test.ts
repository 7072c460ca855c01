import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const RUN = join(import.meta.dirname, 'run.ts');
const PARCELS = '150';

/** What `npm run simulate` says of each month: everything but how long it took. */
async function simulated(...options: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, '--parcels', PARCELS, ...options]);
  return stdout.split('\n').flatMap((line) => /^month .*$/.exec(line)?.[0].replace(/ [\d.]+ s,/, '') ?? []);
}

test(
  'a seed gives the same journal, byte by byte, in another process and after other months',
  { timeout: 120_000 },
  async () => {
    const [alone] = await simulated('--seed', '6', '--month', '1');
    const afterAnother = await simulated('--seed', '6', '--years', '0.17', '--workers', '1');
    expect(alone).toMatch(/^month 1: 15\d parcels in \d+ steps and [\d.]+ days, journal [0-9a-f]{16}$/);
    expect(afterAnother).toHaveLength(2);
    expect(afterAnother[1]).toBe(alone);
  },
);
