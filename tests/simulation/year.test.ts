import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runs, SEED } from '../forms.ts';
import { MONTHS, PARCELS_A_YEAR } from './simulate.ts';

const RUN = join(import.meta.dirname, 'run.ts');
const ITS_MONTHS = new RegExp(String.raw`^(?:month \d+: [1-9].*\n){${MONTHS}}(?!FAILED)`, 'm');

/** What `npm run simulate` says, also where it fails. */
async function simulated(parcelsAMonth: number, signal: AbortSignal): Promise<string> {
  const options = ['--seed', String(SEED), '--years', '1', '--parcels', String(parcelsAMonth)];
  try {
    return (await promisify(execFile)(process.execPath, [RUN, ...options], { signal })).stdout;
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Of 75,000 parcels, beside all other tests. */
const A_YEAR_MS = 7_200_000;

test(
  'in a year of a desk, of another seed in every run, no invariant fails',
  { timeout: A_YEAR_MS },
  async ({ signal }) => {
    const said = await simulated(Math.ceil(runs(PARCELS_A_YEAR) / MONTHS), signal);
    expect(said).not.toContain('FAILED');
    expect(said).toMatch(ITS_MONTHS);
  },
);
