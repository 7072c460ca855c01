import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { programUrl, type builtFolder } from '#electron/start/built-programs.ts';
import { describeCrash } from '#electron/platform/crash.ts';
import { buildStation, removeOlder } from '../../build/build-station.ts';
import { recipientIn, request } from '../helpers/requests.ts';
import { launchWithApi, newFolder, useStationProcesses } from '../helpers/station-process.ts';

useStationProcesses();

const ROOT = join(import.meta.dirname, '../..');

test('a program starts from what was built of the very sources that are there, and in the way that is there, else from these', async () => {
  const project = mkdtempSync(join(tmpdir(), 'packbench-built-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const put = (name: string, text = '') => {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
    return pathToFileURL(join(project, name)).href;
  };
  for (const name of ['shared/words.ts', 'package-lock.json', 'build/build-station.ts']) put(name);
  const source = put('electron/headless.ts');
  const own = put('electron/start/built-programs.ts');
  copyFileSync(join(ROOT, 'electron/start/built-programs.ts'), fileURLToPath(own));
  const there = (await import(own)) as { programUrl: typeof programUrl; builtFolder: typeof builtFolder };

  expect(there.programUrl('headless')).toBe(source);
  for (const changed of ['shared/words.ts', 'electron/headless.ts', 'package-lock.json', 'build/build-station.ts']) {
    const built = put(join(relative(project, there.builtFolder()), 'headless.js'));
    expect(there.programUrl('headless')).toBe(built);
    put(changed, `export const changed = '${changed}';`);
    expect(there.programUrl('headless'), changed).toBe(source);
  }
});

test('of older builds the newest stays, and each of which a process runs, until it has ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (name: string, minute: number) => {
    mkdirSync(join(folder, name));
    const program = pathToFileURL(join(folder, name, 'headless.js')).href;
    writeFileSync(fileURLToPath(program), 'export const pid = process.pid;');
    return { program, age: () => utimesSync(join(folder, name), minute * 60, minute * 60) };
  };
  const [running, ended, older, newer, newest] = ['running', 'ended', 'older', 'newer', 'newest'].map(put);
  const keep = "import { runProgram } from '#electron/start/built-programs.ts'; await runProgram(process.env.PROGRAM);";
  const run = (program = '', rest = '') =>
    spawn(process.execPath, ['--input-type=module-typescript', '-e', `${keep} console.log('runs'); ${rest}`], {
      ...{ cwd: ROOT, env: { ...process.env, PROGRAM: program }, stdio: ['pipe', 'pipe', 'inherit'] },
    });
  const child = run(running?.program, 'process.stdin.resume();');
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  await once(run(ended?.program), 'close');
  for (const { age } of [running, ended, older, newer, newest].filter((each) => each !== undefined)) age();
  writeFileSync(join(folder, '.DS_Store'), '');

  removeOlder(folder);
  expect(readdirSync(folder).sort()).toEqual(['.DS_Store', 'newer', 'newest', 'running']);
  child.kill('SIGKILL');
  await once(child, 'close');
  removeOlder(folder);
  expect(readdirSync(folder).sort()).toEqual(['.DS_Store', 'newer', 'newest']);
});

test('the mark of a program that was broken off goes when one is run next, and that of one that runs stays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-marks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'headless.js');
  writeFileSync(program, "console.log('runs'); if (process.env.STAYS) setInterval(() => {}, 1000);");
  const run = (more: NodeJS.ProcessEnv) => {
    const work = "await (await import('#electron/start/built-programs.ts')).runProgram(process.env.PROGRAM);";
    const env = { ...process.env, ...more, PROGRAM: pathToFileURL(program).href };
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', work], {
      ...{ cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  const [running, brokenOff] = [run({ STAYS: '1' }), run({ STAYS: '1' })];
  for (const child of [running, brokenOff]) await once(child.stdout, 'data');
  brokenOff.kill('SIGINT');
  await once(brokenOff, 'close');
  await once(run({}), 'close');
  expect(readdirSync(folder).sort()).toEqual(['headless.js', `running-${running.pid}`]);
});

test('a program ends as it would where its mark cannot be taken away, as a scanner for viruses keeps one on Windows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-marked-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const program = join(folder, 'packbench.js');
  // A folder is no file that could be removed.
  const keptMark = `import { mkdirSync, rmSync } from 'node:fs'; const mark = import.meta.dirname + '/running-' + process.pid;`;
  writeFileSync(program, `${keptMark} rmSync(mark); mkdirSync(mark);`);
  const run = "await (await import('#electron/start/built-programs.ts')).runProgram(process.env.PROGRAM);";
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', run], {
    ...{ cwd: ROOT, env: { ...process.env, PROGRAM: pathToFileURL(program).href }, stdio: 'ignore' },
  });
  expect(await once(child, 'close')).toEqual([0, null]);
});

test('what is said of a crash names places in the sources', async () => {
  await buildStation();
  const program = programUrl('headless');
  const lines = readFileSync(fileURLToPath(program), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes('process.umask(')) + 1;
  const error = new Error('of 1 Main St');
  error.stack = `Error: of 1 Main St\n    at runHeadless (${program}:${line}:2)\n    at node:internal/main:1:2`;

  const source = join(ROOT, 'electron/headless.ts');
  const row =
    readFileSync(source, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('process.umask(')) + 1;
  expect(describeCrash(error).at).toEqual([
    `at runHeadless (${pathToFileURL(source).href}:${row}:3)`,
    'at node:internal/main:1:2',
  ]);
});

test('a built station prints every script and reads its own labels, as one of the sources does', async () => {
  await buildStation();
  expect(programUrl('headless')).not.toMatch(/\.ts$/);
  const { api } = await launchWithApi(newFolder());
  const recipient = { ...recipientIn('US'), contact: { personName: 'שרה كريم 😀' } };

  const { status, body } = await api.ship('BUILT-1', request({ recipient }));
  expect([status, body.detail]).toEqual([200, undefined]);
  const { body: found } = await api.get('/station/v1/shipments');
  const read = await api.post('/station/v1/labels/verify', { shipmentId: found.shipments[0].id });
  expect([read.status, read.body.detail]).toEqual([200, undefined]);
});
