import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deskPath, openDeskFile } from '#electron/ledger/local/desk-file.ts';

test('a desk file that is not whole is named, with what it is for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = openDeskFile(deskPath(folder));
  expect(file.read()).toBeNull();
  writeFileSync(join(folder, 'desk.json'), '{"id":"Q7"');
  expect(() => file.read()).toThrow(/desk\.json, which says which desk this folder is, cannot be read/);
  file.write({ id: 'Q7', runs: ['r'] });
  expect(file.read()).toEqual({ id: 'Q7', runs: ['r'] });
});
