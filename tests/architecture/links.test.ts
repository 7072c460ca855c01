import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const pages = [
  'README.md',
  ...['electron', 'renderer', 'shared', 'build', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
];

test('every link and every path that a page names leads to a file', () => {
  const dead = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map((match) => join(dirname(page), match[1] ?? ''));
    const paths = [...text.matchAll(/`((?:electron|renderer|shared|build|tests)\/[\w./-]+\.\w+)`/g)].map(
      (match) => match[1] ?? '',
    );
    return [...links, ...paths].filter((path) => !existsSync(join(root, path))).map((path) => `${page}: ${path}`);
  });
  expect(pages.length).toBeGreaterThan(15);
  expect(dead).toEqual([]);
});

test('every file that the walk of one purchase names is there', () => {
  const page = 'electron/README.md';
  const named = [...readFileSync(join(root, page), 'utf8').matchAll(/`([a-z]+\/[\w/-]+\.ts)`/g)].map(
    (match) => match[1] ?? '',
  );
  const found = (path: string) => existsSync(join(root, path)) || existsSync(join(root, 'electron', path));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !found(path)).map((path) => relative('.', path))).toEqual([]);
});
