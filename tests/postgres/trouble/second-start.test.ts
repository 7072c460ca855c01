import { readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, serve, useStationProcesses } from '../../helpers/station-process.ts';
import { newDatabase } from '../database.ts';

useStationProcesses();

test('a second start on the folder of a desk that runs names it and changes nothing, with the ledger or without', async () => {
  const { hosts, user, password = '', database: name } = (await newDatabase()).address;
  const dataDir = newFolder();
  const passwordFile = join(dirname(dataDir), 'password');
  writeFileSync(passwordFile, `${password}\n`);
  const at = `postgres://${user}@${hosts[0]?.host ?? ''}:${hosts[0]?.port ?? 0}/${name}`;
  const start = ['--port', '0', '--data-dir', dataDir];
  const shared = ['--ledger', at, '--ledger-password-file', passwordFile];
  const address = await serve(...start, ...shared).ready;
  // It is made a second after the start.
  await expect.poll(() => readdirSync(dataDir)).toContain('desk-spill');
  const before = readdirSync(dataDir).sort();
  for (const options of [shared, []]) {
    const second = serve(...start, ...options);
    expect(await second.ended).toEqual({ code: 1, signal: null });
    expect(second.output().stderr).toContain(`Another station already runs on ${dataDir}`);
    expect(second.output().stderr).toContain(address);
    expect(readdirSync(dataDir).sort()).toEqual(before);
  }
});
