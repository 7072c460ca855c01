import Database from 'better-sqlite3';
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LedgerDamagedError, LedgerTooNewError } from '#electron/ledger/errors.ts';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();

/** Names and bytes of what lies in the folder. */
const folderContents = () =>
  Object.fromEntries(
    readdirSync(station.folder).map((name) => [name, readFileSync(join(station.folder, name)).toString('base64')]),
  );

/** Expects the closed ledger's folder to be refused, and left as it is. */
async function expectRefused(reason: new (...given: never[]) => Error, words: string) {
  const before = folderContents();
  const opening = openSqliteLedger(station);
  await expect(opening).rejects.toThrow(reason);
  await expect(opening).rejects.toThrow(words);
  expect(folderContents()).toEqual(before);
}

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
