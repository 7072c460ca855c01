import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { startStation } from '#electron/station.ts';
import { packbench } from '../../cli/packbench.ts';
import { createApi } from '../../helpers/api.ts';
import { newDataDir, type TestStation } from '../../helpers/station.ts';
import { newDatabase, type TestDatabase } from '../database.ts';

/** A folder of a station and an empty database, for each test, and what copies between them. */
export function useCopies() {
  const at = {} as { database: TestDatabase; dataDir: string };
  let running: TestStation[] = [];
  beforeEach(async () => {
    Object.assign(at, { database: await newDatabase(), dataDir: newDataDir() });
  });
  afterEach(async () => {
    for (const station of running) await station.stop();
    running = [];
    await at.database.drop();
    rmSync(at.dataDir, { recursive: true, force: true });
  });

  const path = (name = 'ledger.db') => join(at.dataDir, name);
  const address = () => at.database.address;

  /** The arguments of the command, with the password in a file. */
  function argumentsOf(...args: string[]): string[] {
    writeFileSync(path('password'), `${address().password ?? ''}\n`);
    return ['--data-dir', at.dataDir, 'ledger', 'copy', ...args, '--ledger-password-file', path('password')];
  }
  const copy = (...args: string[]) => packbench(argumentsOf(...args));

  return {
    ...{ at, path, argumentsOf, copy },
    url: () => urlOf(address()),
    out: () => copy('--to', urlOf(address()), '--json'),
    back: (...more: string[]) => copy('--from', urlOf(address()), ...more, '--json'),

    /** A station on the file of the folder, or on the database. */
    async started(on: 'file' | 'database', folder = at.dataDir): Promise<TestStation> {
      const station = await startStation({
        ...{ dataDir: folder, host: '127.0.0.1', port: 0, stopPatienceMs: 500 },
        ...(on === 'database' && { ledger: { ...address(), isTrusted: true } }),
      });
      const credentials = JSON.parse(readFileSync(path('credentials.json'), 'utf8')) as TestStation['credentials'];
      const api = await createApi(station.baseUrl, credentials);
      const whole = { ...station, dataDir: folder, credentials, api, dispose: station.stop };
      running.push(whole);
      return whole;
    },

    /** Takes the file away, with what lies beside it. */
    removeFile() {
      for (const suffix of ['', '-witness', '-spill']) rmSync(`${path()}${suffix}`, { force: true });
    },

    /** What the file holds, and when it was last written. */
    bytesOfFile: () => `${createHash('sha256').update(readFileSync(path())).digest('hex')} ${statSync(path()).mtimeMs}`,

    /** Another empty database in the place of the one that was. */
    async renewDatabase() {
      await at.database.drop();
      at.database = await newDatabase();
    },
  };
}

const urlOf = ({ user, hosts: [host], database }: LedgerAddress) =>
  `postgres://${user}@${host?.host ?? ''}:${host?.port ?? 0}/${database}`;
