import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { STARTED_BY_PATH } from '../../build/pack/contents.ts';

/** `scriptBeside(import.meta.url, 'name')`, and a thread that is made of a file. */
const STARTS = /scriptBeside\(import\.meta\.url, '([a-z-]+)'\)/g;

test('every script that the station starts by its path is one that a package must have', () => {
  const root = join(import.meta.dirname, '../..');
  const started = globSync('electron/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(STARTS)].map(([, name]) => `${dirname(file)}/${name}`),
  );
  expect(started.length).toBeGreaterThan(3);
  expect([...new Set(started)].sort()).toEqual(STARTED_BY_PATH.map((file) => file.replace(/\.js$/, '')).sort());
  expect(started.filter((file) => !existsSync(join(root, `${file}.ts`)))).toEqual([]);
});
