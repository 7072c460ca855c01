import { X509Certificate } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownHubCertificate, readHubCertificate } from '#electron/hub/hub-certificate.ts';
import { newDataDir } from '../helpers/station.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-03-02T09:00:00Z');
const NAMES = ['192.168.1.20', 'packing.example'];
let dataDir: string;
beforeEach(() => void (dataDir = newDataDir()));
afterEach(() => rmSync(dataDir, { recursive: true }));
const file = (name: 'hub-key.pem' | 'hub-certificate.pem') => join(dataDir, name);
const own = (now = NOW, names = NAMES) => ownHubCertificate(dataDir, names, now);

test('is made once and kept, with nothing to say', async () => {
  const made = await own();
  expect(await own()).toEqual(made);
  expect(made.notice).toBeNull();
  expect(new X509Certificate(readFileSync(file('hub-certificate.pem'))).fingerprint256).toBe(made.fingerprint);
});

test('is whole in one file: whatever a crash left of the copy that is handed on, it is the same', async () => {
  const made = await own();
  for (const left of ['', 'half of a certificate', (await ownHubCertificate(newDataDirOnce(), NAMES, NOW)).cert]) {
    writeFileSync(file('hub-certificate.pem'), left);
    expect((await own()).fingerprint).toBe(made.fingerprint);
    expect(readFileSync(file('hub-certificate.pem'), 'utf8')).toBe(made.cert);
  }
});

const others: string[] = [];
const newDataDirOnce = () => {
  const other = newDataDir();
  others.push(other);
  return other;
};
afterEach(() => others.splice(0).forEach((other) => rmSync(other, { recursive: true })));

test('of an earlier version, in two files, is taken over', async () => {
  const made = await own();
  writeFileSync(file('hub-key.pem'), made.key);
  const kept = await own();
  expect([kept.fingerprint, kept.notice]).toEqual([made.fingerprint, null]);
});

test('that two files of an earlier version left apart is made anew, and the start goes on', async () => {
  const made = await own();
  writeFileSync(file('hub-key.pem'), (await ownHubCertificate(newDataDirOnce(), NAMES, NOW)).key);
  expect((await own()).fingerprint).not.toBe(made.fingerprint);
});

test('says before it ends, and when it was renewed, that the fingerprint changes', async () => {
  const made = await own();
  expect((await own(NOW + 700 * DAY_MS)).notice).toBeNull();
  const warned = await own(NOW + 740 * DAY_MS);
  expect(warned.fingerprint).toBe(made.fingerprint);
  expect(warned.notice).toMatch(/ends on 2028-06-04.*another fingerprint/);
  const renewed = await own(NOW + 800 * DAY_MS);
  expect(renewed.notice).toContain(made.fingerprint);
  expect(renewed.notice).toContain(renewed.fingerprint);
  expect((await own(NOW + 800 * DAY_MS)).notice).toBeNull();
});

test('for another name is another one, which the notice says', async () => {
  await own();
  expect((await own(NOW, ['192.168.1.21'])).notice).toContain('did not name 192.168.1.21');
});

test('that is given says when callers refuse it: not valid yet, ended, or of another name', async () => {
  const made = await own();
  writeFileSync(file('hub-key.pem'), made.key);
  const given = { certFile: file('hub-certificate.pem'), keyFile: file('hub-key.pem') };
  const notice = (days: number, names = NAMES) => readHubCertificate(given, names, NOW + days * DAY_MS).notice;
  expect([notice(0), notice(790), notice(0, ['192.168.1.21', 'packing.example'])]).toEqual([null, null, null]);
  expect(notice(800)).toBe("The hub's certificate ends on 2028-06-04.");
  expect(notice(826)).toMatch(/ended on 2028-06-04.*refuse/);
  expect(notice(-2)).toMatch(/valid from 2026-03-01T09:00:00.000Z.*refuse/);
  expect(notice(0, ['192.168.1.21'])).toMatch(/192\.168\.1\.21.*refuse/);
});
