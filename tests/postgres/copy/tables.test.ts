import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pairedColumns } from '#electron/ledger/copy/columns.ts';
import { pairsOf } from '#electron/ledger/copy/pairs.ts';
import { NOT_COPIED, tablesOf } from '#electron/ledger/copy/tables.ts';
import { openPool, type Database as Pool } from '#electron/ledger/postgres/database.ts';
import { migrate } from '#electron/ledger/sqlite/migrate.ts';
import { newDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let pool: Pool;
let file: Database.Database;
beforeEach(async () => {
  database = await newDatabase();
  pool = openPool(database.address);
  file = new Database(':memory:');
  migrate(file);
});
afterEach(async () => {
  file.close();
  await pool.close();
  await database.drop();
});

test('every table of both ledgers is copied, or named with why it is not', async () => {
  const tables = tablesOf([]);
  const inFile = file.prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
  const shared = await pool.all<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'packbench'::regnamespace AND relkind = 'r'`,
  );
  const isShadow = (name: string) => /_search_/.test(name);
  const names = (side: 'file' | 'shared') => [
    ...new Set([...tables.map((each) => each[side]), ...Object.keys(NOT_COPIED[side])]),
  ];
  expect(inFile.filter((name) => !isShadow(name)).toSorted()).toEqual(names('file').toSorted());
  expect(shared.map(({ name }) => name).toSorted()).toEqual(names('shared').toSorted());
});

test('no column of either is left behind: one that only one of them has is an error', async () => {
  await pairsOf(pool, file);
  const account = { file: 'account', shared: 'account', key: ['position'] };
  const column = (name: string) => ({ name, type: 'text' });
  expect(() => pairedColumns(account, [column('position'), column('more')], ['position'])).toThrow('account.more');
  expect(() => pairedColumns(account, [column('position')], ['position', 'less'])).toThrow('account.less');
});
