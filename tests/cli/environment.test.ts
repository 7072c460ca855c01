import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { connectionOf } from '#electron/cli/find-station.ts';
import { defaultDataDir } from '#electron/start/headless-arguments.ts';
import { recipientIn, request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { packbench, packbenchProcess } from './packbench.ts';

const station = useStation();
const folder = mkdtempSync(join(tmpdir(), 'packbench environment-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A data folder with what the running station left in its own. */
function copiedFolder(name: string): string {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  for (const file of ['station.json', 'credentials.json'])
    copyFileSync(join(station.dataDir, file), join(dataDir, file));
  return dataDir;
}

describe('a proxy that the environment names for every call', () => {
  test.each<Record<string, string>>([{}, { NO_PROXY: 'intranet.example' }])(
    'is passed by on the way to a station of this machine, and told no keys (%o)',
    async (others) => {
      const heard: (string | undefined)[] = [];
      const proxy = createServer((request, response) => {
        heard.push(request.url);
        response.end();
      }).listen(0, '127.0.0.1');
      await once(proxy, 'listening');
      const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
      const env = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: address, http_proxy: address, ...others };
      const { code, err } = await packbenchProcess(['--data-dir', station.dataDir, 'carriers'], { env });
      proxy.close();

      expect([code, err, heard]).toEqual([0, '', []]);
    },
  );
});

describe('a data folder', () => {
  test('without keys, as that of a second desk of a shared ledger, is said with where keys are to be had; those of the first desk do', async () => {
    const dataDir = copiedFolder('second');
    const path = join(dataDir, 'credentials.json');
    rmSync(path);
    const carriers = () => packbench(['--data-dir', dataDir, 'carriers']);
    expect(await carriers()).toMatchObject({
      code: 1,
      err: expect.stringMatching(/the first one has it.*: copy it here\. Or make an API client in the window/),
    });
    const first = JSON.parse(readFileSync(join(station.dataDir, 'credentials.json'), 'utf8'));
    writeFileSync(path, JSON.stringify({ ...first, baseUrl: 'http://127.0.0.1:9' }));
    expect(await carriers()).toMatchObject({ code: 0, err: '' });
  });

  test('whose keys somebody wrote with an editor that puts a byte order mark in front is taken', async () => {
    const dataDir = copiedFolder('marked');
    const path = join(dataDir, 'credentials.json');
    writeFileSync(path, `\uFEFF${readFileSync(path, 'utf8')}`);
    expect((await packbench(['--data-dir', dataDir, 'carriers'])).code).toBe(0);
  });

  test('whose keys are not JSON any more is told so, and not that there are none', async () => {
    const dataDir = copiedFolder('spoiled');
    writeFileSync(join(dataDir, 'credentials.json'), '{"accessKey": ');
    const { code, err } = await packbench(['--data-dir', dataDir, 'carriers']);
    expect(code).toBe(1);
    expect(err).toContain(`${join(dataDir, 'credentials.json')} is not JSON: `);
  });

  test('that this account may not read is not said to have no station', async () => {
    const dataDir = join(folder, 'closed');
    mkdirSync(join(dataDir, 'station.json'), { recursive: true });
    const { code, err } = await packbench(['--data-dir', dataDir, 'carriers']);
    expect(code).toBe(1);
    expect(err).toContain(`${join(dataDir, 'station.json')} cannot be read: E`);
    expect(err).toContain('the account that the station runs as');
  });

  test('that this account may not look at is a finding of doctor', async () => {
    const loop = join(folder, 'loop');
    symlinkSync(loop, loop);
    const { code, json } = await packbench(['--data-dir', loop, 'doctor', '--json']);
    expect([code, json.status]).toEqual([1, 'failed']);
    expect(json.checks).toContainEqual({
      ...{ name: 'folder', status: 'failed' },
      detail: expect.stringMatching(/^ELOOP.*the account that the station runs as/) as string,
    });
  });

  test('that is named by nothing, as by a script whose variable is not set, is none', async () => {
    const { code, err } = await packbench(['--data-dir', '', 'serve']);
    expect(code).toBe(2);
    expect(err).toContain('--data-dir takes a value');
    const env = { PACKBENCH_DATA_DIR: '', PACKBENCH_URL: '', PACKBENCH_FINGERPRINT: '' };
    expect(connectionOf({}, env)).toMatchObject({ dataDir: defaultDataDir(), url: undefined, fingerprint: undefined });
  });

  test('with a space in its name stands in quotes in the command that starts a station on it', async () => {
    const dataDir = join(folder, 'no station');
    const { code, err } = await packbench(['--data-dir', dataDir, 'carriers']);
    expect(code).toBe(4);
    expect(err).toMatch(/: packbench serve --data-dir (?:'[^']+no station'|"[^"]+no station")$/m);
  });
});

test.each([
  [['nonsense'], "unknown command 'nonsense'"],
  [['ship'], "missing required argument 'file'"],
  [['ship', 'x', '--nonsense'], "unknown option '--nonsense'"],
])('%o is answered as JSON where that is asked for, and said to the person, too', async (args, detail) => {
  const { code, json, err } = await packbench([...args, '--json']);
  expect(code).toBe(2);
  expect(json).toEqual({ success: false, detail, exitCode: 2 });
  expect(err).toContain(detail);
});

test('a shell whose code page is another one reads the same names in what is given as JSON', async () => {
  const personName = 'Jürgen Łącki 山田';
  const answer = await station.api.ship(
    'in-ascii',
    request({ recipient: { ...recipientIn('US'), contact: { personName } } }),
  );
  expect(answer.status).toBe(200);
  const { code, out, json } = await packbench(['--data-dir', station.dataDir, 'status', 'in-ascii', '--json']);
  expect(code).toBe(0);
  expect(out).toMatch(/^[\n -~]+$/);
  expect(json.shipment.recipient.name).toBe(personName);
});
