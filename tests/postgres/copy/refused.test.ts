import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS as SHARED_MIGRATIONS } from '#electron/ledger/postgres/migrations/index.ts';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';
import { packbenchProcess } from '../../cli/packbench.ts';
import { request } from '../../helpers/requests.ts';
import { useCopies } from './use-copies.ts';

const { at, path, url, argumentsOf, copy, out, back, started, bytesOfFile } = useCopies();

describe('a copy is refused in one sentence, and nothing is changed', () => {
  const refused = async (run: Promise<Awaited<ReturnType<typeof copy>>>) => {
    const { code, err, out: said } = await run;
    expect(code).toBe(1);
    expect(err + said).not.toContain(at.database.address.password);
    return JSON.parse(said).detail as string;
  };

  test('while a station runs on the file', async () => {
    await started('file');
    expect(await refused(out())).toMatch(
      /^The ledger was not copied: a station runs on .*ledger\.db.*stop it first\.$/,
    );
  });

  test('where the database has something in it', async () => {
    await (await started('file')).stop();
    const elsewhere = await started('database', join(at.dataDir, 'elsewhere')).catch(() => null);
    await elsewhere?.stop();
    expect(await refused(out())).toMatch(/^The ledger was not copied: The database has a ledger already.*\.$/);
    expect(existsSync(path('desk.json'))).toBe(false);
  });

  test('where the database has a ledger of an older version, which stays of that version for the desks that use it', async () => {
    await (await started('file')).stop();
    const elsewhere = await started('database', join(at.dataDir, 'elsewhere')).catch(() => null);
    await elsewhere?.stop();
    const newest = SHARED_MIGRATIONS.length;
    for (const statement of [
      'ALTER TABLE packbench.void_ahead DROP COLUMN request',
      `DELETE FROM packbench.version WHERE number = ${newest}`,
    ])
      await at.database.asAdministrator(statement);
    expect(await refused(out())).toMatch(/^The ledger was not copied: The database has a ledger already/);
    // It is not there: else it could not be put.
    await at.database.asAdministrator(`INSERT INTO packbench.version VALUES (${newest}, ${newest})`);
  });

  test('where it was done before: the folder stays the desk that it is, with what its witness knows', async () => {
    await (await started('file')).stop();
    expect(await out()).toMatchObject({ code: 0 });
    const desk = await started('database');
    await desk.api.ship('since', request());
    await desk.stop();
    const filesOfDesk = () =>
      ['desk.json', 'desk-witness', 'desk-seen.json'].map((name) => readFileSync(path(name), 'utf8'));
    const before = filesOfDesk();
    expect(await refused(out())).toMatch(/^The ledger was not copied: The database has a ledger already/);
    expect(filesOfDesk()).toEqual(before);
  });

  test('where a file is of another version, or was cut off', async () => {
    await (await started('file')).stop();
    const version = (to: number) => {
      const raw = new Database(path());
      raw.pragma(`user_version = ${to}`);
      raw.close();
    };
    version(MIGRATIONS.length - 1);
    expect(await refused(out())).toMatch(/older version.*start a station of this version on it once, and stop it\.$/);
    version(MIGRATIONS.length + 1);
    expect(await refused(out())).toMatch(/newer version of Packbench.*; start the newer version\.$/);
    version(MIGRATIONS.length);
    writeFileSync(path('ledger.db-wal'), 'log');
    expect(await refused(out())).toMatch(/was cut off; start a station of this version on it once, and stop it/);
    rmSync(path('ledger.db-wal'));
    expect(await out()).toMatchObject({ code: 0 });
  });

  test('where the file is a copy itself on which no station ran yet, until a person has confirmed that its own bought nothing more', async () => {
    await (await started('file')).stop();
    copyFileSync(path(), path('again.db'));
    renameSync(path('again.db'), path());
    expect(await refused(out())).toMatch(/is itself a copy, .* start a station on it, confirm under Attention/);
    const station = await started('file');
    expect((await station.api.call('POST', '/station/v1/restore/confirmation')).status).toBe(204);
    await station.stop();
    expect(await out()).toMatchObject({ code: 0 });
  });

  test('where the server cannot be had, or there is no ledger in it', async () => {
    await (await started('file')).stop();
    const whole = url();
    const address = (changed: string) => refused(copy('--to', changed, '--json'));
    expect(await address(whole.replace(/:\d+\//, ':1/'))).toMatch(
      /ECONNREFUSED.*look whether PostgreSQL runs at .*, or correct --to\.$/,
    );
    expect(await address(`${whole}_nowhere`)).toMatch(
      /does not exist.*CREATE DATABASE .*_nowhere\), or correct its name in --to\.$/,
    );
    expect(await address(whole.replace('@', ':secret@'))).toMatch(
      /A password in --to could be read.*--ledger-password-file FILE\.$/,
    );
    await at.database.asAdministrator('DROP SCHEMA packbench CASCADE');
    expect(await refused(back('--to', path('none.db')))).toBe(
      'The ledger was not copied: There is no ledger in the database.',
    );
    expect(existsSync(path('none.db'))).toBe(false);
  });

  test('while a desk runs on the database', async () => {
    await started('database');
    expect(await refused(back())).toMatch(/Stop all stations on the ledger first.*\.$/);
    expect(existsSync(path())).toBe(false);
  });
});

describe('a copy that is killed in the middle', () => {
  /** Ends the command with SIGKILL when so many tables are copied. */
  const killedAt = (count: number, ...args: string[]) => {
    const code = `import { subscribe } from 'node:diagnostics_channel'; let n = 0;
      subscribe('packbench:copying', () => { if (++n === ${count}) process.kill(process.pid, 'SIGKILL'); });`;
    return packbenchProcess(argumentsOf(...args), {
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
    });
  };

  test('leaves an empty database, or no file, and is begun again', { timeout: 180_000 }, async () => {
    const first = await started('file');
    await first.api.ship('kept', request());
    await first.stop();
    const whole = url();
    const before = bytesOfFile();
    expect(await killedAt(12, '--to', whole)).not.toMatchObject({ code: 0 });
    expect(bytesOfFile()).toBe(before);
    // The server notices that the connection is gone.
    await expect.poll(out, { interval: 200, timeout: 60_000 }).toMatchObject({ code: 0 });
    await (await started('database')).stop();
    const moved = path('moved.db');
    expect(await killedAt(12, '--from', whole, '--to', moved)).not.toMatchObject({ code: 0 });
    expect([existsSync(moved), existsSync(`${moved}.copied`)]).toEqual([false, true]);
    expect(await back('--to', moved)).toMatchObject({ code: 0 });
    expect([existsSync(moved), existsSync(`${moved}.copied`)]).toEqual([true, false]);
  });
});
