import { once } from 'node:events';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { useStation } from '../helpers/use-station.ts';
import { packbench, packbenchOn } from './packbench.ts';

const station = useStation();
const folder = mkdtempSync(join(tmpdir(), 'packbench-trust-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Another program that sits on a port and answers everything kindly. */
async function impostor() {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    request.on('data', (chunk: Buffer) => heard.push(chunk.toString()));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ status: 'live', proof: 'x'.repeat(43), access_token: 'mine' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, heard, close: () => server.close() };
}

describe('a program that squats on the port of the station', () => {
  test('gets a challenge, no key and no shipment', async () => {
    const squatter = await impostor();
    const left = JSON.parse(readFileSync(join(station.dataDir, 'station.json'), 'utf8')) as object;
    writeFileSync(join(folder, 'station.json'), JSON.stringify({ ...left, baseUrl: squatter.url }));
    writeFileSync(join(folder, 'credentials.json'), JSON.stringify({ ...station.credentials, baseUrl: squatter.url }));
    const { code, err } = await packbench(['--data-dir', folder, 'ship', '-'], { input: '{"secret":"parcel"}' });
    squatter.close();

    expect(code).toBe(1);
    expect(err).toMatch(/does not prove to be the station.*no keys were sent/);
    expect(squatter.heard).toHaveLength(1);
    expect(squatter.heard[0]).toMatch(/^GET \/health\/live\?challenge=/);
    expect(squatter.heard.join()).not.toMatch(
      new RegExp(`${station.credentials.secretKey}|${station.credentials.accessKey}|parcel`),
    );
  });

  test('gets nothing at all where it is named by --url and the keys are the folder’s', async () => {
    const squatter = await impostor();
    const { code, err } = await packbenchOn(station)(['--url', squatter.url, 'carriers']);
    squatter.close();

    expect([code, squatter.heard]).toEqual([1, []]);
    expect(err).toContain('no keys were sent');
  });
});

describe('an address at which nothing listens', () => {
  const dead = async () => {
    const { url, close } = await impostor();
    close();
    return url;
  };

  test('is named beside that of the station of the folder, with what to do', async () => {
    const url = await dead();
    const { code, err } = await packbenchOn(station)(['--url', url, 'carriers']);
    expect(code).toBe(1);
    expect(err).toContain(`${station.dataDir} runs at ${station.baseUrl}, not at ${url}: no keys were sent.`);
    expect(err).toMatch(/Leave out --url.*PACKBENCH_ACCESS_KEY/);
  });

  test('is named where no station runs on the folder, with how to start one', async () => {
    const url = await dead();
    const dataDir = mkdtempSync(join(folder, 'without-'));
    const { code, err } = await packbench(['--data-dir', dataDir, '--url', url, 'carriers']);
    expect(code).toBe(1);
    expect(err).toContain(`No station runs on ${dataDir}, so that ${url} is not it: no keys were sent.`);
    expect(err).toMatch(/packbench serve --data-dir .*PACKBENCH_ACCESS_KEY/);
  });

  test('with keys of its own is named, and how a station is started or found', async () => {
    const url = await dead();
    const { accessKey, secretKey } = station.credentials;
    const env = { PACKBENCH_ACCESS_KEY: accessKey, PACKBENCH_SECRET_KEY: secretKey };
    const { err } = await packbench(['--data-dir', folder, '--url', url, 'carriers'], { env });
    expect(err).toContain(`${url} does not answer: no program listens there. Start the station with: packbench serve`);
    expect(err).toMatch(/or say with --url where it runs/);
  });
});

describe('a program that squats on another address of this machine, at the port of the station', () => {
  /** Passes what it is asked on to the true station, whose address it cannot have. */
  async function relayAt(host: string) {
    const heard: string[] = [];
    const server = createServer(async (request, response) => {
      heard.push(`${request.method} ${request.url}`);
      const answer = await fetch(station.baseUrl + (request.url ?? ''), { method: request.method ?? 'GET' });
      response.setHeader('content-type', 'application/json').end(await answer.text());
    }).listen(Number(new URL(station.baseUrl).port), host);
    await once(server, 'listening');
    return { heard, close: () => server.close() };
  }

  test.each(['127.0.0.2', '[::1]'])('%s gets a challenge and no key, although it passes it on', async (host) => {
    const relay = await relayAt(host.replaceAll(/[[\]]/g, '')).catch(() => null);
    if (relay === null) return expect(host).toBe('[::1]');
    const url = `http://${host}:${new URL(station.baseUrl).port}`;
    const { code, err } = await packbenchOn(station)(['--url', url, 'carriers']);
    relay.close();

    expect(code).toBe(1);
    expect(err).toContain('no keys were sent');
    expect(relay.heard.every((call) => call.startsWith('GET /health/live?challenge='))).toBe(true);
  });

  test('localhost leads to the station all the same', async () => {
    const relay = await relayAt('::1').catch(() => null);
    const url = `http://localhost:${new URL(station.baseUrl).port}`;
    const { code } = await packbenchOn(station)(['--url', url, 'carriers']);
    relay?.close();

    expect([code, relay?.heard ?? []]).toEqual([0, []]);
  });
});

describe('keys', () => {
  test.each([
    'http://192.168.1.20:4820',
    'http://evil.test',
    'http://127.0.0.1.evil.test',
    'http://user:pw@127.0.0.1:1',
    'ftp://127.0.0.1',
    'nonsense',
  ])('are not sent to %s', async (url) => {
    const { code, err } = await packbenchOn(station)(['--url', url, 'carriers']);

    expect(code).toBe(2);
    expect(err).toMatch(/keys are not sent there|is no address/);
  });

  test('of the environment work at an address of the environment', async () => {
    const env = {
      PACKBENCH_URL: station.baseUrl,
      PACKBENCH_ACCESS_KEY: station.credentials.accessKey,
      PACKBENCH_SECRET_KEY: station.credentials.secretKey,
    };
    const { code, json } = await packbench(['--data-dir', join(folder, 'none'), 'carriers', '--json'], { env });

    expect([code, json.data.length]).toEqual([0, 9]);
  });

  test('that are wrong are told so', async () => {
    const env = { PACKBENCH_ACCESS_KEY: 'AKNONE', PACKBENCH_SECRET_KEY: 'SKNONE' };
    const { code, err } = await packbenchOn(station)(['carriers'], { env });

    expect(code).toBe(1);
    expect(err).toContain('does not know these keys');
  });

  test('of credentials.json that were revoked are told so, with the file and where others are made', async () => {
    const { body } = await station.api.post('/station/v1/clients', { name: 'Revoked', scopes: ['read'] });
    await station.api.call('DELETE', `/station/v1/clients/${body.client.id}`);
    const keys = { accessKey: body.client.accessKey, secretKey: body.secretKey };
    copyFileSync(join(station.dataDir, 'station.json'), join(folder, 'station.json'));
    writeFileSync(join(folder, 'credentials.json'), JSON.stringify(keys));
    const { code, err } = await packbench(['--data-dir', folder, 'carriers']);

    expect(code).toBe(1);
    expect(err).toContain(join(folder, 'credentials.json'));
    expect(err).toContain('API & tools');
  });
});

const outside = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

describe.runIf(outside)('a hub', () => {
  const hub = useStation({ hub: { host: outside ?? '', port: 0 } });
  const call = (fingerprint?: string) =>
    packbench(['--data-dir', folder, '--url', hub.hub?.url ?? '', 'carriers', '--json'], {
      env: {
        PACKBENCH_ACCESS_KEY: hub.credentials.accessKey,
        PACKBENCH_SECRET_KEY: hub.credentials.secretKey,
        ...(fingerprint !== undefined && { PACKBENCH_FINGERPRINT: fingerprint }),
      },
    });

  test('is trusted by the fingerprint that it shows', async () => {
    const { code, json } = await call(hub.hub?.fingerprint);

    expect([code, json.data.length]).toEqual([0, 9]);
  });

  test.each([undefined, 'AA:'.repeat(31) + 'AA', ''])('is not trusted with the fingerprint %s', async (fingerprint) => {
    const { code, json } = await call(fingerprint);

    expect(code).toBe(4);
    expect(json.detail).toMatch(/certificate/);
  });
});
