import Database from 'better-sqlite3';
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LedgerDamagedError, LedgerInUseError } from '#electron/ledger/errors.ts';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { migrate } from '#electron/ledger/sqlite/migrate.ts';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { shareChildren } from '../../helpers/shared-children.ts';
import { accept, change, HOUR, label } from '../samples.ts';
import { backupsOf } from './backups-of.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger({ startChild: shareChildren() });
const backups = () => join(station.folder, 'backups');

async function labelled(transactionId: string) {
  const { id } = await accept(station.ledger, { transactionId });
  const documents = [label(`label of ${transactionId}`)];
  await station.ledger.shipments.advance(
    change(id, 'LABELLED', { trackingNumbers: [`UP${transactionId}`], documents }),
  );
  return id;
}
const reopen = async () => {
  station.ledger = await openSqliteLedger(station);
};
async function restoreBackup(path: string, name: string) {
  const restored = await prepareRestore(path, name);
  completeRestore(path);
  return restored;
}

describe('a backup', () => {
  test.skipIf(process.platform === 'win32')(
    'is no pipe and no link: neither is listed, waited for or redacted',
    async () => {
      const { name } = await backupsOf(station.ledger).backUp('asked');
      const elsewhere = join(station.folder, 'elsewhere.db');
      copyFileSync(join(backups(), name), elsewhere);
      const before = readFileSync(elsewhere);
      execFileSync('mkfifo', [join(backups(), '2026-01-01T000000000Z-daily.db')]);
      symlinkSync(elsewhere, join(backups(), '2026-01-02T000000000Z-daily.db'));
      expect((await backupsOf(station.ledger).list()).map((each) => each.name)).toEqual([name]);
      await station.ledger.maintenance.redact(Date.parse('2100-01-01T00:00:00Z'));
      expect(readFileSync(elsewhere).equals(before)).toBe(true);
      rmSync(backups(), { recursive: true });
    },
  );

  test('is one private file, whole, while the ledger goes on being used', async () => {
    await labelled('before');
    const writing = backupsOf(station.ledger).backUp('asked');
    const meanwhile = await Promise.all(Array.from({ length: 200 }, (_, count) => labelled(`meanwhile-${count}`)));
    const backup = await writing;
    expect(readdirSync(backups())).toEqual([backup.name]);
    expect(statSync(join(backups(), backup.name)).mode & 0o777).toBe(0o600);
    expect(await backupsOf(station.ledger).list()).toEqual([backup]);
    expect(meanwhile.length).toBe(200);
    const copy = new Database(join(backups(), backup.name), { readonly: true });
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(copy.prepare("SELECT count(*) FROM shipment WHERE transaction_id = 'before'").pluck().get()).toBe(1);
    copy.close();
  });

  test('leaves nothing of one that was cut off before it', async () => {
    const { name } = await backupsOf(station.ledger).backUp('asked');
    writeFileSync(join(backups(), '2026-01-01T000000000Z-daily.db.new'), 'half of one');
    writeFileSync(join(backups(), 'mine.new'), 'of somebody else');
    const next = await backupsOf(station.ledger).backUp('asked');
    expect(readdirSync(backups()).sort()).toEqual([...new Set([name, next.name]), 'mine.new'].sort());
  });

  test('is kept for a while: seven daily ones, five that were asked for', async () => {
    for (let day = 0; day < 10; day += 1) {
      await backupsOf(station.ledger).backUp('daily');
      await backupsOf(station.ledger).backUp('asked');
      station.clock.at += 24 * HOUR;
    }
    const kept = await backupsOf(station.ledger).list();
    expect(kept.filter(({ reason }) => reason === 'daily')).toHaveLength(7);
    expect(kept.filter(({ reason }) => reason === 'asked')).toHaveLength(5);
    expect(kept.map(({ takenAt }) => takenAt)).toEqual(kept.map(({ takenAt }) => takenAt).sort((a, b) => b - a));
  });
});

describe('a backup that is restored', () => {
  test('brings back everything that it had', async () => {
    const id = await labelled('kept');
    const { name } = await backupsOf(station.ledger).backUp('asked');
    await station.ledger.close();
    await restoreBackup(station.path, name);
    await reopen();
    expect((await station.ledger.maintenance.check()).every(({ status }) => status === 'ok')).toBe(true);
    const [document] = await station.ledger.shipments.documents(id);
    const stored = await station.ledger.shipments.documentBytes(document?.id ?? '');
    expect(Buffer.from(stored?.bytes ?? []).toString()).toBe('label of kept');
  });

  test('takes the place of a damaged ledger, whose files are put away together and unchanged', async () => {
    await labelled('kept');
    const { name } = await backupsOf(station.ledger).backUp('asked');
    copyFileSync(`${station.path}-wal`, `${station.path}.log`);
    await station.ledger.close();
    const damaged = 'This was a ledger once.';
    writeFileSync(station.path, damaged);
    copyFileSync(`${station.path}.log`, `${station.path}-wal`);
    rmSync(`${station.path}.log`);
    await expect(openSqliteLedger(station)).rejects.toThrow(LedgerDamagedError);

    const { quarantine, carried } = await restoreBackup(station.path, name);
    expect(carried).toEqual({ shipments: [], inDoubt: 0, isWhole: true });
    expect(readdirSync(quarantine ?? '').sort()).toEqual([
      'ledger.sqlite',
      'ledger.sqlite-wal',
      'ledger.sqlite-witness',
    ]);
    expect(readFileSync(join(quarantine ?? '', 'ledger.sqlite'), 'utf8')).toBe(damaged);
    expect(existsSync(`${station.path}-wal`)).toBe(false);
    await reopen();
    expect(await station.ledger.shipments.findByTransaction(null, 'kept')).not.toBeNull();
  });

  test('takes the place of a ledger that is gone', async () => {
    await labelled('kept');
    const { name } = await backupsOf(station.ledger).backUp('asked');
    await station.ledger.close();
    rmSync(station.path);
    rmSync(witnessPath(station.path));
    expect((await restoreBackup(station.path, name)).quarantine).toBeNull();
    await reopen();
    expect(await station.ledger.shipments.findByTransaction(null, 'kept')).not.toBeNull();
  });

  test('is not restored while it is damaged, and nothing is moved', async () => {
    await labelled('kept');
    const { name } = await backupsOf(station.ledger).backUp('asked');
    await station.ledger.close();
    const raw = new Database(join(backups(), name));
    raw.exec("UPDATE shipment SET state = 'VOIDED'");
    raw.close();
    const before = readdirSync(station.folder);
    await expect(restoreBackup(station.path, name)).rejects.toThrow('Row 1 of the table');
    expect(readdirSync(station.folder)).toEqual(before);
    await reopen();
  });

  test('is not restored while a station runs, nor under a name that is none', async () => {
    const { name } = await backupsOf(station.ledger).backUp('asked');
    await station.ledger.close();
    const raw = new Database(station.path);
    raw.pragma('locking_mode = EXCLUSIVE');
    raw.exec('BEGIN IMMEDIATE');
    await expect(restoreBackup(station.path, name)).rejects.toThrow(LedgerInUseError);
    raw.close();
    await expect(restoreBackup(station.path, '../ledger.sqlite')).rejects.toThrow('There is no backup');
    await reopen();
  });
});

test('before the ledger is brought to a new version, it is backed up as the old program knew it', async () => {
  await station.ledger.close();
  rmSync(station.path);
  const version = MIGRATIONS.length - 1;
  const old = new Database(station.path);
  old.pragma('application_id = 1346522183');
  migrate(old, MIGRATIONS.slice(0, version));
  old.close();
  await reopen();
  const [backup] = await backupsOf(station.ledger).list();
  expect(backup?.reason).toBe('migration');
  const copy = new Database(join(backups(), backup?.name ?? ''), { readonly: true });
  expect(copy.pragma('user_version', { simple: true })).toBe(version);
  copy.close();
});
