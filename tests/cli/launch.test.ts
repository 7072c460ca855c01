import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, copyFileSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LAUNCHER = join(ROOT, 'electron/cli/launch.mjs');
/** What an older Node says that it is. */
const OLDER = [
  '--import',
  'data:text/javascript,' +
    encodeURIComponent(
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })",
    ),
];
const launched = (nodeOptions: string[], launcher: string, ...args: string[]) =>
  spawnSync(process.execPath, [...nodeOptions, launcher, ...args], { encoding: 'utf8' });

test.each([
  ['the project’s own Node', []],
  ['an older Node', OLDER],
])('the command runs on %s, with the exit code of the program', (_, options) => {
  expect(launched(options, LAUNCHER, '--version')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\d+\.\d+/),
  });
  expect(launched(options, LAUNCHER, 'no-such-command').status).toBe(2);
});

test('on an older Node, where the project’s own is not installed, it says what to do', () => {
  const project = mkdtempSync(join(tmpdir(), 'packbench-launch-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, 'electron/cli'), { recursive: true });
  const launcher = join(project, 'electron/cli/launch.mjs');
  copyFileSync(LAUNCHER, launcher);

  expect(launched(OLDER, launcher, '--version')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `packbench needs Node 24; this is Node 20.19.0. Install Node 24 or newer, or run \`npm ci\` in ${project}: it brings its own.\n`,
  });
});

test.runIf(process.platform !== 'win32')('a signal to the command reaches the program behind it', async () => {
  const child = spawn(process.execPath, [...OLDER, LAUNCHER, 'ship', '-'], { stdio: ['pipe', 'ignore', 'ignore'] });
  await new Promise((resolve) => child.once('spawn', resolve));
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  // Waits for its input, which does not come.
  await expect
    .poll(() =>
      spawnSync('pgrep', ['-P', String(child.pid)])
        .stdout.toString()
        .trim(),
    )
    .not.toBe('');
  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: null, signal: 'SIGTERM' });
});

test('"node electron/headless.ts" runs the station: it says what is wrong with its options', () => {
  const { status, stderr } = launched([], join(ROOT, 'electron/headless.ts'), '--port', 'none');
  expect([status, stderr]).toEqual([1, '--port takes a number from 0 to 65535, not none.\n']);
});

/** The path to programs of a terminal in which nothing of the project is at hand. */
const OWN_PATH = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);
const ofTheMachine = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, PATH: OWN_PATH } });
const machinesNode = ofTheMachine('node', '--version').stdout?.trim() ?? '';
const isOlder = process.platform !== 'win32' && /^v(?:1\d|20)\./.test(machinesNode);
if (!isOlder)
  console.log(`The Node of this machine is ${machinesNode || 'none'}: what an older one does is not tried.`);

// Node 20 ends before it reads a line of a TypeScript file, so that the README has to say what starts it.
test.runIf(isOlder)('on a machine with an older Node the station is started as the README says', () => {
  const command = /`(npx node electron\/headless\.ts)`/.exec(
    readFileSync(join(ROOT, 'README.md'), 'utf8').replace(/\s+/g, ' '),
  )?.[1];
  expect(command ?? 'the README does not say it').toBe('npx node electron/headless.ts');
  expect(ofTheMachine('node', 'electron/headless.ts').stderr).toContain('ERR_UNKNOWN_FILE_EXTENSION');
  const { status, stderr } = ofTheMachine('npx', 'node', 'electron/headless.ts', '--port', 'none');
  expect([status, stderr]).toEqual([1, '--port takes a number from 0 to 65535, not none.\n']);
});
