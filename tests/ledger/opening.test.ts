import Database from 'better-sqlite3';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LedgerDamagedError, LedgerInUseError, LedgerTooNewError } from '#electron/ledger/errors.ts';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept } from './samples.ts';
import { useLedger } from './use-ledger.ts';

const station = useLedger();

/** Names and bytes of what lies in the folder. Not while the ledger is open here: closing a descriptor would drop its lock. */
const folderContents = () =>
  Object.fromEntries(
    readdirSync(station.folder).map((name) => [name, readFileSync(join(station.folder, name)).toString('base64')]),
  );

/** The same, as hashes that another process computes. */
const foreignHashes = () => spawnSync('sh', ['-c', 'sha256sum *'], { cwd: station.folder, encoding: 'utf8' }).stdout;

function openInAnotherProcess(): string {
  const script = `
    import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
    await openSqliteLedger({ path: process.argv[1], clock: Date }).then(() => console.log('opened'), (error) => console.log(error.name));`;
  const options = ['--input-type=module', '--eval', script, station.path];
  return spawnSync(process.execPath, options, { encoding: 'utf8' }).stdout.trim();
}

const modes = () =>
  readdirSync(station.folder).map((name) => [name, statSync(join(station.folder, name)).mode & 0o777]);

/** Expects the closed ledger's folder to be refused, and left as it is. */
async function expectRefused(reason: new () => Error, words: string) {
  const before = folderContents();
  const opening = openSqliteLedger(station);
  await expect(opening).rejects.toThrow(reason);
  await expect(opening).rejects.toThrow(words);
  expect(folderContents()).toEqual(before);
}

describe('a ledger that is open', () => {
  test('waits for the disk at every commit', async () => {
    await station.ledger.close();
    const database = openDatabase(station.path);
    database.exec("INSERT INTO setting (name, value) VALUES ('documents', '1')");
    const pragma = (name: string) => database.pragma(name, { simple: true });
    expect({
      synchronous: pragma('synchronous'),
      journal: pragma('journal_mode'),
      lock: pragma('locking_mode'),
    }).toEqual({
      synchronous: 2,
      journal: 'wal',
      lock: 'exclusive',
    });
    expect([pragma('foreign_keys'), pragma('trusted_schema'), pragma('secure_delete'), pragma('mmap_size')]).toEqual([
      1, 0, 1, 0,
    ]);
    database.close();
  });

  test.skipIf(process.platform === 'win32')('is readable by its owner only, with its log', async () => {
    await accept(station.ledger);
    expect(modes()).toEqual([
      ['ledger.sqlite', 0o600],
      ['ledger.sqlite-wal', 0o600],
    ]);
  });

  test.skipIf(process.platform === 'win32')('is made private again where its mode was opened up', async () => {
    await station.ledger.close();
    chmodSync(station.path, 0o644);
    await station.reopen();
    await accept(station.ledger);
    expect(modes().map(([, mode]) => mode)).toEqual([0o600, 0o600]);
  });

  test.skipIf(process.platform === 'win32')('is refused to a second process, which touches nothing', async () => {
    await accept(station.ledger);
    const before = foreignHashes();
    expect(before).toContain('ledger.sqlite-wal');
    expect(openInAnotherProcess()).toBe('LedgerInUseError');
    expect(foreignHashes()).toBe(before);
    await accept(station.ledger);
  });

  test('is refused a second time in the same process, and still to others', async () => {
    await expect(openSqliteLedger(station)).rejects.toThrow(LedgerInUseError);
    expect(openInAnotherProcess()).toBe('LedgerInUseError');
  });

  test('leaves one file when it is closed', async () => {
    await accept(station.ledger);
    await station.ledger.close();
    expect(readdirSync(station.folder)).toEqual(['ledger.sqlite']);
  });

  test('can be closed twice', async () => {
    await station.ledger.close();
    await station.ledger.close();
  });
});

describe('a ledger that cannot be trusted is refused and left as it is', () => {
  test('one of a newer program', async () => {
    await station.ledger.close();
    const raw = new Database(station.path);
    raw.pragma(`user_version = ${MIGRATIONS.length + 1}`);
    raw.close();
    await expectRefused(LedgerTooNewError, `version ${MIGRATIONS.length + 1}`);
  });

  test.each(['-wal', '-journal'])('a %s without its database', async (suffix) => {
    await station.ledger.close();
    rmSync(station.path);
    writeFileSync(station.path + suffix, 'left over');
    await expectRefused(LedgerDamagedError, suffix);
    expect(existsSync(station.path)).toBe(false);
  });

  test('an empty file', async () => {
    await station.ledger.close();
    truncateSync(station.path);
    await expectRefused(LedgerDamagedError, '0 bytes');
  });

  test('a file that is no database, with the log beside it', async () => {
    await accept(station.ledger);
    copyFileSync(`${station.path}-wal`, `${station.path}.kept`);
    await station.ledger.close();
    copyFileSync(`${station.path}.kept`, `${station.path}-wal`);
    writeFileSync(station.path, 'This is a letter, not a ledger.');
    await expectRefused(LedgerDamagedError, 'not a database');
  });

  test('a database of something else', async () => {
    await station.ledger.close();
    rmSync(station.path);
    const raw = new Database(station.path);
    raw.exec('CREATE TABLE song (title TEXT)');
    raw.close();
    await expectRefused(LedgerDamagedError, 'not a ledger');
  });

  test('a database that lost its second half', async () => {
    for (let count = 0; count < 50; count += 1) await accept(station.ledger);
    await station.ledger.close();
    truncateSync(station.path, Math.floor(statSync(station.path).size / 8192) * 4096);
    await expectRefused(LedgerDamagedError, 'damaged');
  });

  test('a value that its table does not allow', async () => {
    await accept(station.ledger);
    await station.ledger.close();
    const raw = new Database(station.path);
    raw.pragma('ignore_check_constraints = ON');
    raw.exec("UPDATE shipment SET state = 'LABELED'");
    raw.close();
    await expectRefused(LedgerDamagedError, 'shipment');
  });
});

describe('a new ledger', () => {
  test('appears whole, and nothing else beside it', async () => {
    await station.ledger.close();
    rmSync(station.path);
    openDatabase(station.path).close();
    expect(readdirSync(station.folder)).toEqual(['ledger.sqlite']);
  });

  test('is not made where the folder is missing', async () => {
    await expect(
      openSqliteLedger({ ...station, path: join(station.folder, 'missing', 'ledger.sqlite') }),
    ).rejects.toThrow('ENOENT');
  });

  test('may lie in a folder whose name looks like an address', async () => {
    const folder = join(station.folder, 'file:a?mode=ro#ä');
    mkdirSync(folder);
    const ledger = await openSqliteLedger({ path: join(folder, 'ledger.sqlite'), clock: station.clock });
    await accept(ledger);
    await ledger.close();
    expect(readdirSync(folder)).toEqual(['ledger.sqlite']);
  });

  test('knows how much room there is', () => {
    expect(station.ledger.freeBytes()).toBeGreaterThan(0);
  });
});

test('station id and secrets are made once and stay', async () => {
  const identity = () => [
    station.ledger.stationId,
    Buffer.from(station.ledger.secret('files')),
    Buffer.from(station.ledger.secret('clients')),
  ];
  const first = identity();
  expect(first[0]).toMatch(/^[0-9A-Z]{2}$/);
  expect([first[1]?.length, first[2]?.length]).toEqual([32, 32]);
  expect(first[1]).not.toEqual(first[2]);
  await station.reopen();
  expect(identity()).toEqual(first);
});
