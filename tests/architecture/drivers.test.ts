import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** What a station loads only once a ledger or a source needs it. */
const DRIVERS = ['mysql2', 'pg', 'tedious'];
const STARTS = ['electron/headless.ts', 'electron/station.ts', 'electron/main/run-desktop.ts'];

/** What is loaded with the file: not types, nor what is imported in the middle of something. */
const loadedWith = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|export)(?! type )[^;'"]*?from '([^']+)';$/gm)].map(
    ([, specifier = '']) =>
      specifier.startsWith('.') ? relative(root, resolve(root, file, '..', specifier)) : specifier.replace(/^#/, ''),
  );

test('a station loads the drivers of databases when they are used, and not with itself', () => {
  const seen = new Set<string>(STARTS);
  for (const file of seen) for (const next of file.endsWith('.ts') ? loadedWith(file) : []) seen.add(next);
  expect(seen).toContain('electron/sources/index.ts');
  expect(seen).toContain('better-sqlite3');
  expect(DRIVERS.filter((driver) => seen.has(driver))).toEqual([]);
  const own = ['mysql', 'postgresql'].flatMap((name) => loadedWith(`electron/sources/databases/${name}.ts`));
  expect(own).toEqual(expect.arrayContaining(['mysql2', 'pg']));
});
