import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEventBus } from '#electron/engine/events/event-bus.ts';
import { desktopEntry, setAutostart } from '#electron/main/autostart.ts';
import { externalAddress } from '#electron/main/window/external-address.ts';
import { keepAwake } from '#electron/main/keep-awake.ts';
import { menuTemplate } from '#electron/main/menu.ts';
import { createUpdates, type Updater } from '#electron/main/updates.ts';
import { fitPlace, readPlace, savePlace, type Place } from '#electron/main/window/window-place.ts';
import { attentionWords, WORDS } from '#electron/main/messages/index.ts';
import { languageOf } from '#shared/format/languages.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'packbench-parts-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the place of the window', () => {
  const left = { x: 0, y: 0, width: 1920, height: 1040 };
  const right = { x: 1920, y: 0, width: 1280, height: 1000 };
  const at = (changes: Partial<Place>): Place => ({
    x: 100,
    y: 100,
    width: 1000,
    height: 700,
    isMaximized: false,
    ...changes,
  });
  const centred = { width: 1280, height: 800 };

  test.each([
    ['none remembered', null, [left], centred],
    ['where it was', at({}), [left], at({})],
    ['on the second display', at({ x: 2000 }), [left, right], at({ x: 2000 })],
    ['on a display that is gone', at({ x: 2000 }), [left], centred],
    ['all but out on the right', at({ x: 1850 }), [left], centred],
    ['above the screen, out of reach', at({ y: -10 }), [left], centred],
    ['below it', at({ y: 1030 }), [left], centred],
    [
      'larger than the display is now',
      at({ x: 0, y: 0, width: 4000, height: 3000 }),
      [left],
      at({ x: 0, y: 0, width: 1920, height: 1040 }),
    ],
    ['smaller than can be used', at({ width: 10, height: 10 }), [left], centred],
    ['maximized', at({ isMaximized: true }), [left], at({ isMaximized: true })],
    ['without any display', at({}), [], centred],
  ])('%s', (_name, place, areas, expected) => {
    expect(fitPlace(place, areas)).toEqual(expected);
  });

  test('is kept in a file; what is not a place is none', () => {
    const path = join(folder, 'window.json');
    expect(readPlace(path)).toBeNull();
    savePlace(path, at({ x: -5 }));
    expect(readPlace(path)).toEqual(at({ x: -5 }));
    for (const broken of [
      '',
      '{}',
      '[]',
      '{"x":"1","y":1,"width":1,"height":1}',
      '{"x":1e400,"y":1,"width":1,"height":1}',
    ]) {
      writeFileSync(path, broken);
      expect(readPlace(path)).toBeNull();
    }
  });
});

describe('a start at login', () => {
  const login: object[] = [];
  const parts = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv = {}) => ({
    app: { setLoginItemSettings: (settings: object) => void login.push(settings) },
    platform,
    env: { XDG_CONFIG_HOME: folder, ...env },
    program: '/opt/Packbench/packbench',
  });
  const entry = () => readFileSync(join(folder, 'autostart', 'packbench.desktop'), 'utf8');

  test('on Linux is a file that starts nothing once the program is gone', () => {
    setAutostart(parts('linux'), true);
    expect(entry()).toContain('\nTryExec=/opt/Packbench/packbench\nExec="/opt/Packbench/packbench" --hidden\n');
    setAutostart(parts('linux'), false);
    setAutostart(parts('linux'), false);
    expect(readdirSync(join(folder, 'autostart'))).toEqual([]);
  });

  test('of an AppImage names the image, not where it is unpacked', () => {
    setAutostart(parts('linux', { APPIMAGE: '/home/a/My Apps/100% "good".AppImage' }), true);
    expect(entry()).toContain('TryExec=/home/a/My Apps/100% "good".AppImage\n');
    expect(entry()).toContain(String.raw`Exec="/home/a/My Apps/100%% \\"good\\".AppImage" --hidden`);
  });

  test('elsewhere is asked of the system', () => {
    setAutostart(parts('win32'), true);
    setAutostart(parts('darwin'), false);
    expect(login).toEqual([
      { openAtLogin: true, args: ['--hidden'] },
      { openAtLogin: false, args: ['--hidden'] },
    ]);
  });

  test('a path cannot add a line to the file', () => {
    expect(
      desktopEntry('/a\nExec=evil')
        .split('\n')
        .filter((line) => line.startsWith('Exec=')),
    ).toHaveLength(1);
  });
});

describe('the menu', () => {
  const template = (isPackaged: boolean) =>
    menuTemplate(WORDS.en, { isPackaged, platform: 'linux', openWindow() {}, showData() {}, openDocs() {} });
  const items = (isPackaged = true) =>
    template(isPackaged).flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []));

  test('takes no key that the window itself has', () => {
    const sources = readdirSync('renderer', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(vue|ts)$/.test(name),
    );
    const taken = sources.flatMap((name) =>
      [...readFileSync(join('renderer', name), 'utf8').matchAll(/keys[:=] ?['"`](Ctrl\+[\w+]+|F\d+)/g)].map(
        ([, keys]) => keys ?? '',
      ),
    );
    expect(taken).toEqual(expect.arrayContaining(['Ctrl+Enter', 'F9']));
    const own = items()
      .flatMap(({ accelerator, registerAccelerator }) => (registerAccelerator === false ? [] : (accelerator ?? [])))
      .map((keys) => keys.replace('CmdOrCtrl', 'Ctrl'));
    expect(own.filter((keys) => taken.includes(keys) || /^Ctrl\+\d$/.test(keys))).toEqual([]);
    expect(items().filter(({ role, accelerator }) => role !== undefined && accelerator === undefined)).toEqual([]);
  });

  test('has developer tools outside a package only', () => {
    const has = (isPackaged: boolean) => items(isPackaged).some(({ role }) => role === 'toggleDevTools');
    expect([has(true), has(false)]).toEqual([false, true]);
  });

  test('speaks the language of the system where it can, and counts in it', () => {
    expect([attentionWords('en', 1), attentionWords('de', 3)]).toEqual([
      '1 thing needs attention',
      '3 Vorgänge brauchen Sie',
    ]);
    expect([languageOf('de-CH'), languageOf('en-US'), languageOf('')]).toEqual(['de', 'en', 'en']);
  });
});

test('only the documentation is opened outside, at its HTTP address', () => {
  const open = (address: string) => externalAddress(address, 'http://127.0.0.1:4820');
  expect(open('app://station/docs/')).toBe('http://127.0.0.1:4820/docs/');
  for (const address of [
    'app://station/',
    'app://station/docsx',
    'app://station.evil/docs/',
    'https://example.com/docs/',
    'http://127.0.0.1:4820/docs/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ms-settings:',
    '',
  ]) {
    expect([address, open(address)]).toEqual([address, null]);
  }
});

test('one blocker is held while any batch runs, those from before the start among them', () => {
  const held = new Set<number>();
  let next = 0;
  const blocker = { start: () => (held.add(++next), next), stop: (id: number) => held.delete(id) };
  const events = createEventBus();
  const say = (id: string, state: string) => events.publish({ type: 'batch', id, state, at: '' });
  const stop = keepAwake(blocker, events, ['earlier']);
  expect(held.size).toBe(1);
  say('later', 'RUNNING');
  say('earlier', 'FINISHED');
  expect([held.size, next]).toEqual([1, 1]);
  say('later', 'PAUSED');
  expect(held.size).toBe(0);
  say('later', 'RUNNING');
  expect(held.size).toBe(1);
  stop();
  say('another', 'RUNNING');
  expect(held.size).toBe(0);
});

describe('updates', () => {
  function updates() {
    const seen = { loaded: 0, looked: 0, logged: [] as string[] };
    const updater: Updater = {
      autoDownload: false,
      autoInstallOnAppQuit: false,
      allowDowngrade: true,
      checkForUpdates: async () => {
        seen.looked += 1;
        throw new Error('there is no place to look at in this package');
      },
    };
    const load = async () => ((seen.loaded += 1), updater);
    return { seen, updater, updates: createUpdates({ load, log: (event) => void seen.logged.push(event) }) };
  }

  test('are not even loaded unless the setting says so', async () => {
    const { seen, updates: own } = updates();
    await own.follow(false);
    expect(seen).toEqual({ loaded: 0, looked: 0, logged: [] });
  });

  test('are looked for once when it is turned on, installed at the end, and no harm where there is none', async () => {
    const { seen, updater, updates: own } = updates();
    await own.follow(true);
    await own.follow(true);
    own.stop();
    expect(seen).toEqual({ loaded: 1, looked: 1, logged: ['update not found'] });
    expect(updater).toMatchObject({ autoDownload: true, autoInstallOnAppQuit: true, allowDowngrade: false });
  });
});
