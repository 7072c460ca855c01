import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const MOST_LINES = 250;
const MOST_IN_A_FOLDER = 20;
/** Lists that grow by one file with every change of the ledger's structure, by one with every screen, and by one with every language. */
const EXEMPT = /^(?:electron\/ledger\/\w+\/migrations|renderer\/messages)\/|\/messages\.\w\w\.ts$/;

const files = ['electron', 'renderer', 'shared', 'build', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|vue|js|mjs|cjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !EXEMPT.test(file)),
);

test(`no file has more than ${MOST_LINES} lines`, () => {
  const long = files.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > MOST_LINES + 1);
  expect(long).toEqual([]);
});

test(`no folder has more than ${MOST_IN_A_FOLDER} source files`, () => {
  const counts = Object.entries(Object.groupBy(files, (file) => dirname(file)));
  const full = counts.flatMap(([folder, held = []]) =>
    held.length > MOST_IN_A_FOLDER ? [`${folder} has ${held.length}`] : [],
  );
  expect(counts.length).toBeGreaterThan(100);
  expect(full).toEqual([]);
});
