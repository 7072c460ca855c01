import { hash } from 'node:crypto';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { DocumentDamagedError, LedgerDamagedError, LedgerFailedError } from '#electron/ledger/errors.ts';
import { migrate } from '#electron/ledger/sqlite/migrate.ts';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';
import { openSettings } from '#electron/ledger/sqlite/accounts/settings.ts';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { sealedTables } from '#electron/ledger/sqlite/integrity/checked-tables.ts';
import { openRowChecksums } from '#electron/ledger/sqlite/integrity/row-checksums.ts';
import { WriteQueue } from '#electron/ledger/sqlite/write-queue.ts';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { accept, account, acceptance, apiClient, change, label } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

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

  test.each([
    "UPDATE attempt SET detail = 'x'",
    'UPDATE shipment SET blanked_at = 0',
    'DELETE FROM document WHERE package_number = 2',
  ])('%s, whatever of the shipment is read', async (sql) => {
    const id = await labelled();
    await flip(sql);
    const { shipments } = station.ledger;
    for (const read of [shipments.find, shipments.attempts, shipments.documents, shipments.documentSources]) {
      await expect(read(id)).rejects.toThrow(LedgerDamagedError);
    }
  });

  test('a line of the journal', async () => {
    const id = await labelled();
    const trigger = inEmptyLedger((database) =>
      database.prepare<[], string>("SELECT sql FROM sqlite_schema WHERE name = 'journal_keeps_lines'").pluck().get(),
    );
    await flip(`DROP TRIGGER journal_keeps_lines; UPDATE journal SET at = at + 1 WHERE sequence = 2; ${trigger}`);
    await expect(station.ledger.shipments.journal(id)).rejects.toThrow(LedgerDamagedError);
  });

  test('the bytes of a label that are gone, by the doctor too', async () => {
    const id = await labelled();
    await flip('DELETE FROM document_bytes WHERE document = 2');
    const [, second] = await station.ledger.shipments.documents(id);
    await expect(station.ledger.shipments.documentBytes(second?.id ?? '')).rejects.toThrow(DocumentDamagedError);
    const checks = await station.ledger.maintenance.check();
    const values = { damaged: 1, checked: 2, first: second?.id };
    expect(checks.find(({ name }) => name === 'documents')).toMatchObject({
      status: 'failed',
      trouble: { code: 'DOCUMENTS_DAMAGED', values },
    });
  });
});

/** Of a ledger as this program makes it. */
function inEmptyLedger<T>(look: (database: Database.Database) => T): T {
  const database = new Database(':memory:');
  migrate(database);
  try {
    return look(database);
  } finally {
    database.close();
  }
}

const SEALED = inEmptyLedger((database) => sealedTables(database).map(({ name }) => name));

test('every table is sealed, but for those that are sealed with shipments, hashed in a way of their own or counted from them', () => {
  const all = inEmptyLedger((database) =>
    database
      .prepare<[], string>("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name")
      .pluck()
      .all(),
  );
  expect(all.filter((name) => !SEALED.includes(name) && !name.startsWith('sqlite_'))).toEqual([
    'attempt',
    'carrier_form',
    'document',
    'document_bytes',
    'document_source',
    'journal',
    'package',
    'shipment',
    'shipment_total',
    'shipment_total_of_32_days',
  ]);
});

describe('a value that changed on the disk is found at the start', () => {
  test.each([
    "UPDATE account SET account = replace(account, 'Memphis', 'Memphys')",
    'UPDATE account SET position = 9',
    'UPDATE api_client SET scopes = \'["admin"]\'',
    "UPDATE api_client SET last_used_at = '2026-01-01T00:00:00.000Z'",
    "UPDATE setting SET value = '30' WHERE name = 'retentionDays'",
    "UPDATE sealed_secret SET sealed = x'00'",
    'UPDATE taken_number SET number = 8',
    "UPDATE meta SET seal = '' WHERE name = 'sealed'",
    'CREATE INDEX another ON setting (value)',
  ])('%s', async (sql) => {
    await station.ledger.accounts.create(account());
    await station.ledger.clients.create(apiClient('desk'));
    await station.ledger.settings.write(await station.ledger.settings.read());
    await station.ledger.sealedSecrets.write('gateway', Buffer.from('sealed'));
    await station.ledger.ranges.take(
      { carrier: 'CARRIER_A', prefix: 'A', first: 1n, last: 9n, digits: 1 },
      await labelled(),
      1,
    );
    await expect(flip(sql)).rejects.toThrow(LedgerDamagedError);
  });

  test.each(['station_id', 'secret_files', 'newest_instant'])('the station’s own %s, at the start', async (name) => {
    await expect(flip(`UPDATE meta SET value = 1 WHERE name = '${name}'`)).rejects.toThrow(LedgerDamagedError);
  });
});

test('a ledger in which damage was found takes nothing more, and says why', async () => {
  const id = await labelled();
  const untouched = await labelled();
  await flip(`UPDATE shipment SET state = 'VOIDED' WHERE id = '${id}'`);
  expect(station.ledger.isWritable()).toBe(true);
  await expect(station.ledger.shipments.find(id)).rejects.toThrow(LedgerDamagedError);
  await expect(station.ledger.shipments.accept(acceptance())).rejects.toThrow(LedgerFailedError);
  expect(await station.ledger.checks()).toMatchObject([
    { status: 'failed', detail: expect.stringContaining('writes nothing') },
  ]);
  expect((await station.ledger.shipments.find(untouched))?.state).toBe('LABELLED');
});

test('settings are checked when they are read, and known from then on', async () => {
  await station.ledger.settings.write({ ...DEFAULT_SETTINGS, retentionDays: 30 });
  await station.ledger.close();
  const database = openDatabase(station.path);
  const checksums = openRowChecksums(database, () => undefined);
  const open = () => openSettings(database, new WriteQueue(database), checksums);
  const settings = open();
  expect(await settings.read()).toMatchObject({ retentionDays: 30 });
  database.exec("UPDATE setting SET value = '31' WHERE name = 'retentionDays'");
  expect(await settings.read()).toMatchObject({ retentionDays: 30 });
  await expect(open().read()).rejects.toThrow(LedgerDamagedError);
  database.close();
});

test('all rows can be checked at once, and the damaged ones are named', async () => {
  const id = await labelled();
  await station.ledger.ranges.take({ carrier: 'CARRIER_A', prefix: 'A', first: 1n, last: 9n, digits: 1 }, id, 3);
  await station.ledger.close();
  const database = openDatabase(station.path);
  const reported: Error[] = [];
  const checksums = openRowChecksums(database, (error) => reported.push(error));
  expect((await checksums.verify()).faults).toEqual([]);
  database.exec('UPDATE taken_number SET number = 7 WHERE number = 2');
  const { rows, faults } = await checksums.verify();
  expect(faults).toMatchObject([{ trouble: { code: 'ROW_CHANGED', values: { row: '2', table: 'taken_number' } } }]);
  expect(reported).toHaveLength(1);
  expect(rows).toBeGreaterThan(6);
  database.close();
});

test('rows written before there were checksums are sealed once, and then watched', async () => {
  const id = await labelled();
  const unsealed = SEALED.map((name) => `UPDATE ${name} SET seal = '';`);
  await flip(`UPDATE shipment SET seal = ''; ${unsealed.join('')} DELETE FROM meta WHERE name IN ('sealed', 'schema')`);
  expect((await station.ledger.shipments.find(id))?.state).toBe('LABELLED');
  await flip("UPDATE shipment SET state = 'VOIDED'");
  await expect(station.ledger.shipments.find(id)).rejects.toThrow(LedgerDamagedError);
});

test('a ledger of an older version that does not fit its checksums is not brought up to date, which would seal it anew', async () => {
  await labelled();
  const older = MIGRATIONS.length - 1;
  await station.ledger.close();
  const raw = new Database(station.path);
  raw.function('sealed', (content) => hash('sha256', String(content), 'hex'));
  raw.pragma(`user_version = ${older}`);
  raw.exec(`
    UPDATE meta SET value = ${older} WHERE name = 'sealed';
    UPDATE meta SET seal = sealed(json_array(name, typeof(value), hex(value))) WHERE name = 'sealed';
    UPDATE package SET tracking_number = '9' WHERE number = 2`);
  raw.close();
  await expect(openSqliteLedger(station)).rejects.toThrow('Row 1 of the table shipment is not what was written');
});
