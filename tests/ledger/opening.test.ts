import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LedgerInUseError } from '#electron/ledger/errors.ts';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept } from './samples.ts';
import { useLedger } from './use-ledger.ts';

const station = useLedger();

/** Names and hashes of what lies in the folder, from another process: closing a descriptor in this one would drop the lock. */
const foreignHashes = () => spawnSync('sh', ['-c', 'sha256sum *'], { cwd: station.folder, encoding: 'utf8' }).stdout;

/** Opens the ledger at once and says whose station it is, or why not. */
const opener = () => [
  '--input-type=module',
  '--eval',
  `import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
  const opening = openSqliteLedger({ path: process.argv[1], clock: Date });
  console.log(await opening.then((ledger) => ledger.stationId + ledger.keys.files.toString('hex'), (error) => error.name));`,
  station.path,
];
const openInAnotherProcess = () => spawnSync(process.execPath, opener(), { encoding: 'utf8' }).stdout.trim();

const modes = () =>
  readdirSync(station.folder).map((name) => [name, statSync(join(station.folder, name)).mode & 0o777]);

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

  test('whose mark could not be written is closed again, and opens once it can be', async () => {
    await station.ledger.close();
    const mark = `${station.path}-open`;
    symlinkSync(join(station.folder, 'no folder', 'no file'), mark);
    await expect(openSqliteLedger(station)).rejects.toThrow('ENOENT');
    rmSync(mark);
    station.ledger = await openSqliteLedger(station);
    expect(readdirSync(station.folder)).toContain('ledger.sqlite-open');
  });

  test.skipIf(process.platform === 'win32')('is readable by its owner only, with its log', async () => {
    await accept(station.ledger);
    expect(modes()).toEqual([
      ['ledger.sqlite', 0o600],
      ['ledger.sqlite-open', 0o600],
      ['ledger.sqlite-wal', 0o600],
      ['ledger.sqlite-witness', 0o600],
    ]);
  });

  test.skipIf(process.platform === 'win32')('is made private again where its mode was opened up', async () => {
    await station.ledger.close();
    chmodSync(station.path, 0o644);
    await station.reopen();
    await accept(station.ledger);
    expect(modes().map(([, mode]) => mode)).toEqual([0o600, 0o600, 0o600, 0o600]);
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

  test('commits all that waits when it is closed', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `id-${index}`);
    const accepted = Promise.all(ids.map((transactionId) => accept(station.ledger, { transactionId })));
    await station.ledger.close();
    await accepted;
    station.ledger = await openSqliteLedger(station);
    expect((await station.ledger.shipments.list({ limit: 200 })).shipments).toHaveLength(100);
  });

  test('leaves itself, its witness and the mark of a closed one when it is closed', async () => {
    await accept(station.ledger);
    await station.ledger.close();
    expect(readdirSync(station.folder)).toEqual(['ledger.sqlite', 'ledger.sqlite-closed', 'ledger.sqlite-witness']);
  });
});

describe('a new ledger', () => {
  test('appears whole, and nothing else beside it', async () => {
    await station.ledger.close();
    for (const suffix of ['', '-closed']) rmSync(station.path + suffix);
    openDatabase(station.path).close();
    expect(readdirSync(station.folder)).toEqual(['ledger.sqlite']);
  });

  test('is one and the same for processes that start together', async () => {
    await station.ledger.close();
    rmSync(station.path);
    const said = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const other = spawn(process.execPath, opener(), { stdio: ['ignore', 'pipe', 'inherit'] });
        return (await other.stdout.toArray()).join('').trim();
      }),
    );
    const stations = new Set(said.filter((answer) => answer !== 'LedgerInUseError'));
    expect([...stations]).toEqual([expect.stringMatching(/^[0-9A-Z]{2}[0-9a-f]{64}$/)]);
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
    expect(readdirSync(folder)).toEqual(['ledger.sqlite', 'ledger.sqlite-closed', 'ledger.sqlite-witness']);
  });
});
