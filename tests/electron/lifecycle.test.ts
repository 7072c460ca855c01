import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { restart } from '#electron/main/restart.ts';
import { getToken } from '../helpers/api.ts';
import { makeNewer } from '../helpers/newer-ledger.ts';
import { request } from '../helpers/requests.ts';
import { newDataDir, startTestStation } from '../helpers/station.ts';
import { standInElectron } from './stand-in.ts';
import { launch, tryLaunch, useLaunches, type TestDesktop } from './use-desktop.ts';

useLaunches();

const SHIP = '/cloud-ship-service/v1/shipment';
const weighing = (itemCode: string) => request({ itemLines: [{ itemCode, weight: { units: 'LB', value: 2 } }] });
const buy = ({ call }: TestDesktop, transactionId: string, body: unknown = request()) =>
  call(SHIP, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: 'app://station', transactionId },
  });
const keysIn = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Record<
    'baseUrl' | 'accessKey' | 'secretKey',
    string
  >;

describe('a start', () => {
  test('opens the window on the station, which local tools reach over HTTP at the same time', async () => {
    const own = await launch();
    expect(own.seen.windows.map(({ contents }) => contents.url)).toEqual(['app://station/']);
    own.seen.windows[0]?.emit('ready-to-show');
    expect(own.seen.windows[0]?.said).toEqual(['show']);
    const { baseUrl, ...keys } = keysIn(own.dataDir);
    expect(baseUrl).toBe(own.desktop.address);
    expect(await getToken(baseUrl, keys)).toBeTypeOf('string');
    expect(own.seen.paths.get('userData')).toBe(join(own.dataDir, 'desktop'));
  });

  test('at login opens no window; the tray does', async () => {
    const own = await launch({ args: ['--hidden'] });
    expect(own.seen.windows).toEqual([]);
    own.seen.tray.menu.find(({ label }) => label === 'Open Packbench')?.click?.({} as never, undefined, {} as never);
    expect(own.seen.windows).toHaveLength(1);
  });

  test('takes a data folder that is named from where it is started', async () => {
    const dataDir = newDataDir();
    await launch({ dataDir: relative(process.cwd(), dataDir) });
    expect(existsSync(join(dataDir, 'ledger.db'))).toBe(true);
  });

  test("does not mind Electron's and Chromium's own switches", async () => {
    const own = await launch({ args: ['--original-process-start-time=1', '--no-sandbox', '--data-dirt'] });
    expect(own.seen.windows).toHaveLength(1);
  });

  test('where another instance runs ends at once, and touches nothing', async () => {
    const { desktop, seen } = await tryLaunch({ hasLock: false });
    expect([desktop, seen.ended, seen.windows, seen.answers.size]).toEqual([null, 0, [], 0]);
  });

  test('reads tables in a process of the kind that Electron gives, for its own program may not run as Node', async () => {
    const { call, seen } = await launch();
    const contentBase64 = Buffer.from('Name\nAnn\n').toString('base64');
    const preview = await call('/station/v1/batches/preview', {
      method: 'POST',
      body: JSON.stringify({ fileName: 'orders.csv', contentBase64 }),
      headers: { 'content-type': 'application/json', origin: 'app://station' },
    });
    expect([preview.status, await preview.json()]).toMatchObject([200, { columns: ['Name'], rowCount: 1 }]);
    expect(seen.processes).toEqual([expect.stringMatching(/tables\/table-process\.ts$/)]);
  });

  test('on a folder where a station without a window runs says so, and ends', async () => {
    const station = await startTestStation();
    const { desktop, seen } = await tryLaunch({ dataDir: station.dataDir });
    await station.dispose();
    expect([desktop, seen.ended]).toEqual([null, 1]);
    expect(seen.errors).toEqual([expect.stringContaining(`Another station already runs on ${station.dataDir}`)]);
  });

  test('on a ledger that a newer version wrote says so, and ends', async () => {
    const earlier = await startTestStation();
    await earlier.stop();
    makeNewer(join(earlier.dataDir, 'ledger.db'));
    const { desktop, seen } = await tryLaunch({ dataDir: earlier.dataDir });
    rmSync(earlier.dataDir, { recursive: true });
    expect([desktop, seen.ended, seen.windows]).toEqual([null, 1, []]);
    expect(seen.errors).toEqual([expect.stringMatching(/newer version of Packbench.*Start the newer version/)]);
  });

  test('of a package with a debugging port is refused', async () => {
    const { desktop, seen } = await tryLaunch({ isPackaged: true, switches: ['remote-debugging-port'] });
    expect([desktop, seen.ended, seen.windows]).toEqual([null, 1, []]);
    expect(seen.errors[0]).toContain('debugging port');
  });
});

test('a second start brings the window to the front, and opens one where none is left', async () => {
  const own = await launch();
  const [first] = own.seen.windows;
  if (first) first.minimized = true;
  own.app.emit('second-instance', {}, ['packbench', '--data-dir', '/elsewhere', 'app://station/buy'], '/');
  expect([first?.minimized, first?.said]).toEqual([false, ['show', 'focus']]);
  expect(own.seen.windows).toHaveLength(1);

  first?.close();
  own.app.emit('window-all-closed');
  expect(own.seen.ended).toBeNull();
  own.app.emit('second-instance', {}, [], '/');
  expect(own.seen.windows).toHaveLength(2);
});

test('a second start while the first one, at login, still starts opens its window once it is up', async () => {
  const own = await launch({
    args: ['--hidden'],
    meanwhile: ({ app }) => void app.emit('second-instance', {}, [], '/'),
  });
  expect(own.seen.windows).toHaveLength(1);
});

describe('quitting', () => {
  test('waits for a purchase in flight, which is answered in the window that is still there', async () => {
    const own = await launch();
    const buying = buy(own, 'last', weighing('TEST-SLOW-1500'));
    const { baseUrl } = keysIn(own.dataDir);
    await expect
      .poll(async () => JSON.stringify(await (await own.call('/station/v1/shipments')).json()))
      .toContain('SENDING');

    own.electron.app.quit();
    own.electron.app.quit();
    expect([own.seen.ended, own.seen.windows[0]?.destroyed]).toEqual([null, false]);
    const answer = await buying;
    expect([answer.status, ((await answer.json()) as { success: boolean }).success]).toEqual([200, true]);
    await expect.poll(() => own.seen.ended).toBe(0);
    expect(own.seen.windows[0]?.destroyed).toBe(true);
    await expect(fetch(`${baseUrl}/health/live`)).rejects.toThrow();
    expect(existsSync(join(own.dataDir, 'station.json'))).toBe(false);
  });

  test('leaves the place of the window for the next start', async () => {
    const own = await launch();
    const [window] = own.seen.windows;
    if (window) window.bounds = { x: 40, y: 50, width: 1000, height: 700 };
    window?.close();
    own.desktop.show();
    expect(own.seen.windows[1]?.options).toMatchObject({ x: 40, y: 50, width: 1000, height: 700 });
  });
});

describe('a restart that the window asks for', () => {
  test('waits for a purchase in flight, and then starts as it was started, with its window', async () => {
    const own = await launch({ args: ['--hidden'] });
    const buying = buy(own, 'last', weighing('TEST-SLOW-1500'));
    await expect
      .poll(async () => JSON.stringify(await (await own.call('/station/v1/shipments')).json()))
      .toContain('SENDING');
    await own.ask('station:restart');
    expect([own.seen.ended, own.seen.relaunched]).toEqual([
      null,
      { args: ['/work/packbench', '--data-dir', own.dataDir, '--port', '0'] },
    ]);
    expect((await buying).status).toBe(200);
    await expect.poll(() => own.seen.ended).toBe(0);
  });

  test('of a package starts the package, an AppImage by its file; what was to be restored once is not restored again', () => {
    const { electron, seen } = standInElectron({ isPackaged: true });
    const args = ['--port', '4820', '--restore', 'old.db', '--restore=old.db', '--data-dir', 'data'];
    restart(electron.app, { args, env: {} });
    expect(seen.relaunched).toEqual({ args: ['--port', '4820', '--data-dir', 'data'] });
    restart(electron.app, { args: [], env: { APPIMAGE: '/home/desk/Packbench.AppImage' } });
    expect(seen.relaunched).toEqual({ args: [], execPath: '/home/desk/Packbench.AppImage' });
  });

  test('goes back to the backup that was planned, before the window opens again', async () => {
    const first = await launch();
    const made = (await (await first.call('/station/v1/backups', { method: 'POST' })).json()) as {
      backup: { name: string };
    };
    expect((await buy(first, 'since')).status).toBe(200);
    const planned = await first.call('/station/v1/restore', {
      method: 'PUT',
      body: JSON.stringify({ backup: made.backup.name }),
      headers: { 'content-type': 'application/json' },
    });
    expect(planned.status).toBe(200);
    await first.ask('station:restart');
    await expect.poll(() => first.seen.ended).toBe(0);

    const second = await launch({ dataDir: first.dataDir });
    await expect.poll(() => second.seen.tray.tooltip).toBe('Packbench: 1 thing needs attention');
  });
});

describe('a window that crashes', () => {
  const crash = (own: TestDesktop, reason: string) =>
    own.seen.windows[0]?.contents.emit('render-process-gone', {}, { reason, exitCode: 5 });

  test('does not touch the station, and is loaded again when somebody says so', async () => {
    const own = await launch();
    crash(own, 'crashed');
    await expect.poll(() => own.seen.windows[0]?.said).toEqual(['reload']);
    expect(own.seen.questions[0]).toMatchObject({ message: 'The window has stopped working.' });
    expect((await buy(own, 'after-crash')).status).toBe(200);
  });

  test('is closed where somebody says so, and opens anew; one that was closed asks nothing', async () => {
    const own = await launch();
    own.seen.answer = 1;
    crash(own, 'oom');
    await expect.poll(() => own.seen.windows[0]?.destroyed).toBe(true);
    crash(own, 'clean-exit');
    own.desktop.show();
    expect([own.seen.questions.length, own.seen.windows.length]).toEqual([1, 2]);
  });

  test('that hangs is left alone where somebody waits', async () => {
    const own = await launch();
    own.seen.answer = 1;
    own.seen.windows[0]?.emit('unresponsive');
    await expect.poll(() => own.seen.questions).toHaveLength(1);
    expect([own.seen.windows[0]?.said, own.seen.windows[0]?.destroyed]).toEqual([[], false]);
  });
});
