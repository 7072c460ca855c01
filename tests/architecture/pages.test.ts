import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const MOST_IN_A_CELL = 120;

const pages = [
  'README.md',
  ...['electron', 'renderer', 'shared', 'build', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
].map((page) => ({ page, lines: readFileSync(join(root, page), 'utf8').split('\n') }));

test(`no cell of a table has more than ${MOST_IN_A_CELL} characters: what is longer is a list`, () => {
  const rows = pages.flatMap(({ page, lines }) =>
    lines.flatMap((line, index) =>
      line.startsWith('|') ? [{ at: `${page}:${index + 1}`, cells: line.split('|') }] : [],
    ),
  );
  expect(rows.length).toBeGreaterThan(50);
  const long = rows.filter(({ cells }) => cells.some((cell) => cell.trim().length > MOST_IN_A_CELL));
  expect(long.map(({ at }) => at)).toEqual([]);
});

test('every decision has an id of its own, to be cited', () => {
  const decisions = pages
    .filter(({ page }) => page.endsWith('/DECISIONS.md'))
    .flatMap(({ page, lines }) => lines.filter((line) => line.startsWith('- ')).map((line) => ({ page, line })));
  const ids = decisions.map(({ page, line }) => /^- \*\*([A-Z]+-\d+)\*\* \S/.exec(line)?.[1] ?? `${page}: ${line}`);
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter((id, index) => !/^[A-Z]+-\d+$/.test(id) || ids.indexOf(id) !== index)).toEqual([]);
});
