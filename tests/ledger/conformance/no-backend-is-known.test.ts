import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What would tie a test to one backend: its modules, its library, files and paths. */
const OF_ONE_BACKEND =
  /(?:from |import\()'(?:#electron\/ledger\/(?:sqlite|postgres|local)\/[^']*|better-sqlite3|pg|node:(?:fs|path|os)[^']*|[^']*\/use-ledger\.ts)'/;
const EXEMPT = ['backends.ts', 'no-backend-is-known.test.ts'];

test('only the list of backends knows one', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const knowing = files.filter((name) => OF_ONE_BACKEND.test(readFileSync(join(import.meta.dirname, name), 'utf8')));
  expect(files.length).toBeGreaterThan(15);
  expect(knowing.toSorted()).toEqual(EXEMPT);
});
