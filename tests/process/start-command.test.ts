import { expect, test } from 'vitest';
import { defaultDataDir } from '#electron/start/headless-arguments.ts';
import { startCommand, type StartedAs } from '#electron/start/start-command.ts';

const started = (changes: Partial<StartedAs>): StartedAs => ({
  argv: ['/usr/bin/node', '/opt/elsewhere.ts'],
  env: {},
  execPath: '/usr/bin/node',
  platform: 'linux',
  versions: {},
  ...changes,
});
const npm = started({ env: { npm_lifecycle_event: 'start' } });
const restore = ['--restore', 'daily.db'];

test.each<[string, StartedAs, string]>([
  ['npm', npm, 'npm start -- --restore daily.db'],
  [
    'npm without a window',
    { ...npm, argv: [...npm.argv, '--headless', '--port', '0'] },
    'npm start -- --headless --restore daily.db',
  ],
  [
    'npm, which starts Electron from the sources',
    { ...npm, versions: { electron: '43.1.1' }, defaultApp: true },
    'npm start -- --restore daily.db',
  ],
  [
    'the command',
    started({ argv: ['/usr/bin/node', '/usr/local/bin/packbench', 'serve'] }),
    'packbench serve --restore daily.db',
  ],
  [
    'the installed application',
    started({ versions: { electron: '43.1.1' }, execPath: '/opt/Packbench/packbench' }),
    '/opt/Packbench/packbench --restore daily.db',
  ],
  [
    'the installed application on Windows',
    started({
      versions: { electron: '43.1.1' },
      execPath: String.raw`C:\Program Files\Packbench\Packbench.exe`,
      platform: 'win32',
    }),
    String.raw`"C:\Program Files\Packbench\Packbench.exe" --restore daily.db`,
  ],
  [
    'an AppImage, which runs from a place that is gone when it ends',
    started({
      versions: { electron: '43.1.1' },
      execPath: '/tmp/.mount_1/packbench',
      env: { APPIMAGE: "/home/jane/Jane's/Packbench.AppImage" },
    }),
    String.raw`'/home/jane/Jane'\''s/Packbench.AppImage' --restore daily.db`,
  ],
])('a station that was started by %s is started by it again', (_, how, command) => {
  expect(startCommand(how, defaultDataDir(), restore)).toBe(command);
});

test('a data folder of its own is named, and nothing more than is needed', () => {
  expect(startCommand(npm, '/srv/data', restore)).toBe('npm start -- --data-dir /srv/data --restore daily.db');
  expect(startCommand(npm, defaultDataDir())).toBe('npm start');
});

test('a station that was started in a way of its own has no command', () => {
  expect(startCommand(started({}), defaultDataDir(), restore)).toBeNull();
});
