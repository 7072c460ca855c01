import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySharedToFile } from '#electron/ledger/copy/index.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, bringTo, TestClock } from '../../ledger/samples.ts';
import { NAMES, useCopiedDesks, type Name } from './use-copied-desks.ts';

const at = useCopiedDesks();
const { desks } = at;

const pathOf = (name: Name) => join(at.placeOf(name).folder, 'ledger.db');
/** Copies the database into a file of the desk's folder. @returns why not; null where it did */
async function refusalAt(name: Name): Promise<string | null> {
  const { address, folder: dataDir } = at.placeOf(name);
  const refusal = await copySharedToFile({ dataDir, path: pathOf(name), address, now: 0 }).then(
    () => null,
    (error: Error) => error.message,
  );
  expect(existsSync(pathOf(name))).toBe(refusal === null);
  return refusal;
}

/** The seller sells after the copy was made; then both stop, and the copy is put in the place of the database. */
async function loseSale(as: 'standby' | 'disk'): Promise<void> {
  const copy = await at.copyAside();
  await bringTo(desks.seller, (await accept(desks.seller, { transactionId: 'sold' })).id, 'LABELLED');
  for (const name of NAMES) await desks[name].close();
  await copy.putBack(as);
  await at.silenceAll();
}

test('a database that lacks what desks sold is not copied into a file, where that would be sold again, before all have stated it', async () => {
  await loseSale('standby');
  expect(await refusalAt('idle')).toMatch(/start the desks on it once, and stop them$/);
  await at.open('idle');
  const { stationId } = desks.seller;
  await desks.idle.close();
  expect(await refusalAt('idle')).toContain(`packbench desks waive ${stationId}`);
  await at.open('seller');
  await desks.seller.close();
  expect(await refusalAt('idle')).toBeNull();
  const file = await openSqliteLedger({ path: pathOf('idle'), clock: new TestClock() });
  expect(await file.shipments.holderOf('client-1', 'sold')).toMatchObject({ state: 'UNKNOWN' });
  await file.close();
});

test('nor is an older disk, of which only the folder of the desk can tell', async () => {
  await loseSale('disk');
  expect(await refusalAt('seller')).toMatch(/start this desk on it once, and stop it$/);
  await at.open('seller');
  await desks.seller.close();
});
