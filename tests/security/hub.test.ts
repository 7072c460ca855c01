import { X509Certificate } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { parseHubAddress } from '#electron/hub/hub-address.ts';
import { logLine } from '#electron/platform/log/log-line.ts';
import { startStation } from '#electron/station.ts';
import { request } from '../helpers/requests.ts';
import { newDataDir, startTestStation } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';
import { call, outside } from '../hub/hub-call.ts';

const reaches = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket: Socket = connect({ host, port, timeout: 2000 });
    const end = (reached: boolean) => {
      socket.destroy();
      resolve(reached);
    };
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false));
  });

describe('without --hub', () => {
  const station = useStation();

  test.runIf(outside)('nothing of this machine’s other addresses leads to the station', async () => {
    const port = Number(new URL(station.baseUrl).port);

    expect(await reaches('127.0.0.1', port)).toBe(true);
    expect(await reaches(outside ?? '', port)).toBe(false);
    expect(station.hub).toBeNull();
  });

  test.each(['0.0.0.0', '::', '192.168.1.20', 'example.com', ''])('--host %s is refused', async (host) => {
    const dataDir = newDataDir();

    await expect(startStation({ dataDir, host, port: 0 })).rejects.toThrow(/this machine only.*--hub/);
    rmSync(dataDir, { recursive: true });
  });
});

describe('--hub takes one address of the network', () => {
  test.each([
    ['192.168.1.20', { host: '192.168.1.20', port: 4843 }],
    ['192.168.1.20:443', { host: '192.168.1.20', port: 443 }],
    ['10.0.0.7:0', { host: '10.0.0.7', port: 0 }],
    ['[fd00::20]:4843', { host: 'fd00::20', port: 4843 }],
    ['[fd00::20]', { host: 'fd00::20', port: 4843 }],
    ['fd00::20', { host: 'fd00::20', port: 4843 }],
  ])('%s', (text, expected) => {
    expect(parseHubAddress(text)).toEqual(expected);
  });

  test.each([
    '0.0.0.0',
    '0.0.0.0:4843',
    '::',
    '[::]:1',
    '127.0.0.1',
    '127.1.2.3:1',
    '::1',
    '[::ffff:127.0.0.1]:1',
    'localhost',
    'station.local',
    '192.168.1.20:65536',
    '192.168.1.20:x',
    '192.168.1',
    '',
  ])('and not "%s"', (text) => {
    expect(() => parseHubAddress(text)).toThrow(/--hub takes/);
  });
});

describe.runIf(outside)('with --hub', () => {
  const station = useStation({ hub: { host: outside ?? '', port: 0, name: 'packing.example' } });
  /** The version that was agreed upon. */
  const shakeHands = (options: ConnectionOptions): Promise<string | null> => {
    const { hostname, port } = new URL(station.hub?.url ?? '');
    const socket = connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false, ...options });
    return new Promise((resolve, reject) => {
      socket.once('secureConnect', () => {
        resolve(socket.getProtocol());
        socket.destroy();
      });
      socket.once('error', reject);
    });
  };
  const bearer = () => ({ authorization: `Bearer ${station.api.token}` });

  test('the network reaches the same station through TLS, by the certificate whose fingerprint is shown', async () => {
    const answer = await call(station, '/station/v1/settings', { headers: bearer() });

    expect([answer.status, answer.json.documents]).toEqual([200, 'base64']);
    expect(answer.fingerprint).toBe(station.hub?.fingerprint);
    expect(answer.fingerprint).toMatch(/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/);
  });

  test('links to documents lead back the way the call came', async () => {
    const body = JSON.stringify(request());
    const headers = { ...bearer(), 'content-type': 'application/json', transactionId: 'through-hub' };
    const far = await call(station, '/v1/shipment?documents=url', { method: 'POST', headers, body });
    const near = await station.api.call('POST', '/v1/shipment?documents=url', {
      body: request(),
      headers: { transactionId: 'near' },
    });
    const linkOf = (data: { transactionShipments: { packageDocuments: { fileUrl: string }[] }[] }) =>
      data.transactionShipments[0]?.packageDocuments[0]?.fileUrl ?? '';

    expect(linkOf(far.json.data).startsWith(`${station.hub?.url}/files/`)).toBe(true);
    expect(linkOf(near.body.data).startsWith(`${station.baseUrl}/files/`)).toBe(true);
    expect((await call(station, linkOf(far.json.data))).status).toBe(200);
  });

  test('the door is as narrow as the other one: token, Host and Origin', async () => {
    const url = new URL(station.hub?.url ?? '');
    const codeOf = async (headers: Record<string, string>) =>
      (await call(station, '/station/v1/settings', { headers })).json.code;

    expect(await codeOf({})).toBe('TOKEN_MISSING');
    expect(await codeOf({ ...bearer(), host: 'evil.test' })).toBe('HOST_NOT_ALLOWED');
    expect(await codeOf({ ...bearer(), origin: 'https://evil.test' })).toBe('ORIGIN_NOT_ALLOWED');
    expect(await codeOf({ ...bearer(), origin: `http://${url.host}` })).toBe('ORIGIN_NOT_ALLOWED');
    expect(await codeOf({ ...bearer(), origin: url.origin })).toBeUndefined();
    expect(await codeOf({ ...bearer(), host: `packing.example:${url.port}` })).toBeUndefined();
  });

  test.each([
    'ECDHE-ECDSA-AES128-SHA256',
    'ECDHE-ECDSA-AES256-SHA384',
    'ECDHE-ECDSA-AES128-SHA',
    'AES128-SHA',
    'AES128-GCM-SHA256',
  ])('speaks no TLS 1.2 with %s, which is not authenticated or not forward secret', async (ciphers) => {
    await expect(shakeHands({ maxVersion: 'TLSv1.2', ciphers })).rejects.toThrow(/handshake|alert|socket|ECONNRESET/);
  });

  test('speaks TLS 1.3, and 1.2 with AEAD', async () => {
    expect(await shakeHands({ minVersion: 'TLSv1.3' })).toBe('TLSv1.3');
    expect(await shakeHands({ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' })).toBe('TLSv1.2');
    await expect(shakeHands({ minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' })).rejects.toThrow();
  });

  test('speaks no plain HTTP to the network', async () => {
    const { hostname, port } = new URL(station.hub?.url ?? '');

    await expect(fetch(`http://${hostname}:${port}/health/live`)).rejects.toThrow();
    expect(await reaches(hostname, Number(new URL(station.baseUrl).port))).toBe(false);
  });

  test('keeps certificate and key in the data folder, for its owner only', () => {
    const modes = ['hub-certificate.pem', 'hub-key.pem'].map(
      (name) => statSync(join(station.dataDir, name)).mode & 0o777,
    );

    expect(modes).toEqual([0o600, 0o600]);
  });
});

describe.runIf(outside)('the hub’s certificate', () => {
  const hub = { host: outside ?? '', port: 0 };

  test('is the same after a restart, and another one for another name', async () => {
    const first = await startTestStation({ hub });
    await first.stop();
    const second = await startTestStation({ dataDir: first.dataDir, hub });
    await second.stop();
    const lines: string[] = [];
    const renamed = await startTestStation({
      ...{ dataDir: first.dataDir, hub: { ...hub, name: 'desk.example' } },
      log: (event, details) => void lines.push(logLine(0, event, details)),
    });
    await renamed.dispose();

    expect(second.hub).toMatchObject({ fingerprint: first.hub?.fingerprint, notice: null });
    expect(renamed.hub?.fingerprint).not.toBe(first.hub?.fingerprint);
    for (const each of [first, renamed]) expect(renamed.hub?.notice).toContain(each.hub?.fingerprint);
    expect(lines.join('\n')).toContain(`"notice":"${renamed.hub?.notice}"`);
  });

  test('may be given', async () => {
    const maker = await startTestStation({ hub: { ...hub, name: 'given.example' } });
    const [certFile, keyFile] = [join(maker.dataDir, 'cert.pem'), join(maker.dataDir, 'key.pem')];
    writeFileSync(certFile, readFileSync(join(maker.dataDir, 'hub-certificate.pem')));
    writeFileSync(keyFile, readFileSync(join(maker.dataDir, 'hub-key.pem')));
    const own = await startTestStation({ hub: { ...hub, certificate: { certFile, keyFile } } });
    const answer = await call(own, '/health/live', { ca: readFileSync(certFile, 'utf8') });
    await own.dispose();

    expect(answer.fingerprint).toBe(new X509Certificate(readFileSync(certFile)).fingerprint256);
    await maker.dispose();
  });

  test('that is not there, or whose key is another one’s, is refused in words, and nothing listens', async () => {
    const dataDir = newDataDir();
    const certificate = { certFile: join(dataDir, 'none.pem'), keyFile: join(dataDir, 'none.pem') };

    await expect(startStation({ dataDir, host: '127.0.0.1', port: 0, hub: { ...hub, certificate } })).rejects.toThrow(
      /certificate cannot be used.*none\.pem/,
    );
    rmSync(dataDir, { recursive: true });
  });
});
