import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { programUrl, type builtFolder } from '#electron/start/built-programs.ts';
import { describeCrash } from '#electron/platform/crash.ts';
import { buildStation } from '../../build/build-station.ts';

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
