/**
 * Electron's security checklist (https://www.electronjs.org/docs/latest/tutorial/security), point by point, on the application as it
 * starts. Where a point cannot be tested without a real binary, its test says so and tests what can be.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { WebPreferences } from 'electron';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel } from '#shared/ipc/bridge.ts';
import { startTestStation } from '../helpers/station.ts';
import { preventable, type StandInContents } from './stand-in.ts';
import { launch, useDesktop, useLaunches, type TestDesktop } from './use-desktop.ts';

useLaunches();

const root = resolve(import.meta.dirname, '../..');
const sources = ['electron/main', 'electron/preload'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.(ts|cjs)$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8')),
);
const HOSTILE = [
  'https://evil.test/',
  'http://127.0.0.1:4820/',
  'app://evil/',
  'app://station.evil/',
  'file:///etc/passwd',
  'data:text/html,<script>1</script>',
  'javascript:alert(1)',
  'about:blank',
];

const own = useDesktop({ isPackaged: true });
function withWindow(check: (own: TestDesktop, contents: StandInContents, preferences: WebPreferences) => unknown) {
  const [window] = own.seen.windows;
  if (!window) throw new Error('There is no window.');
  own.seen.opened.length = 0;
  return check(own, window.contents, window.options.webPreferences ?? {});
}
const isLeft = (contents: StandInContents, event: string, url: string, more: object = {}) => {
  const details = preventable({ url, isMainFrame: true, ...more });
  contents.emit(event, details);
  return !details.defaultPrevented;
};

describe("Electron's security checklist", () => {
  test('1. only secure content is loaded: the window loads its own page, and its requests elsewhere are cancelled', () =>
    withWindow(({ seen }, contents) => {
      expect(contents.url).toBe('app://station/');
      const cancelled = (url: string) => {
        let answer = {};
        seen.beforeRequest?.({ url }, (given) => (answer = given));
        return answer;
      };
      expect(cancelled('app://station/assets/index.js')).toEqual({ cancel: false });
      expect(cancelled('blob:app://station/4711')).toEqual({ cancel: false });
      for (const url of [
        'https://evil.test/',
        'http://evil.test/',
        'ws://127.0.0.1:4820/',
        'app://evil/',
        'file:///etc/passwd',
      ]) {
        expect([url, cancelled(url)]).toEqual([url, { cancel: true }]);
      }
    }));

  test('2. the page has no Node.js', () =>
    withWindow((_own, _contents, preferences) =>
      expect(preferences).toMatchObject({
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
      }),
    ));

  test('3. context isolation is on', () =>
    withWindow((_own, _contents, preferences) => expect(preferences.contextIsolation).toBe(true)));

  test('4. every process is sandboxed', () =>
    withWindow(({ seen }, _contents, preferences) => {
      expect([preferences.sandbox, seen.isSandboxed]).toEqual([true, true]);
      expect(sources.join()).not.toMatch(/no-?sandbox/i);
    }));

  test('5. permissions are refused, those that are asked for and those that are only looked up', () =>
    withWindow(({ seen }) => {
      const { request, check, device, display } = seen.permission as Record<string, (...given: unknown[]) => unknown>;
      const answers: unknown[] = [];
      for (const name of [
        'media',
        'geolocation',
        'notifications',
        'clipboard-read',
        'clipboard-sanitized-write',
        'hid',
        'serial',
      ]) {
        request?.({}, name, (isGranted: boolean) => answers.push(isGranted));
        answers.push(check?.({}, name, 'app://station', {}));
      }
      answers.push(device?.({ deviceType: 'hid' }));
      expect(new Set(answers)).toEqual(new Set([false]));
      display?.({}, (streams: unknown) => expect(streams).toBeNull());
    }));

  test('6. webSecurity is on', () =>
    withWindow((_own, _contents, preferences) => expect(preferences.webSecurity).toBe(true)));

  describe('7. the page has a Content-Security-Policy', () => {
    let windowDir = '';
    beforeAll(() => {
      windowDir = mkdtempSync(join(tmpdir(), 'packbench-page-'));
      writeFileSync(join(windowDir, 'index.html'), '<!doctype html><title>Packbench</title>');
    });
    afterAll(() => rmSync(windowDir, { recursive: true, force: true }));

    test('nothing inline, nothing evaluated, nothing from elsewhere', async () => {
      const station = await startTestStation({ windowDir });
      const page = await station.answerWindow(new Request('app://station/', { headers: { accept: 'text/html' } }));
      await station.dispose();
      const policy = page.headers.get('content-security-policy') ?? '';
      expect(page.status).toBe(200);
      expect(policy).toMatch(/^default-src 'none'; /);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
    });
  });

  test('8. no insecure content is allowed', () =>
    withWindow((_own, _contents, preferences) => expect(preferences.allowRunningInsecureContent).toBe(false)));

  test('9. no experimental features', () =>
    withWindow((_own, _contents, preferences) => expect(preferences.experimentalFeatures).toBe(false)));

  test('10. no Blink features are turned on', () =>
    withWindow((_own, _contents, preferences) => {
      expect(preferences.enableBlinkFeatures).toBeUndefined();
      expect(sources.join()).not.toMatch(/enable-?blink-?features|appendSwitch/i);
    }));

  test('11. and 12. there are no webviews: the tag is off, and one that is attached all the same is stopped', () =>
    withWindow((_own, contents, preferences) => {
      expect(preferences.webviewTag).toBe(false);
      const event = preventable();
      contents.emit('will-attach-webview', event, {}, {});
      expect(event.defaultPrevented).toBe(true);
    }));

  test('13. navigation stays on the page', () =>
    withWindow((_own, contents, preferences) => {
      expect(preferences.navigateOnDragDrop).toBe(false);
      for (const event of ['will-navigate', 'will-redirect', 'will-frame-navigate']) {
        expect(isLeft(contents, event, 'app://station/#/ship')).toBe(true);
        for (const url of HOSTILE) expect([event, url, isLeft(contents, event, url)]).toEqual([event, url, false]);
      }
      expect(isLeft(contents, 'will-frame-navigate', 'app://station/', { isMainFrame: false })).toBe(false);
    }));

  test('14. the page opens no windows', () =>
    withWindow(({ seen }, contents) => {
      for (const url of [...HOSTILE, 'app://station/', 'app://station/docs/']) {
        expect(contents.openHandler({ url })).toEqual({ action: 'deny' });
      }
      expect(seen.windows).toHaveLength(1);
    }));

  test('15. openExternal gets the documentation of the station and nothing else', () =>
    withWindow(({ seen, desktop }, contents) => {
      for (const url of [...HOSTILE, 'app://station/docs/']) contents.openHandler({ url });
      expect(seen.opened).toEqual([`${desktop.address}/docs/`]);
    }));

  test('16. Electron is exactly one version, of the major that the design asks for or a newer one', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      devDependencies: { electron: string };
    };
    expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Number(devDependencies.electron.split('.')[0])).toBeGreaterThanOrEqual(45);
  });

  test('17. the sender of every IPC message is checked', () =>
    withWindow(async ({ seen, ask }) => {
      const foreign = [null, { parent: null, origin: 'https://evil.test' }, { parent: {}, origin: 'app://station' }];
      expect(seen.calls.size).toBeGreaterThan(3);
      for (const channel of seen.calls.keys()) {
        for (const frame of foreign)
          await expect(ask(channel as Channel, 'de', frame)).rejects.toThrow('Only the window');
      }
      expect(sources.join()).not.toMatch(/ipcMain\.on\b/);
    }));

  test('18. files come through a scheme of its own, which may not go around the policy, and never from file://', () =>
    withWindow(({ seen }) => {
      expect(seen.schemes).toEqual([
        {
          scheme: 'app',
          privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
        },
      ]);
      expect(sources.join()).not.toMatch(/file:\/\/|loadFile|pathToFileURL/);
    }));

  test('19. fuses are flipped at packaging; the flipped binary itself cannot be read here, for there is none', () => {
    const packaging = readFileSync(join(root, 'electron-builder.yml'), 'utf8');
    const [, block = ''] = /^electronFuses:\n((?: {2}\w+: \w+\n)+)/m.exec(packaging) ?? [];
    const fuses = block
      .trim()
      .split('\n')
      .map((line) => line.trim().split(': '));
    expect(Object.fromEntries(fuses)).toEqual({
      runAsNode: 'false',
      enableNodeOptionsEnvironmentVariable: 'false',
      enableNodeCliInspectArguments: 'false',
      onlyLoadAppFromAsar: 'true',
      enableEmbeddedAsarIntegrityValidation: 'true',
      enableCookieEncryption: 'true',
      grantFileProtocolExtraPrivileges: 'false',
      loadBrowserProcessSpecificV8Snapshot: 'false',
    });
  });

  test('20. the page gets calls of its own, not those of Electron', () => {
    const preload = readFileSync(join(root, 'electron/preload/preload.cjs'), 'utf8');
    expect(preload.match(/exposeInMainWorld/g)).toHaveLength(1);
    expect(preload).not.toMatch(/ipcRenderer\.(send|on|postMessage)|:\s*ipcRenderer\b|:\s*ipcRenderer\.invoke\b/);
  });
});

test('developer tools are there outside a package only, and a package takes no debugging port', async () => {
  const devTools = async (isPackaged: boolean) =>
    (await launch({ isPackaged })).seen.windows[0]?.options.webPreferences?.devTools;
  expect([await devTools(true), await devTools(false)]).toEqual([false, true]);
});
