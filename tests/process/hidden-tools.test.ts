import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

/** Runs these files in a test run of their own that finds no program on its path, and nothing that `hide-tools.ts` hides. */
function runWithoutTools(...files: string[]): Promise<{ code: number; out: string }> {
  const empty = mkdtempSync(join(tmpdir(), 'packbench-path-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(?:VITEST|TEST_|CHROMIUM_|NODE_OPTIONS|FORCE_COLOR)/.test(name),
  );
  const hide = pathToFileURL(join(import.meta.dirname, 'hide-tools.ts')).href;
  const env = { ...Object.fromEntries(own), PATH: empty, NODE_OPTIONS: `--import ${hide}`, NO_COLOR: '1' };
  const vitest = [join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '-c', 'tests/vitest.config.ts', ...files];
  return new Promise((done) => {
    execFile(process.execPath, vitest, { cwd: ROOT, env }, (error, out, err) =>
      done({ code: error === null ? 0 : Number(error.code ?? 1), out: out + err }),
    );
  });
}

test.runIf(process.platform === 'linux')(
  'on a machine without udevadm, the USB library and Chromium no test fails, and a line says of each what to install',
  async () => {
    const { code, out } = await runWithoutTools(
      ...['hid-report', 'missing-libraries'].map((name) => `tests/scale/${name}.test.ts`),
      'tests/browser/foreign-page.test.ts',
    );

    expect(out).toMatch(/USB scales need libusb-1\.0\.so\.0.*apt-get install libusb-1\.0-0/);
    expect(out).toMatch(/Serial ports cannot be listed without udevadm.*apt-get install udev\./);
    expect(out).toMatch(/No Chromium: browser tests are skipped\. Install it/);
    expect(out).toMatch(/Test Files +2 passed \| 1 skipped/);
    expect(code, out).toBe(0);
  },
  120_000,
);
