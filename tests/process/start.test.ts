import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { requireLoopback } from '#electron/platform/loopback.ts';
import { createApi } from '../helpers/api.ts';
import { startTestStation } from '../helpers/station.ts';
import {
  credentialsIn,
  launch,
  newFolder,
  useStationProcesses,
  type StationProcess,
} from '../helpers/station-process.ts';

useStationProcesses();

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const picture = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => {
      const { mtimeMs, mode, ino } = statSync(join(folder, name));
      return { name, mtimeMs, mode, ino, bytes: readFileSync(join(folder, name)).toString('base64') };
    });

describe('a first start', () => {
  test('says once that it is ready and where, keeps its folder for its owner, and leaves the keys of the first client; a second start on it is refused', async () => {
    const dataDir = newFolder();
    const station = launch('--port', '0', '--data-dir', dataDir);
    const address = await station.ready;
    const { stdout } = station.output();

    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9][0-9]*$/);
    expect(stdout.slice(0, stdout.indexOf('Packbench is ready at'))).not.toContain('ready at');
    expect(stdout.match(/ready at/g)).toHaveLength(1);
    expect((await fetch(`${address}/health/live`)).status).toBe(200);

    expect(modeOf(dataDir)).toBe('700');
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['credentials.json', 'ledger.db']));
    for (const name of readdirSync(dataDir)) expect([name, modeOf(join(dataDir, name))]).toEqual([name, '600']);

    const credentials = credentialsIn(dataDir);
    expect(Object.keys(credentials).sort()).toEqual(['accessKey', 'baseUrl', 'secretKey']);
    expect(credentials.baseUrl).toBe(address);
    const api = await createApi(credentials.baseUrl, credentials);
    expect((await api.get('/cloud-boot-manager/api/v1/carriers')).body.data).toHaveLength(9);
    await refusesAnother(station, dataDir);
  });
});

/** A second start on the folder ends with status 1, names the station that runs, and leaves the folder as it is. */
async function refusesAnother(station: StationProcess, dataDir: string): Promise<void> {
  const address = await station.ready;
  // A station that stands still writes nothing meanwhile.
  station.child.kill('SIGSTOP');
  const before = picture(dataDir);
  const second = launch('--port', '0', '--data-dir', dataDir);
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.output().stderr).toContain(address);
  expect(second.output().stderr).toContain(String(station.child.pid));
  expect(second.output().stdout).not.toContain('ready at');
  const after = picture(dataDir);
  station.child.kill('SIGCONT');
  expect(after).toEqual(before);
  expect((await fetch(`${address}/health/live`)).status).toBe(200);
}

describe('a later start', () => {
  test('keeps the keys and writes the address that is right now', async () => {
    const dataDir = newFolder();
    await (await startTestStation({ dataDir })).stop();
    const before = credentialsIn(dataDir);

    const address = await launch('--port', '0', '--data-dir', dataDir).ready;
    expect(credentialsIn(dataDir)).toEqual({ ...before, baseUrl: address });
    expect((await (await createApi(address, before)).get('/station/v1/clients')).body.clients).toHaveLength(1);
  });

  test('goes on with a credentials.json that somebody has spoiled, leaves it as it is, and says so in the log', async () => {
    const dataDir = newFolder();
    await (await startTestStation({ dataDir })).stop();
    const path = join(dataDir, 'credentials.json');
    const spoiled = readFileSync(path, 'utf8').replace('{', '');
    writeFileSync(path, spoiled);

    const station = launch('--port', '0', '--data-dir', dataDir);
    expect((await fetch(`${await station.ready}/health/live`)).status).toBe(200);
    expect(readFileSync(path, 'utf8')).toBe(spoiled);
    expect(station.output().stderr).toContain('credentials.json cannot be read, and was left as it is');
  });
});

describe('a start that cannot be', () => {
  const refusal = async (...args: string[]) => {
    const station = launch(...args);
    expect(await station.ended).toEqual({ code: 1, signal: null });
    const { stdout, stderr } = station.output();
    expect(stdout).not.toContain('ready at');
    expect(stderr.trim().split('\n'), 'one line, no stack').toHaveLength(1);
    return stderr;
  };

  test('on a port that is in use says so, and what to do', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as { port: number };
    const message = await refusal('--port', String(port), '--data-dir', newFolder());
    holder.close();

    expect(message).toContain(String(port));
    expect(message).toMatch(/in use.*--port/);
  });

  test.each([
    [['--port', 'abc'], 'abc'],
    [['--host', '0.0.0.0', '--port', '0'], '0.0.0.0'],
  ])('with the arguments %s says what is wrong with them, and makes no folder', async (args, named) => {
    const dataDir = newFolder();

    expect(await refusal(...args, '--data-dir', dataDir)).toContain(named);
    expect(existsSync(dataDir)).toBe(false);
  });

  test.runIf(process.platform === 'linux')('in a folder that cannot be made says so, and what to do', async () => {
    const file = join(newFolder(), 'file');
    mkdirSync(dirname(file));
    writeFileSync(file, '');
    for (const dataDir of ['/proc/nowhere/data', file, join(file, 'data')]) {
      const message = await refusal('--port', '0', '--data-dir', dataDir);
      expect(message).toContain(`The data folder ${dataDir} cannot be used`);
      expect(message).toContain('--data-dir.');
    }
  });

  test.each(['example.com', '192.168.1.20', '127.0.0.1.example.com'])(
    'nor is %s an address of this machine',
    (host) => {
      expect(() => requireLoopback(host)).toThrow(host);
    },
  );
});
