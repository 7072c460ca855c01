import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { LedgerDamagedError, LedgerFailedError } from '#electron/ledger/errors.ts';
import { migrate } from '#electron/ledger/sqlite/migrate.ts';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { ledgerOn, openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { openSeals } from '#electron/ledger/sqlite/seals.ts';
import { accept, account, acceptance, apiClient, bringTo, change, label } from './samples.ts';
import { useLedger } from './use-ledger.ts';

const station = useLedger();

async function labelled() {
  const { id } = await accept(station.ledger, { sample: { items: ['a', 'b'] } });
  const documents = [label('one'), label('two', 2)];
  await station.ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['1', '2'], documents }));
  return id;
}

/** Changes the closed ledger's file as a bit that flips does: past every check of SQLite. */
async function flip(sql: string) {
  await station.ledger.close();
  const raw = new Database(station.path);
  raw.pragma('foreign_keys = OFF');
  raw.exec(sql);
  raw.close();
  station.ledger = await openSqliteLedger(station);
}

describe('a value that changed on the disk is found when it is read', () => {
  test.each([
    "UPDATE shipment SET state = 'VOIDED'",
    'UPDATE shipment SET holds_id = 0',
    'UPDATE shipment SET accepted_at = accepted_at - 86400000',
    "UPDATE shipment SET client_id = 'client-2' WHERE sequence = 1",
    "UPDATE shipment SET prepared = replace(prepared, 'Rose', 'Nose')",
    "UPDATE shipment SET carrier_id = 'test-b'",
    "UPDATE package SET tracking_number = '9' WHERE number = 2",
    "UPDATE package SET item_transaction_id = 'c' WHERE number = 1",
    "UPDATE attempt SET outcome = 'NOT_SENT'",
    'UPDATE document SET size = size + 1',
    "UPDATE document SET sha256 = replace(sha256, 'a', 'b')",
    "UPDATE shipment SET seal = ''",
  ])('%s', async (sql) => {
    const id = await labelled();
    await flip(sql);
    await expect(station.ledger.shipments.find(id)).rejects.toThrow(LedgerDamagedError);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      "UPDATE account SET account = replace(account, 'Memphis', 'Memphys')",
      () => station.ledger.accounts.find('test-a'),
    ],
    ['UPDATE account SET hidden = 0', () => station.ledger.accounts.list()],
    ['UPDATE api_client SET scopes = \'["admin"]\'', () => station.ledger.clients.findByAccessKey('AK-desk')],
    ["UPDATE setting SET value = '30' WHERE name = 'retentionDays'", () => station.ledger.settings.read()],
  ])('%s', async (sql, read) => {
    await station.ledger.accounts.create(account());
    await station.ledger.clients.create(apiClient('desk'));
    await station.ledger.settings.write(await station.ledger.settings.read());
    if (sql.includes('hidden')) {
      await accept(station.ledger);
      await station.ledger.accounts.remove('test-a');
    }
    await flip(sql);
    await expect(read()).rejects.toThrow(LedgerDamagedError);
  });

  test.each(['station_id', 'secret_files', 'newest_instant'])('the station’s own %s, at the start', async (name) => {
    await expect(flip(`UPDATE meta SET value = 1 WHERE name = '${name}'`)).rejects.toThrow(LedgerDamagedError);
  });
});

test('a ledger in which damage was found takes nothing more, and says why', async () => {
  const id = await labelled();
  const untouched = await labelled();
  await flip(`UPDATE shipment SET state = 'VOIDED' WHERE id = '${id}'`);
  expect(station.ledger.fault()).toBeNull();
  await expect(station.ledger.shipments.find(id)).rejects.toThrow(LedgerDamagedError);
  await expect(station.ledger.shipments.accept(acceptance())).rejects.toThrow(LedgerFailedError);
  expect(station.ledger.fault()).toContain('writes nothing');
  expect((await station.ledger.shipments.find(untouched))?.state).toBe('LABELLED');
});

test('all rows can be checked at once, and the damaged ones are named', async () => {
  const id = await labelled();
  await station.ledger.ranges.take({ carrier: 'CARRIER_A', prefix: 'A', first: 1n, last: 9n }, id, 3);
  await station.ledger.close();
  const database = openDatabase(station.path);
  const reported: Error[] = [];
  const seals = openSeals(database, (error) => reported.push(error));
  expect((await seals.verify()).faults).toEqual([]);
  database.exec('UPDATE taken_number SET number = 7 WHERE number = 2');
  const { rows, faults } = await seals.verify();
  expect(faults).toEqual([expect.stringContaining('row 2 of taken_number')]);
  expect(reported).toHaveLength(1);
  expect(rows).toBeGreaterThan(6);
  database.close();
});

test('shipments written before there were seals are sealed once, and then watched', async () => {
  await station.ledger.close();
  const before = MIGRATIONS.findIndex((migration) => migration.includes('ADD COLUMN seal'));
  const old = new Database(':memory:');
  migrate(old, MIGRATIONS.slice(0, before));
  expect(old.prepare("SELECT name FROM pragma_table_info('shipment')").pluck().all()).not.toContain('seal');
  old.close();

  const database = openDatabase(station.path);
  const ledger = ledgerOn(database, station.clock);
  const { id } = await accept(ledger);
  await bringTo(ledger, id, 'LABELLED');
  database.exec("UPDATE shipment SET seal = ''; DELETE FROM meta WHERE name = 'sealed'; UPDATE meta SET seal = ''");
  await ledger.close();

  station.ledger = await openSqliteLedger(station);
  expect((await station.ledger.shipments.find(id))?.state).toBe('LABELLED');
  await flip("UPDATE shipment SET state = 'VOIDED'");
  await expect(station.ledger.shipments.find(id)).rejects.toThrow(LedgerDamagedError);
});
