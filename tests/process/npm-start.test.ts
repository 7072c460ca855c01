import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { newFolder, startIn, startWith, useStationProcesses } from '../helpers/station-process.ts';

useStationProcesses();

const ROOT = resolve(import.meta.dirname, '../..');
const HOOK = join(import.meta.dirname, 'fake-electron/hook.ts');

/** A folder with only what is put there, and a data folder beside it. */
function desk() {
  const dataDir = newFolder();
  const bin = join(dirname(dataDir), 'bin');
  mkdirSync(bin);
  const put = (name: string, script: string) => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  for (const tool of ['sh', 'env']) symlinkSync(`/bin/${tool}`, join(bin, tool));
  const seenBy = (name: string) => join(bin, `${name}.seen`);
  return {
    dataDir,
    bin,
    /** A program that writes down how it was called. */
    putBrowser: (name: string) => put(name, `printf '%s\\n' "$@" >"${seenBy(name)}"`),
    /** Electron as far as the application needs it: plain Node, which loads main.ts as package.json names it. */
    putElectron: () =>
      put('electron', `root=$1; shift; exec "${process.execPath}" --import "${HOOK}" "$root/$MAIN" "$@"`),
    callOf: (name: string) => (existsSync(seenBy(name)) ? readFileSync(seenBy(name), 'utf8').trim().split('\n') : null),
    start: (args: string[] = [], env: Record<string, string> = {}) =>
      startWith(['--port', '0', '--data-dir', dataDir, ...args], {
        PATH: bin,
        DISPLAY: ':99',
        WAYLAND_DISPLAY: '',
        ELECTRON_SKIP_BINARY_DOWNLOAD: '1',
        ELECTRON_OVERRIDE_DIST_PATH: bin,
        MAIN: (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { main: string }).main,
        ...env,
      }),
  };
}
const NO_BINARY = 'There is no Electron binary on this machine: the station starts for a browser instead.';

describe('npm start', () => {
  test('with an Electron binary opens the window in it, and a signal ends both in order', async () => {
    const { start, putElectron, dataDir } = desk();
    putElectron();
    const station = start();
    await expect.poll(() => station.output().stdout, { timeout: 20_000 }).toContain('The window shows app://station/');
    expect(station.output().stdout).not.toContain('no Electron');
    expect(existsSync(join(dataDir, 'station.json'))).toBe(true);
    station.child.kill('SIGTERM');
    expect(await station.ended).toEqual({ code: 0, signal: null });
    expect(existsSync(join(dataDir, 'station.json'))).toBe(false);
  });

  test('without one says so in one line and opens the same window in a Chromium, with a profile of its own', async () => {
    const { start, putBrowser, callOf, dataDir } = desk();
    putBrowser('chromium');
    const station = start();
    const address = await station.ready;
    await expect.poll(() => callOf('chromium')).not.toBeNull();
    const { stdout } = station.output();
    const lines = stdout.split('\n').filter((line) => /Electron/.test(line));
    expect(lines).toEqual([NO_BINARY]);
    const [app, profile] = callOf('chromium') ?? [];
    const opening = join(dataDir, 'open-window.html');
    expect(app).toBe(`--app=${pathToFileURL(opening).href}`);
    const [, opened, code = ''] = /replace\("(.+)\/#pair=([\w-]{22})"\)/.exec(readFileSync(opening, 'utf8')) ?? [];
    expect(opened).toBe(address);
    expect(profile).toBe(`--user-data-dir=${join(dataDir, 'browser')}`);
    const preferences = JSON.parse(readFileSync(join(dataDir, 'browser/Default/Preferences'), 'utf8')) as object;
    expect(preferences).toMatchObject({ autofill: { profile_enabled: false }, credentials_enable_service: false });

    const [, printed = ''] = /Open the window: \S+#pair=(\S+)/.exec(stdout) ?? [];
    for (const each of [code, printed]) {
      const session = await fetch(`${address}/station/v1/session`, {
        method: 'POST',
        body: JSON.stringify({ code: each }),
        headers: { 'content-type': 'application/json' },
      });
      expect(session.status).toBe(200);
    }
  });

  test('says what it can be told, all that the README names, and starts nothing', async () => {
    const { start, dataDir } = desk();
    const { ended, output } = start(['--help']);
    expect(await ended).toEqual({ code: 0, signal: null });
    const named = [...readFileSync(join(ROOT, 'README.md'), 'utf8').matchAll(/^- `(--[a-z-]+)/gm)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(5);
    const said = output()
      .stdout.split('\n')
      .map((line) => line.trim().split(' ')[0]);
    expect(named.filter((name) => !said.includes(name ?? ''))).toEqual([]);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('is told the same by the station alone, which starts nothing either', async () => {
    const dataDir = newFolder();
    const alone = ['electron/headless.ts', '--help', '--port', '0', '--data-dir', dataDir];
    const { status, stdout } = spawnSync(process.execPath, alone, { cwd: ROOT, timeout: 20_000, encoding: 'utf8' });
    expect([status, stdout, existsSync(dataDir)]).toEqual([0, expect.stringContaining('--restore NAME'), false]);
  });

  test('builds nothing where a station runs on its folder already, and is refused', async () => {
    const { start, dataDir } = desk();
    const address = await start(['--headless']).ready;
    const checkout = newFolder();
    mkdirSync(checkout, { recursive: true });
    const link = (part: string) => symlinkSync(join(ROOT, part), join(checkout, part));
    for (const part of ['build', 'renderer', 'shared', 'node_modules', 'package.json', 'package-lock.json']) link(part);
    // Another checkout, of which nothing is built, and in which the first station would have ended by the time that the second one starts.
    mkdirSync(join(checkout, 'electron'));
    for (const name of readdirSync(join(ROOT, 'electron'))) if (name !== 'headless.ts') link(join('electron', name));
    writeFileSync(join(checkout, 'electron/headless.ts'), "export const runHeadless = () => console.log('It starts');");
    const second = startIn(checkout, ['--headless', '--port', '0', '--data-dir', dataDir]);
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output().stderr).toContain(address);
    expect(second.output().stdout).toBe('');
  });

  test('with no display opens nothing, says why, and prints the address', async () => {
    const { start, putBrowser, putElectron, callOf } = desk();
    putBrowser('google-chrome');
    putElectron();
    const station = start([], { DISPLAY: '' });
    const address = await station.ready;
    await expect.poll(() => station.output().stdout).toContain(`Open the window: ${address}/#pair=`);
    station.child.kill('SIGTERM');
    expect(await station.ended).toEqual({ code: 0, signal: null });
    expect(station.output().stdout).toContain('There is no display on this machine: the station starts for a browser');
    expect([station.output().stdout.includes('The window shows'), callOf('google-chrome')]).toEqual([false, null]);
  });
});
