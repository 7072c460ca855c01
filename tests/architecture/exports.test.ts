import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = ['electron', 'renderer', 'shared', 'build', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|vue|js|mjs)$/.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { file: relative(root, file), text: readFileSync(file, 'utf8') };
    }),
);

/** In how many files each name stands. */
const files = new Map<string, number>();
for (const { text } of sources)
  for (const name of new Set(text.match(/[A-Za-z_$][\w$]*/g))) files.set(name, (files.get(name) ?? 0) + 1);

test('a function, a class or a value is exported for another file only', () => {
  const modules = sources.filter(({ file }) => !file.endsWith('.test.ts'));
  const exported = modules.flatMap(({ file, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) ([A-Za-z_$][\w$]*)/gm)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(exported.length).toBeGreaterThan(1000);
  expect(exported.filter(({ name }) => files.get(name) === 1)).toEqual([]);
});
