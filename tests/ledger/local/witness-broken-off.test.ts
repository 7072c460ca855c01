import { closeSync, mkdtempSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { WitnessRecord } from '#electron/ledger/local/witness.ts';
import { openWitnessFile } from '#electron/ledger/local/witness-file.ts';
import { readLines, toRecord } from '#electron/ledger/local/witness-lines.ts';
import { readWitnessed } from '#electron/ledger/local/witnessed.ts';

const record = (sequence: number): WitnessRecord => ({
  ...{ sequence, hash: '', at: sequence, after: sequence - 1, accepted: [], changed: [] },
  given: { packages: 0, manifests: 0, ranges: [] },
});

function newPlace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-witness-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'witness');
}

/** The descriptor of an open file, by which the test takes it away. */
const descriptorOf = (path: string) =>
  readdirSync('/proc/self/fd').find((each) => {
    try {
      return readlinkSync(`/proc/self/fd/${each}`) === path;
    } catch {
      return false;
    }
  });

test.runIf(process.platform === 'linux')('a witness that failed is not taken for one that knows all', async () => {
  const path = newPlace();
  const witness = openWitnessFile(path);
  for (const sequence of [1, 2]) await witness.keep(record(sequence));
  expect(readWitnessed(path, 0)).toMatchObject({ sequence: 2, isWhole: true });

  closeSync(Number(descriptorOf(path)));
  await witness.keep(record(3));
  await witness.keep(record(4));
  expect(witness.fault()).toContain('EBADF');
  expect(readWitnessed(path, 0)).toMatchObject({ sequence: 2, isWhole: false });
  // What the ledger has beyond it is said again at the next start, behind what is broken.
  const next = openWitnessFile(path);
  for (const sequence of [3, 4]) await next.keep(record(sequence));
  await next.close();
  expect(readWitnessed(path, 0)).toMatchObject({ sequence: 4 });
});

test('a witness that failed has nothing left of what is erased, and is not taken for one that knows all afterwards', async () => {
  const path = newPlace();
  const before = openWitnessFile(path);
  for (const sequence of [1, 2]) await before.keep(record(sequence));
  await before.close();
  const witness = openWitnessFile(path);
  renameSync(path, `${path}-elsewhere`);
  await witness.keep(record(3));
  expect(witness.fault()).toContain('ENOENT');
  renameSync(`${path}-elsewhere`, path);

  await witness.rewrite((each) => ({ ...each, hash: 'erased' }));
  await witness.keep(record(4));
  expect(readLines(path).lines.map((line) => toRecord(line).hash)).toEqual(['erased', 'erased']);
  expect(readWitnessed(path, 0)).toMatchObject({ sequence: 2, isWhole: false });
});
