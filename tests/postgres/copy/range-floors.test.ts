import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, TestClock } from '../../ledger/samples.ts';
import { backupsOf } from '../../ledger/backup/backups-of.ts';
import { openPostgresLedger } from '../database.ts';
import { useCopies } from './use-copies.ts';

const { at, path, out, back, started, removeFile } = useCopies();
const clock = new TestClock();
const block = (first: bigint) =>
  ({ carrier: 'CARRIER_A', prefix: 'AB', first, last: first + 9_999n, digits: 5 }) as const;
const [KNOWN, UNKNOWN] = [block(10_000n), block(20_000n)];

async function leftIn(ledger: Ledger): Promise<bigint[]> {
  const left = [await ledger.ranges.left(KNOWN), await ledger.ranges.left(UNKNOWN)];
  await ledger.close();
  return left;
}

test('what a restore skipped of ranges is skipped in the database that the ledger is copied to, and in the file that is made of that', async () => {
  await (await started('file')).stop();
  const first = await openSqliteLedger({ path: path(), clock });
  await first.ranges.take(KNOWN, (await accept(first)).id, 3);
  const { name } = await backupsOf(first).backUp('asked');
  await first.close();
  writeFileSync(path(), 'This was a ledger once.');
  rmSync(path('ledger.db-witness'));
  await prepareRestore(path(), name);
  completeRestore(path());
  const restored = await openSqliteLedger({ path: path(), clock });
  expect(await restored.confirmGap()).toBe(true);
  const skipped = await leftIn(restored);
  expect(skipped[0]).toBeLessThan(9_900n);
  expect(skipped[1]).toBeLessThan(9_900n);

  const there = await out();
  expect(there, there.err).toMatchObject({ code: 0 });
  const place = { address: at.database.address, folder: at.dataDir, clock };
  expect(await leftIn(await openPostgresLedger(place))).toEqual(skipped);
  removeFile();
  const again = await back();
  expect(again, again.err).toMatchObject({ code: 0 });
  expect(await leftIn(await openSqliteLedger({ path: path(), clock }))).toEqual(skipped);
});
