import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run, samplePath } from './run-sample.ts';

const parent = mkdtempSync(join(tmpdir(), 'packbench-zero-'));
afterAll(() => rmSync(parent, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));

const bin = join(import.meta.dirname, '../../node_modules/.bin');
const env = {
  PATH: `${bin}:${process.env['PATH'] ?? ''}`,
  PACKBENCH: `${process.execPath} ${join(import.meta.dirname, '../../electron/cli/packbench.ts')}`,
};
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const printedIn = (folder: string) =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1').slice(0, 5));

describe.runIf(process.platform !== 'win32')('from zero to a printed label', () => {
  test.runIf(hasCurl)(
    'with curl alone',
    async () => {
      const data = join(parent, 'curl');
      const { code, out, err } = await run('sh', [samplePath('from-zero-curl.sh'), data, '0'], { env });

      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/^1\. .*\n2\. .*\n3\. .*\n4\. Bought TEST.*\n5\. Printed .*\.pdf\n$/);
      expect(printedIn(`${data}-printed`)).toEqual(['%PDF-']);
    },
    90_000,
  );

  test('with the command line client', async () => {
    const data = join(parent, 'cli');
    const { code, out } = await run('sh', [samplePath('from-zero-cli.sh'), data, '0'], { env });

    expect(code).toBe(0);
    expect(out).toMatch(
      /identity[\s\S]*test-a +CARRIER_A[\s\S]*Valid\.[\s\S]*Bought: [\s\S]*Bought before; nothing was bought now/,
    );
    expect(out).toMatch(/State +LABELLED[\s\S]*desk-1 is set\.[\s\S]*QUEUED +desk-1[\s\S]*\.pdf\n$/);
    expect([printedIn(`${data}-printed`), printedIn(`${data}-labels`)]).toEqual([['%PDF-'], ['%PDF-']]);
  }, 300_000);
});
