import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();

test('a new ledger has the default settings', async () => {
  expect(await station.ledger.settings.read()).toEqual(DEFAULT_SETTINGS);
});

test('settings stay as they were set, over a restart', async () => {
  const settings = { ...DEFAULT_SETTINGS, documents: 'url' as const, retentionDays: 7, purchaseTimeoutSeconds: 5 };
  await station.ledger.settings.write(settings);
  await station.reopen();
  expect(await station.ledger.settings.read()).toEqual(settings);
});

test('a setting that an older program did not know has its default', async () => {
  await station.ledger.settings.write({ ...DEFAULT_SETTINGS, retentionDays: 7 });
  await station.ledger.close();
  const raw = new Database(station.path);
  raw.exec("DELETE FROM setting WHERE name = 'purchaseTimeoutSeconds'");
  raw.close();
  station.ledger = await openSqliteLedger(station);
  expect(await station.ledger.settings.read()).toEqual({ ...DEFAULT_SETTINGS, retentionDays: 7 });
});
