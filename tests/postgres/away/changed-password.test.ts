import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLedgerAddress } from '#electron/ledger/postgres/address.ts';
import { openPool } from '#electron/ledger/postgres/database.ts';
import { newFolder } from '../../ledger/samples.ts';
import { newDatabase, type TestDatabase } from '../database.ts';

const ROLE = `packer_${process.pid}`;
let database: TestDatabase;
let place: ReturnType<typeof newFolder>;
beforeAll(async () => {
  [database, place] = [await newDatabase(), newFolder()];
  await database.asAdministrator(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'of March'`);
});
afterAll(async () => {
  await database.asAdministrator(`DROP ROLE ${ROLE}`);
  await database.drop();
  place.remove();
});

test('a station that runs goes on by itself once the file has the password that the database asks for by now', async () => {
  const passwordFile = join(place.folder, 'password');
  const keep = (password: string) => writeFileSync(passwordFile, `${password}\n`);
  keep('of March');
  const { hosts, database: name } = database.address;
  const [at] = hosts;
  const pool = openPool(readLedgerAddress(`postgres://${ROLE}@${at?.host}:${at?.port}/${name}`, { passwordFile }));
  const asked = () => pool.one<{ one: number }>('SELECT 1 AS one').catch((error: Error) => error.message);
  expect(await asked()).toEqual({ one: 1 });

  await database.asAdministrator(`ALTER ROLE ${ROLE} PASSWORD 'of April'`);
  await database.asAdministrator(
    `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE usename = '${ROLE}'`,
  );
  await expect.poll(asked).toContain('password authentication failed');
  rmSync(passwordFile);
  expect(await asked()).toContain('password authentication failed');
  keep('of April');
  expect(await asked()).toEqual({ one: 1 });
  await pool.close();
});
