import { mkdtempSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyTo } from '#electron/ledger/sqlite/backup/copy-to.ts';

/** A database of some 10,000 pages, and a place for its copy. */
function newDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-copy-'));
  const database = new Database(join(folder, 'ledger.db'));
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  database.exec('CREATE TABLE parcel (id INTEGER PRIMARY KEY, label BLOB) STRICT');
  const insert = database.prepare('INSERT INTO parcel (label) VALUES (?)');
  database.transaction(() => {
    for (let count = 0; count < 400; count += 1) insert.run(Buffer.alloc(100_000, count));
  })();
  return { database, copy: join(folder, 'copy.db'), insert };
}

/** What every open file does when its bytes are to be given to the disk. */
async function spyOnDisk(path: string) {
  const file = await open(path);
  const disk = vi.spyOn(Object.getPrototypeOf(file) as FileHandle, 'datasync');
  onTestFinished(() => disk.mockRestore());
  await file.close();
  return disk;
}

test('a copy is given to the disk while it grows, and has what was written meanwhile', async () => {
  const { database, copy, insert } = newDatabase();
  const disk = await spyOnDisk(database.name);
  const copied = copyTo(database, copy);
  let isCopying = true;
  void copied.finally(() => (isCopying = false));
  let written = 0;
  while (isCopying) {
    insert.run(Buffer.from('meanwhile'));
    written += 1;
    await new Promise(setImmediate);
  }
  await copied;
  expect(disk.mock.calls.length).toBeGreaterThanOrEqual(4);
  const read = new Database(copy, { readonly: true });
  onTestFinished(() => void read.close());
  expect(read.pragma('integrity_check', { simple: true })).toBe('ok');
  const count = read.prepare('SELECT count(*) FROM parcel').pluck().get() as number;
  expect(count).toBeGreaterThan(400);
  expect(count).toBeLessThanOrEqual(400 + written);
});

test('a copy that the disk could not take is not finished, though the disk says so only once', async () => {
  const { database, copy } = newDatabase();
  const disk = await spyOnDisk(database.name);
  disk.mockRejectedValueOnce(new Error('EIO: i/o error, fdatasync'));
  await expect(copyTo(database, copy)).rejects.toThrow('EIO');
});

test('a file that is there already is not copied over', async () => {
  const { database } = newDatabase();
  await expect(copyTo(database, database.name)).rejects.toThrow('EEXIST');
  expect(database.prepare('SELECT count(*) FROM parcel').pluck().get()).toBe(400);
});
