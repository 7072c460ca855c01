import { existsSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { WitnessRecord } from '#electron/ledger/local/witness.ts';
import { openWitnessFile } from '#electron/ledger/local/witness-file.ts';
import { readLines, toRecord } from '#electron/ledger/local/witness-lines.ts';

/** As long as some hundred sales in one commit. */
const HASH = 'f'.repeat(100_000);
const record = (sequence: number, hash = ''): WitnessRecord => ({
  ...{ sequence, hash, at: sequence, after: sequence - 1, accepted: [], changed: [] },
  given: { packages: 0, manifests: 0, ranges: [] },
});
const first = (last: WitnessRecord): WitnessRecord => ({ ...last, after: last.sequence });

function newPlace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-witness-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'witness');
}
const sequencesIn = (path: string) => readLines(path).lines.map((line) => toRecord(line).sequence);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('what is kept while a witness forgets is in it afterwards, each record once and in order, and is kept without waiting', async () => {
  const path = newPlace();
  const witness = openWitnessFile(path);
  for (const sequence of upTo(1, 60)) await witness.keep(record(sequence, HASH));
  let isForgetting = true;
  const forgotten = witness.forget(31, first).finally(() => (isForgetting = false));
  let [last, meanwhile] = [60, 0];
  while (isForgetting) {
    await witness.keep(record((last += 1)));
    if (isForgetting) meanwhile += 1;
    await new Promise(setImmediate);
  }
  await forgotten;
  await witness.keep(record((last += 1)));
  await witness.close();
  expect(meanwhile).toBeGreaterThan(0);
  expect(sequencesIn(path)).toEqual([30, ...upTo(31, last)]);
  expect(readLines(path).damaged).toBe(0);
  expect(existsSync(`${path}.new`)).toBe(false);
  expect(openWitnessFile(path).head()).toMatchObject({ sequence: last });
});

test('a record that was cut off by a kill spoils none of those that come while the witness forgets', async () => {
  const path = newPlace();
  const before = openWitnessFile(path);
  for (const sequence of upTo(1, 6)) await before.keep(record(sequence));
  await before.close();
  truncateSync(path, readLines(path).end - 10);
  const witness = openWitnessFile(path);
  await witness.forget(4, first);
  for (const sequence of [7, 8]) await witness.keep(record(sequence));
  await witness.close();
  expect(sequencesIn(path)).toEqual([3, 4, 5, 7, 8]);
  expect(readLines(path).damaged).toBe(1);
});

test('what is erased while the witness forgets does not come back', async () => {
  const path = newPlace();
  const witness = openWitnessFile(path);
  for (const sequence of upTo(1, 40)) await witness.keep(record(sequence, HASH));
  const forgotten = witness.forget(20, first);
  await Promise.all([forgotten, witness.rewrite((each) => ({ ...each, hash: 'erased' }))]);
  await witness.close();
  expect(readLines(path).lines.map((line) => toRecord(line).hash)).toEqual(upTo(19, 40).map(() => 'erased'));
});

test('a witness that is closed while it forgets is as it was, or has forgotten; no draft is left', async () => {
  const path = newPlace();
  const witness = openWitnessFile(path);
  for (const sequence of upTo(1, 40)) await witness.keep(record(sequence, HASH));
  const forgotten = witness.forget(20, first);
  await new Promise(setImmediate);
  await witness.close();
  await forgotten;
  expect([upTo(1, 40), upTo(19, 40)]).toContainEqual(sequencesIn(path));
  expect(existsSync(`${path}.new`)).toBe(false);
});

test('a witness that cannot be written anew stays as it was, and goes on', async () => {
  const path = newPlace();
  const witness = openWitnessFile(path);
  for (const sequence of upTo(1, 6)) await witness.keep(record(sequence));
  const broken = () => {
    throw new Error('no more of it');
  };
  await expect(witness.forget(4, broken)).rejects.toThrow('no more of it');
  await witness.keep(record(7));
  await witness.close();
  expect(sequencesIn(path)).toEqual(upTo(1, 7));
  expect(existsSync(`${path}.new`)).toBe(false);
});
