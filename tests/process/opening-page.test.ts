import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeOpeningPage } from '../../build/start-window/browser.ts';

test('the browser is handed a file for its owner only, and no code in its command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-opening-'));
  const handed = [
    writeOpeningPage('http://127.0.0.1:1/#pair=old', folder),
    writeOpeningPage('http://127.0.0.1:1/#pair=s3cr3t', folder),
  ];
  const file = fileURLToPath(handed[1] ?? '');
  const [page, { mode }] = [readFileSync(file, 'utf8'), statSync(file)];
  rmSync(folder, { recursive: true });

  expect(handed.join()).not.toMatch(/pair|s3cr3t/);
  expect(page).toContain('location.replace("http://127.0.0.1:1/#pair=s3cr3t")');
  if (process.platform !== 'win32') expect(mode & 0o777).toBe(0o600);
});
