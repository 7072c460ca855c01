import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_ACCOUNTS } from '#electron/carriers/test-accounts.ts';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { openPostgresLedger } from '#electron/ledger/postgres/open-ledger.ts';
import { systemClock } from '#electron/platform/system-clock.ts';
import { fillFirstStart } from '#electron/start/first-start.ts';
import { readArguments } from '#electron/start/headless-arguments.ts';
import { newDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await newDatabase();
  folder = mkdtempSync(join(tmpdir(), 'packbench-first-start-'));
});
afterEach(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const openAt = (address: LedgerAddress, within = folder) =>
  openPostgresLedger({ address, folder: within, clock: systemClock() });

test('the lines of the README for a server that stays make a ledger that a desk opens', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, section = ''] = page.split('\n## Several desks, one ledger\n');
  const [, statements = ''] = /^```sql\n([\s\S]*?)^```$/m.exec(section) ?? [];
  const [, start = ''] = /^npm start -- (--ledger .*)$/m.exec(section) ?? [];
  const [name, [{ host, port } = { host: '', port: 0 }]] = [`packbench_${process.pid}`, database.address.hosts];
  const here = (text: string) =>
    text.replaceAll('packbench', name).replace('db.lan', `${host}:${port}`).replaceAll('./', `${folder}/`);
  const made = here(statements).split(';\n').filter(Boolean);
  expect(made).toHaveLength(2);
  for (const statement of made) await database.asAdministrator(statement);
  try {
    writeFileSync(join(folder, 'ledger.password'), `${/'(.*)'/.exec(statements)?.[1] ?? ''}\n`);
    const { ledger: address, secretsKey } = readArguments(here(start).split(' '));
    expect(secretsKey).toBe(join(folder, 'secrets.key'));
    const ledger = await openAt(address ?? database.address);
    expect(await ledger.checks()).toMatchObject([{ name: 'ledger', status: 'ok' }]);
    await ledger.close();
  } finally {
    await database.asAdministrator(`DROP DATABASE ${name} WITH (FORCE)`);
    await database.asAdministrator(`DROP ROLE ${name}`);
  }
});

test('two desks that start at once on an empty ledger make the first accounts and the first client once', async () => {
  const folders = ['one', 'other'].map((name) => mkdtempSync(join(folder, name)));
  const ledgers = await Promise.all(folders.map((each) => openAt(database.address, each)));
  try {
    await Promise.all(ledgers.map((ledger, index) => fillFirstStart(folders[index] ?? '', ledger, TEST_ACCOUNTS)));
    expect(await ledgers[0]?.clients.list()).toHaveLength(1);
    expect(await ledgers[1]?.accounts.list()).toHaveLength(TEST_ACCOUNTS.length);
    expect(folders.filter((each) => existsSync(join(each, 'credentials.json')))).toHaveLength(1);
  } finally {
    await Promise.all(ledgers.map((ledger) => ledger.close()));
  }
});
