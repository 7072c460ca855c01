import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { csv, DEFAULTS, line as row } from '../../helpers/batches.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useHotFolder } from './use-hot-folder.ts';

const { station, folder, startChild, set, drop, present, until, bought, status } = useHotFolder();

describe('what lies in the folder and is no order', () => {
  test.runIf(process.platform !== 'win32')('stays as it is, whatever its name', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'packbench-else-'));
    writeFileSync(join(elsewhere, 'secret.csv'), csv(row('PO-9')));
    symlinkSync(join(elsewhere, 'secret.csv'), join(folder, 'link.csv'));
    mkdirSync(join(folder, 'folder.csv'));
    execFileSync('mkfifo', [join(folder, 'pipe.csv')]);
    for (const name of [
      '.hidden.csv',
      '~$open.csv',
      'two\nlines.csv',
      'esc\u001b[2J.csv',
      `${'x'.repeat(200)}.csv`,
      'notes.md',
      'orders.csv.done',
      'a.result.csv',
      'a.rest.json',
    ])
      drop(name, csv(row('PO-9')));
    const before = present();
    drop('real.csv', csv(row('PO-1')));
    await until('real.csv.done');

    expect(present()).toEqual(expect.arrayContaining(before));
    expect([await bought(), existsSync(join(elsewhere, 'secret.csv'))]).toEqual([1, true]);
    rmSync(elsewhere, { recursive: true });
  });
});

describe('the setting', () => {
  test.each([
    ['a relative path', () => 'orders', /absolute/, 'PATH_NOT_ABSOLUTE'],
    ['a folder that is not there', () => join(folder, 'none'), /not a folder/, 'FOLDER_UNREADABLE'],
    ['the data folder of the station', () => station.dataDir, /apart from/, 'FOLDER_OF_THE_STATION'],
    ['a folder around it', () => tmpdir(), /apart from/, 'FOLDER_OF_THE_STATION'],
    ['a folder in it', () => join(station.dataDir, 'in'), /apart from/, 'FOLDER_OF_THE_STATION'],
  ])('%s is refused', async (_name, path, words, why) => {
    const { status: code, body } = await set({ path: path() });

    expect([code, body.errors[0].pointer, body.errors[0].trouble.code]).toEqual([422, '/hotFolder/path', why]);
    expect(body.detail).toMatch(words);
  });

  test('says how the folder fares: watching, gone, off', async () => {
    expect(await status()).toMatchObject({ state: 'WATCHING', path: folder });
    rmSync(folder, { recursive: true });
    await expect.poll(async () => (await status()).state).toBe('UNREACHABLE');
    expect((await status()).trouble).toEqual({ code: 'FOLDER_UNREADABLE', values: { at: folder } });
    mkdirSync(folder);
    await expect.poll(async () => (await status()).state).toBe('WATCHING');
    await set(null);
    expect(await status()).toMatchObject({ state: 'OFF', path: null });
    drop('late.csv', csv(row('PO-1')));
    const other = mkdtempSync(join(tmpdir(), 'packbench-other-'));
    await set({ path: other, defaults: DEFAULTS });
    writeFileSync(join(other, 'other.csv'), csv(row('PO-2')));
    await expect.poll(() => readdirSync(other)).toContain('other.csv.done');
    expect(present()).toEqual(['late.csv', 'packbench.station']);
    rmSync(other, { recursive: true });
  });

  test('a folder that another station watches is refused, and bought from by one of them, to which it was given over', async () => {
    await until('packbench.station');
    const other = await startTestStation({ startChild });
    onTestFinished(other.dispose);
    const { body: settings } = await other.api.get('/station/v1/settings');
    const hotFolder = { path: folder, defaults: DEFAULTS };
    const setThere = () => other.api.call('PUT', '/station/v1/settings', { body: { ...settings, hotFolder } });
    const trouble = { code: 'FOLDER_WATCHED_ELSEWHERE', values: { at: folder, file: 'packbench.station' } };
    const refused = await setThere();
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: '/hotFolder/path', trouble }]]);

    drop('packbench.station', `${(await other.api.get('/station/v1/clients')).body.clients[0].id}\r\n`);
    await expect.poll(status).toMatchObject({ state: 'UNREACHABLE', trouble });
    expect((await setThere()).status).toBe(200);
    drop('orders.csv', csv(row('PO-1')));
    await until('orders.csv.done');
    expect((await other.api.get('/station/v1/shipments/totals')).body.shipments).toBe(1);
    expect([await bought(), (await status()).state]).toEqual([0, 'UNREACHABLE']);
  });

  test('a folder that is away keeps nobody from changing another setting', async () => {
    rmSync(folder, { recursive: true });
    await expect.poll(async () => (await status()).state).toBe('UNREACHABLE');
    const { body: settings } = await station.api.get('/station/v1/settings');
    const changed = { ...settings, purchaseTimeoutSeconds: 7 };
    const answer = await station.api.call('PUT', '/station/v1/settings', { body: changed });
    expect([answer.status, answer.body]).toEqual([200, changed]);
    mkdirSync(folder);
  });

  test('the API client of dropped files can be revoked, and then nothing is taken until the folder is set anew', async () => {
    drop('one.csv', csv(row('PO-1')));
    await until('one.csv.done');
    const { body } = await station.api.get('/station/v1/clients');
    const { id } = body.clients.find(({ name }: { name: string }) => name === 'Hot folder');
    await station.api.call('DELETE', `/station/v1/clients/${id}`);
    drop('two.csv', csv(row('PO-2')));
    await expect.poll(async () => (await status()).state).toBe('REVOKED');
    expect(present()).toContain('two.csv');

    await set(null);
    await set({ path: folder, defaults: DEFAULTS });
    await until('two.csv.done');
  });
});
