import { appendFileSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findSettled, readFiles } from '#electron/sources/local/files.ts';

/** A file that was last written at 0 by the test's clock, and what happens while the station waits. */
function newFile(meanwhile: (append: (text: string) => void) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-settled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'orders.csv');
  let now = 0;
  const append = (text: string) => {
    appendFileSync(path, text);
    utimesSync(path, now / 1000, now / 1000);
  };
  writeFileSync(path, '');
  append('number\n');
  const pause = async (ms: number) => {
    now += ms;
    meanwhile(append);
  };
  return { path, append, clock: { now: () => now, pause: pause as never }, elapsed: () => now };
}

test('a file is found once it has not changed for two seconds, however long it was written', async () => {
  const parts = ['A-1\n', 'A-2\n'];
  const { path, clock, elapsed } = newFile((append) => parts.length > 0 && append(parts.shift() ?? ''));
  const files = await findSettled(path, 30_000, clock);
  expect([elapsed(), files[0]?.size]).toEqual([6000, statSync(path).size]);
  const [bytes] = await readFiles(files);
  expect(Buffer.from(bytes ?? []).toString()).toBe('number\nA-1\nA-2\n');
});

test('a file that is written for longer than anybody waits is not read', async () => {
  const { path, clock } = newFile((append) => append('A-1\n'));
  await expect(findSettled(path, 5000, clock)).rejects.toMatchObject({ code: 'FILE_GROWING' });
});

test('a file that changes while it is read is not taken', async () => {
  const { path, clock, append } = newFile(() => undefined);
  const files = await findSettled(path, 5000, clock);
  append('A-1\n');
  await expect(readFiles(files)).rejects.toMatchObject({ code: 'FILE_GROWING' });
});
