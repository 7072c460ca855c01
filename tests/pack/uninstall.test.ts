import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const SCRIPT = readFileSync(new URL('../../build/installer/before-remove.sh', import.meta.url), 'utf8');

let place: string;
/** A program of its own that runs until it is asked to end, where a package could have put it. */
let program: string;
let root: string;
const started: ChildProcess[] = [];

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'packbench-installed-'));
  program = join(place, 'packbench');
  copyFileSync(process.execPath, program);
  chmodSync(program, 0o755);
});
afterAll(() => rmSync(place, { recursive: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packbench-uninstall-'));
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

function put(path: string, content: string, mode = 0o644): string {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content, { mode });
  return file;
}

function start(command: string) {
  const child = spawn(command, ['-e', 'console.log("up"); setInterval(() => {}, 1000)'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child.on('exit', (_, signal) => resolve(signal)));
  return { child, ended, up: new Promise((resolve) => child.stdout.once('data', resolve)) };
}

/** The script with the program's place, the list of users and the change of user replaced by this test's. */
function run(action: string) {
  put('bin/getent', `#!/bin/sh\necho "jane:x:1000:1000::${root}/home/jane:/bin/sh"\n`, 0o755);
  put('bin/runuser', '#!/bin/sh\nshift 3\nexec "$@"\n', 0o755);
  const script = put('before-remove.sh', SCRIPT.replace('/opt/Packbench/packbench', program));
  const env = { ...process.env, PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH'] ?? ''}` };
  return spawnSync('sh', [script, action], { env, encoding: 'utf8' });
}

describe.runIf(process.platform === 'linux')('before the Debian package is removed', () => {
  test('the station is asked to end, login starts nothing, and the shipments stay', async () => {
    const autostart = put('home/jane/.config/autostart/packbench.desktop', '[Desktop Entry]\n');
    const others = put('home/jane/.config/autostart/mail.desktop', '[Desktop Entry]\n');
    const ledger = put('home/jane/.local/share/packbench/ledger.db', 'shipments');
    const station = start(program);
    await station.up;

    expect(run('remove')).toMatchObject({ status: 0, stderr: '' });
    expect(await station.ended).toBe('SIGTERM');
    expect([existsSync(autostart), existsSync(others), existsSync(ledger)]).toEqual([false, true, true]);
  });

  test('an upgrade leaves the station and its start at login as they are', async () => {
    const autostart = put('home/jane/.config/autostart/packbench.desktop', '[Desktop Entry]\n');
    const station = start(program);
    await station.up;

    expect(run('upgrade')).toMatchObject({ status: 0, stderr: '' });
    expect([station.child.exitCode, station.child.signalCode, existsSync(autostart)]).toEqual([null, null, true]);
  });

  test('other programs are left alone', async () => {
    const other = start(process.execPath);
    await other.up;

    expect(run('remove').status).toBe(0);
    expect([other.child.exitCode, other.child.signalCode]).toEqual([null, null]);
  });
});
