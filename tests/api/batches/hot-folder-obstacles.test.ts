import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { csv, DEFAULTS, line as row } from '../../helpers/batches.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import type { StartChild } from '#electron/child/child-process.ts';
import { request } from '../../helpers/requests.ts';
import { useHotFolder } from './use-hot-folder.ts';

const { station, folder, startChild, set, start, drop, read, until, bought, status } = useHotFolder();

describe('what is there before a file is taken', () => {
  test.runIf(process.platform !== 'win32')(
    'and stands where results are to be written keeps no file from being done',
    async () => {
      const elsewhere = mkdtempSync(join(tmpdir(), 'packbench-else-'));
      symlinkSync(elsewhere, join(folder, 'trap.labels'));
      mkdirSync(join(folder, 'blocked.result.csv'));
      drop('trap.csv', csv(row('PO-1')));
      drop('blocked.csv', csv(row('PO-2')));
      await until('trap-2.csv.done');
      await until('blocked-2.csv.done');

      expect(readdirSync(elsewhere)).toEqual([]);
      expect(read('blocked-2.result.csv')).toContain('BOUGHT');
      rmSync(elsewhere, { recursive: true });
    },
  );
});

describe('what comes in the way of a file that was taken', () => {
  test('is said, leaves no drafts, and once it is gone the file is done', async () => {
    drop('slow.csv', csv(row('PO-1', { item: 'TEST-SLOW-300' })));
    await until('slow.csv.working');
    mkdirSync(join(folder, 'slow.result.csv'));
    await expect.poll(async () => (await status()).working[0]?.trouble?.code).toBe('SYSTEM_SAYS');
    expect(readdirSync(folder).filter((name) => name.startsWith('.packbench'))).toEqual([]);

    rmSync(join(folder, 'slow.result.csv'), { recursive: true });
    await until('slow.csv.done');
    expect(await bought()).toBe(1);
  });

  test('is said where the ledger fails before there is a batch, and once it does not the file is done', async () => {
    const { list } = station.ledger.accounts;
    station.ledger.accounts.list = () => Promise.reject(new Error('It does not answer.'));
    drop('early.csv', csv(row('PO-1')));
    await expect.poll(async () => (await status()).working[0]?.trouble?.code).toBe('SYSTEM_SAYS');
    expect((await station.api.get('/station/v1/batches')).body.batches).toEqual([]);
    Object.assign(station.ledger.accounts, { list });
    await until('early.csv.done');
    expect([await bought(), read('early.result.csv')]).toEqual([1, expect.stringContaining('BOUGHT')]);
  });

  test('is said where another station has been making a batch of it for too long, and the file is done once it has left off', async () => {
    const { list } = station.ledger.accounts;
    const later = new EngineError('STATE_CONFLICT', 'Another station is at it.', { retryAfter: 1 });
    station.ledger.accounts.list = () => Promise.reject(later);
    drop('both.csv', csv(row('PO-1')));
    await expect.poll(async () => (await status()).working[0]?.trouble).toMatchObject({ code: expect.any(String) });
    Object.assign(station.ledger.accounts, { list });
    await until('both.csv.done');
    expect(await bought()).toBe(1);
  });

  test('is waited for where the disk has no room, and the file is done once it has', async () => {
    const { freeBytes } = station.disk;
    station.disk.freeBytes = () => 1000;
    drop('full.csv', csv(row('PO-1')));
    const pauseReason = async () => (await station.api.get('/station/v1/batches')).body.batches[0]?.pauseReason;
    await expect.poll(pauseReason).toBe('STORAGE_FULL');
    expect(await bought()).toBe(0);
    Object.assign(station.disk, { freeBytes });
    await until('full.csv.done');
    expect(await bought()).toBe(1);
  });
});

test('a file that another program holds keeps no other waiting; why it is not taken is said, and it is done once it can be', async () => {
  await station.dispose();
  let isHeld = true;
  /** As Windows answers where somebody has the file open. */
  const holding: StartChild = (script) => {
    const child = startChild(script);
    const heard = Promise.withResolvers<(message: unknown) => void>();
    const fault = { message: 'EBUSY: resource busy or locked', code: 'EBUSY' };
    return {
      ...child,
      onMessage: (listener) => (heard.resolve(listener), child.onMessage(listener)),
      send(message) {
        const { id, question } = message as { id: number; question: { do?: string; from?: string } };
        if (!isHeld || question.do !== 'rename' || question.from !== 'held.csv') child.send(message);
        else void heard.promise.then((hear) => hear({ id, fault }));
      },
    };
  };
  await start({ startChild: holding });
  await set({ path: folder, defaults: DEFAULTS });
  drop('held.csv', csv(row('PO-1')));
  drop('other.csv', csv(row('PO-2')));
  await until('other.csv.done');
  const held = { file: 'held.csv', batchId: null, trouble: { code: 'SYSTEM_SAYS' } };
  await expect.poll(status).toMatchObject({ state: 'WATCHING', arriving: 0, working: [held] });
  expect(await bought()).toBe(1);

  isHeld = false;
  await until('held.csv.done');
  await expect.poll(status).toMatchObject({ working: [] });
  expect(await bought()).toBe(2);
});

describe('a file that is being read when the station ends', () => {
  test('once is read again', async () => {
    drop('once.csv.reading', csv(row('PO-1')));
    await until('once.csv.done');
  });

  test('twice has failed, and a text says why', async () => {
    drop('twice.csv.rereading', csv(row('PO-1')));
    await until('twice.csv.failed');
    expect([read('twice.error.txt'), await bought()]).toEqual([
      'The station ended twice while it read this file. Dropped again, it is read again; what it ordered before is not bought twice.\n',
      0,
    ]);
  });
});

test('a JSON file that ends whatever reads it has failed, and the station goes on', async () => {
  await station.dispose();
  const fragile: StartChild = (script) => {
    const child = startChild(script);
    if (!script.pathname.includes('table-process')) return child;
    const ended = Promise.withResolvers<null>();
    return { ...child, send: () => ended.resolve(null), onEnd: (listener) => void ended.promise.then(listener) };
  };
  await start({ startChild: fragile });
  await set({ path: folder, defaults: DEFAULTS });
  drop('bomb.json', JSON.stringify(request()));
  await until('bomb.json.failed');
  expect(read('bomb.error.txt')).toMatch(/^The file cannot be read: .* more memory than/);
  expect([await bought(), (await status()).state]).toEqual([0, 'WATCHING']);
});

describe('what cannot be read as an order', () => {
  test.each([
    ['orders.tsv', csv(row('PO-1')).replaceAll(';', '\t'), 'orders.tsv.done', null],
    ['orders.txt', csv(row('PO-1')), 'orders.txt.done', null],
    ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old.xls.failed', /Save it as \.xlsx/],
    ['broken.xlsx', Buffer.from('PK\u0003\u0004 and no more'), 'broken.xlsx.failed', /The file is damaged/],
    ['picture.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'picture.csv.failed', /neither a CSV file/],
  ])('or only by its bytes, such as %s, gets an answer', async (name, content, answer, words) => {
    drop(name, content);
    await until(answer);
    if (words) expect(read(`${name.replace(/\.\w+$/, '')}.error.txt`)).toMatch(words);
    else expect(await bought()).toBe(1);
  });
});

test('a file of 13 MiB has failed, and a text says why', async () => {
  drop('huge.csv', Buffer.alloc(13 * 2 ** 20, 'A;B\n'));
  await until('huge.csv.failed');
  expect([read('huge.error.txt'), await bought()]).toEqual(['The file is larger than 12 MiB.\n', 0]);
});

test('files of one name and of two kinds keep their results apart', async () => {
  drop('orders.csv', csv(row('PO-1')));
  await until('orders.csv.done');
  drop('orders.tsv', csv(row('PO-2')).replaceAll(';', '\t'));
  await until('orders-2.tsv.done');
  expect([read('orders.result.csv').includes('PO-1'), read('orders-2.result.csv').includes('PO-2')]).toEqual([
    true,
    true,
  ]);
});

test('where somebody stops its batch, the rest holds what was not begun, too', async () => {
  const waiting = Array.from({ length: 30 }, (_, index) => `PO-slow-${index}`);
  drop('long.csv', csv(row('PO-1'), ...waiting.map((reference) => row(reference, { item: 'TEST-SLOW-1000' }))));
  const batch = async () => (await station.api.get('/station/v1/batches')).body.batches[0];
  await expect
    .poll(async () => (await batch())?.counts.BOUGHT ?? 0, { interval: 20, timeout: 10_000 })
    .toBeGreaterThan(0);
  const { id } = await batch();
  expect((await station.api.post(`/station/v1/batches/${id}/stop`, undefined)).status).toBe(200);
  await until('long.csv.failed');

  const { BOUGHT, READY } = (await batch()).counts;
  expect([BOUGHT + READY, READY > 0]).toEqual([31, true]);
  expect(read('long.rest.csv').match(/PO-slow-/g)).toHaveLength(READY);
});
