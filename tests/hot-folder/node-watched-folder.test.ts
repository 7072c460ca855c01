import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DropTooLargeError } from '#electron/engine/hot-folder/watched-folder.ts';
import { nodeWatchedFolder } from '#electron/hot-folder/node-watched-folder.ts';

let path: string;
beforeEach(() => (path = mkdtempSync(join(tmpdir(), 'packbench-watched-'))));
afterEach(() => rmSync(path, { recursive: true }));

const folder = nodeWatchedFolder('/nowhere');

test.skipIf(process.platform === 'win32')(
  'a pipe that took the place of a file after it was listed is refused, and waited for by nobody',
  async () => {
    writeFileSync(join(path, 'orders.csv'), 'A\n1\n');
    expect(await folder.list(path)).toMatchObject([{ name: 'orders.csv', kind: 'file' }]);
    rmSync(join(path, 'orders.csv'));
    execFileSync('mkfifo', [join(path, 'orders.csv')]);
    await expect(folder.read(path, 'orders.csv')).rejects.toThrow('no plain file any more');
  },
);

test('a file of 13 MiB is refused by its size, before it is read', async () => {
  writeFileSync(join(path, 'orders.csv'), '');
  truncateSync(join(path, 'orders.csv'), 13 * 2 ** 20);
  await expect(folder.read(path, 'orders.csv')).rejects.toThrow(DropTooLargeError);
});

test('what is written once stays as whoever was first wrote it, until it is removed; it is hidden, and may be gone', async () => {
  expect(await folder.writeOnce(path, '.orders.csv.read', 'first')).toBe('first');
  expect(await folder.writeOnce(path, '.orders.csv.read', 'second')).toBe('first');
  expect(await folder.list(path)).toEqual([]);
  await folder.remove(path, '.orders.csv.read');
  await folder.remove(path, '.orders.csv.read');
  expect(await folder.writeOnce(path, '.orders.csv.read', 'third')).toBe('third');
});
