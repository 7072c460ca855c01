import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { some } from '../forms.ts';
import { createApi } from '../helpers/api.ts';
import { rawBytes } from '../helpers/raw.ts';
import { request } from '../helpers/requests.ts';
import { credentialsIn, launchWithApi, newFolder, useStationProcesses } from '../helpers/station-process.ts';

useStationProcesses();

/** What no log, no crash and no metric may ever hold. */
const CANARY = {
  name: 'Kanarienvogel Zeisig',
  street: 'Voliere 77b',
  phone: '4915550199887',
  mail: 'zeisig@kanarie.example',
  reference: 'REF-KANARIE-5',
};
const recipient = {
  address: {
    countryCode: 'US',
    stateOrProvinceCode: 'CA',
    city: 'Los Angeles',
    zipCode: '90001',
    streetLine1: CANARY.street,
  },
  contact: { personName: CANARY.name, phoneNumber: CANARY.phone, emailAddress: CANARY.mail },
};
const body = (changes: object = {}) => request({ recipient, ...changes });
const behaving = (itemCode: string) =>
  body({ itemLines: [{ itemCode, weight: { units: 'LB', value: 2 }, customerReference: { ref1: CANARY.reference } }] });
const words = Object.values(CANARY);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Every way in of the contract, with the canary wherever something can be put. */
async function throughEveryRoute({ api }: Awaited<ReturnType<typeof launchWithApi>>): Promise<void> {
  const canary = encodeURIComponent(CANARY.name);
  for (const { method, path, aliases = [], query, bodyType, access } of Object.values<Route>(routes)) {
    for (const each of [path, ...aliases]) {
      if (path === '/station/v1/events') continue;
      const names = Object.keys((query as { properties?: object } | undefined)?.properties ?? {});
      const search = names.map((name) => `${name}=${canary}`).join('&');
      const url = `${each.replaceAll(/:[a-zA-Z]+/g, canary)}?${search}`;
      const options = bodyType ? { headers: FORM } : {};
      for (const raw of [
        JSON.stringify(body()),
        `{"broken": "${CANARY.name}`,
        JSON.stringify({ account: { name: CANARY.name } }),
      ]) {
        const sent = method === 'GET' || method === 'DELETE' ? {} : { raw };
        await api.call(method, url, { ...options, ...sent });
        if (access !== 'public')
          await api.call(method, url, { ...options, ...sent, token: CANARY.mail.replace('@', '-') });
      }
    }
  }
}

/** Purchases with every outcome, and whatever is done with a shipment afterwards. */
async function throughEveryOutcome({ api }: Awaited<ReturnType<typeof launchWithApi>>): Promise<void> {
  const codes = ['plain', 'TEST-REJECT', 'TEST-UNAVAILABLE', 'TEST-UNKNOWN', 'TEST-SLOW-10'];
  for (const code of codes) {
    await api.ship(`canary-${code}`, behaving(code));
    await api.ship(`canary-${code}`, behaving(code));
  }
  await api.ship('canary-invalid', body({ itemLines: [] }));
  await api.check(body());
  await api.get(`/station/v1/shipments?text=${encodeURIComponent(CANARY.name)}`);
  const { body: page } = await api.get('/station/v1/shipments');
  for (const { id } of page.shipments as { id: string }[]) await api.get(`/station/v1/shipments/${id}`);
}

async function throughTheToken({ api }: Awaited<ReturnType<typeof launchWithApi>>): Promise<void> {
  const form = `grant_type=client_credentials&client_id=${CANARY.reference}&client_secret=${encodeURIComponent(CANARY.mail)}`;
  for (let tries = 0; tries < 12; tries++)
    await api.call('POST', '/oauth/token', { raw: form, headers: FORM, token: null });
}

function everyLogIn(dataDir: string): string {
  const folder = join(dataDir, 'logs');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.map((name) => `${name}\n${readFileSync(join(folder, name), 'latin1')}`).join('\n');
}

describe('after the canary went through every route, every outcome and every error', () => {
  let said = '';
  let secrets: string[] = [];

  beforeAll(async () => {
    const dataDir = newFolder();
    const station = await launchWithApi(dataDir);
    const keys = credentialsIn(dataDir);
    const { body: created } = await station.api.post('/station/v1/clients', {
      name: 'Second',
      scopes: ['read', 'ship'],
    });
    const second = await createApi(keys.baseUrl, { accessKey: created.client.accessKey, secretKey: created.secretKey });
    secrets = [keys.secretKey, station.api.token, created.secretKey, second.token];
    await throughEveryOutcome(station);
    await throughEveryRoute(station);
    await throughTheToken(station);
    await rawBytes(keys.baseUrl, `GET /${CANARY.reference} HTTP/1.1\r\nBad Name: ${CANARY.mail}\r\n\r\n`);
    const metrics = await fetch(`${keys.baseUrl}/metrics`, { headers: { authorization: station.api.token } });
    const figures = await metrics.text();
    station.child.kill('SIGTERM');
    await station.ended;
    const { stdout, stderr } = station.output();
    said = [stdout, stderr, everyLogIn(dataDir), figures].join('\n');
  }, 120_000);

  test.each(Object.entries(CANARY))('its %s is in no log, no output and no metric', (_name, word) => {
    expect(said).toContain('Packbench is ready at');
    expect(said).not.toContain(word);
    expect(said).not.toContain(encodeURIComponent(word));
    expect(said).not.toContain(JSON.stringify(word).slice(1, -1));
  });

  test('no secret key and no token is there either', () => {
    expect(secrets.every((secret) => secret.length > 40)).toBe(true);
    for (const secret of secrets) expect(said).not.toContain(secret);
  });
});

describe('a crash', () => {
  test.each(some(['exception', 'rejection'], 1))(
    'by an %s says where it was, and nothing of whom it was about',
    async (kind) => {
      const dataDir = newFolder();
      const child = spawn(process.execPath, [join(import.meta.dirname, 'crashing-station.ts'), dataDir, kind]);
      let said = '';
      child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
      const [first] = (await once(child.stdout, 'data')) as [Buffer];
      const baseUrl = /http:\S+/.exec(first.toString())?.[0] ?? '';
      const api = await createApi(baseUrl, credentialsIn(dataDir));
      const lost = api.ship('crash', body()).catch(() => 'no answer');
      const [code] = (await once(child, 'close')) as [number];

      expect([await lost, code]).toEqual(['no answer', 70]);
      expect(said).toMatch(/"event":"crashed","error":"TypeError","at":\[".*crashing-station\.ts/);
      for (const word of words) expect(said).not.toContain(word);
    },
  );
});
