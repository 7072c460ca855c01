import Database from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { backupFolder, backupName } from '#electron/ledger/sqlite/backup/backup-files.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { makeOlder, OLDER_VERSION } from '../older-ledger.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { newBatch, newRow } from '../conformance/batches/samples.ts';
import { draft } from '../manifest-draft.ts';
import { order } from '../order-sample.ts';
import { accept, change, HOUR, label, recipient } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';
import { backupsOf } from './backups-of.ts';

const station = useLedger({ startChild: shareChildren() });
const DAY = 24 * HOUR;
const CANARY = 'Canaryman';
const named = recipient({ contact: { personName: CANARY }, address: { streetLine1: `${CANARY} Street` } });

/** The name wherever a ledger keeps one. */
async function fill() {
  const { shipments, addresses, batches, orders, manifests, carrierManifests } = station.ledger;
  const { id } = await accept(station.ledger, {
    sample: { recipient: named, packer: { id: 'p1', name: CANARY } },
    warnings: [{ code: 'CHARACTER_REPLACED', pointer: '/recipient', message: CANARY }],
  });
  const documents = [{ ...label(), bytes: Buffer.from(`%PDF ${CANARY}`) }];
  await shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['UP1'], documents }));
  await addresses.remember({ party: named, key: 'key' }, station.clock.at);
  await batches.begin(newBatch('batch', { createdAt: station.clock.at }));
  await batches.addRows('batch', [newRow(1, { cells: { Name: CANARY } })], station.clock.at);
  await batches.complete('batch');
  const content = { recipient: named, lines: [{ sku: 'MUG', description: CANARY, quantity: 1 }] };
  await orders.create(order('1', { state: 'SHIPPED', reason: CANARY, reasonBy: CANARY, content }));
  const day = (await manifests.close(draft(), [id], true)) ?? expect.fail('The day was not closed');
  const refused = { state: 'REFUSED' as const, ids: [], notes: {}, leftOut: [], trouble: null, forms: [] };
  await carrierManifests.recordOutcome(day.id, 1, { ...refused, reason: `Not for ${CANARY}.` });
  return id;
}

/** The station is brought to this version; its daily backups, and the one that is made before, are of the version of before. */
async function upgrade(): Promise<string[]> {
  await station.ledger.close();
  makeOlder(station.path);
  mkdirSync(backupFolder(station.path), { recursive: true });
  copyFileSync(station.path, join(backupFolder(station.path), backupName(station.clock.at, 'daily')));
  station.ledger = await openSqliteLedger(station);
  return backups();
}

const backups = async () => (await backupsOf(station.ledger).list()).map(({ name }) => name);

function versionOf(name: string): unknown {
  const backup = new Database(join(backupFolder(station.path), name), { readonly: true });
  try {
    return backup.pragma('user_version', { simple: true });
  } finally {
    backup.close();
  }
}

const filesWith = (name: string) =>
  execFileSync('sh', ['-c', 'grep -rlia -- "$1" . || true', 'sh', name], { cwd: station.folder, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

async function retainAfter(days: number): Promise<void> {
  station.clock.at += days * DAY;
  const before = station.clock.at - 90 * DAY;
  await station.ledger.addresses.forgetUnused(before);
  await station.ledger.maintenance.redact(before);
}

test('backups of before an upgrade stay, of their version, and what is past its time is redacted in them', async () => {
  const id = await fill();
  const made = await upgrade();
  expect(made.length).toBe(2);
  await retainAfter(1);
  expect(filesWith(CANARY).length).toBeGreaterThan(2);

  await retainAfter(91);
  expect(await backups()).toEqual(made);
  expect(made.map(versionOf)).toEqual([OLDER_VERSION, OLDER_VERSION]);
  expect(filesWith(CANARY)).toEqual([]);

  const [newest = ''] = made;
  expect(await backupsOf(station.ledger).examine(newest)).toBeNull();
  await station.ledger.close();
  await prepareRestore(station.path, newest);
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);
  expect(await station.ledger.shipments.find(id)).toMatchObject({ state: 'LABELLED', trackingNumbers: ['UP1'] });
  expect((await station.ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
});

test('a backup that goes into place of the ledger is brought to this version there, and no second one is made of it', async () => {
  await fill();
  const made = await upgrade();
  await station.ledger.close();
  await prepareRestore(station.path, made.at(-1) ?? '');
  completeRestore(station.path);
  station.ledger = await openSqliteLedger(station);
  expect(await backups()).toEqual(made);
});

test('an upgrade that is broken off, however often, leaves the version of before, and backups of it alone', async () => {
  await station.ledger.close();
  makeOlder(station.path);
  alter('CREATE INDEX customer_order_by_source ON customer_order (source)');
  for (let tried = 0; tried < 3; tried += 1)
    await expect(openSqliteLedger(station)).rejects.toThrow('customer_order_by_source already exists');
  alter('DROP INDEX customer_order_by_source');
  station.ledger = await openSqliteLedger(station);
  expect((await backups()).map(versionOf)).toEqual([OLDER_VERSION, OLDER_VERSION]);
});

/** As somebody does with a tool of their own. */
function alter(statement: string): void {
  const ledger = new Database(station.path);
  ledger.exec(statement);
  ledger.close();
}

test('a backup of a version in which nothing can be redacted goes once something in it is due, and not before', async () => {
  await fill();
  const { name } = await backupsOf(station.ledger).backUp('asked');
  const backup = new Database(join(backupFolder(station.path), name));
  backup.pragma('user_version = 27');
  backup.close();
  await retainAfter(90);
  expect(await backups()).toEqual([name]);
  await retainAfter(1);
  expect(await backups()).toEqual([]);
});

test('a backup of a newer version in which redacting was broken off is left alone, and goes once something in it is due', async () => {
  await fill();
  const { name } = await backupsOf(station.ledger).backUp('asked');
  const path = join(backupFolder(station.path), name);
  const backup = new Database(path);
  backup.pragma('journal_mode = WAL');
  backup.pragma('user_version = 9999');
  copyFileSync(`${path}-wal`, `${path}-kept`);
  backup.close();
  renameSync(`${path}-kept`, `${path}-wal`);
  await retainAfter(90);
  expect([await backups(), existsSync(`${path}-wal`)]).toEqual([[name], true]);
  await retainAfter(1);
  expect([await backups(), existsSync(`${path}-wal`)]).toEqual([[], false]);
});
