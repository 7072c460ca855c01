import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants } from 'node:buffer';
import { expect, onTestFinished, test } from 'vitest';
import { readLines, toLine, toRecord } from '#electron/ledger/local/witness-lines.ts';

test('a witness file that is longer than a text can be is read, and what is damaged in it is counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-witness-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'long.witness');
  const lineOf = (sequence: number) => toLine({ sequence } as Parameters<typeof toLine>[0]);
  const file = openSync(path, 'w');
  writeSync(file, lineOf(1));
  // Nothing was ever written there: the file system keeps no block of it.
  writeSync(file, `\n${lineOf(2)}`, constants.MAX_STRING_LENGTH + 1);
  closeSync(file);
  const { lines, damaged } = readLines(path);
  expect(lines.map((line) => toRecord(line).sequence)).toEqual([1, 2]);
  expect(damaged).toBe(1);
});
