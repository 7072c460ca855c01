import { copyFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownHubCertificate } from '#electron/hub/hub-certificate.ts';
import { newDataDir, startTestStation } from '../helpers/station.ts';
import { call, outside } from './hub-call.ts';

test.runIf(outside)('a certificate that is given is shown as it is renewed, whole, while the hub runs', async () => {
  const folders = [newDataDir(), newDataDir(), newDataDir()] as const;
  const [files, ...renewals] = folders;
  const [certFile, keyFile] = [join(files, 'cert.pem'), join(files, 'key.pem')];
  const [first, second] = await Promise.all(
    renewals.map((folder) => ownHubCertificate(folder, [outside ?? ''], Date.now())),
  );
  const put = (part: 'certificate' | 'key', from: string) =>
    copyFileSync(join(from, `hub-${part}.pem`), part === 'key' ? keyFile : certFile);
  put('certificate', renewals[0]);
  put('key', renewals[0]);
  const lines: string[] = [];
  const hub = await startTestStation({
    hub: { host: outside ?? '', port: 0, certificate: { certFile, keyFile } },
    log: (event, details) => void lines.push(`${event} ${String(details['notice'] ?? '')}`),
  });
  onTestFinished(async () => {
    await hub.dispose();
    folders.forEach((folder) => rmSync(folder, { recursive: true }));
  });
  const shown = async (ca: string | undefined) =>
    (await call(hub, '/health/live', { ca: ca ?? '' }).catch(() => null))?.fingerprint;
  /** The connection that finds the files changed may have the one before; the next one has not. */
  const shownNext = async (ca: string | undefined) => (await shown(ca), shown(ca));

  expect(await shown(first?.cert)).toBe(first?.fingerprint);
  put('certificate', renewals[1]);
  expect(await shownNext(first?.cert)).toBe(first?.fingerprint);
  put('key', renewals[1]);
  expect(await shownNext(second?.cert)).toBe(second?.fingerprint);
  expect(lines.join('\n')).toContain(`hub certificate It was renewed: ${second?.fingerprint}.`);
  // What may be read only since it was renewed has its time of before.
  const age = () => [certFile, keyFile].forEach((file) => utimesSync(file, 1, 1));
  age();
  expect(await shownNext(second?.cert)).toBe(second?.fingerprint);
  put('certificate', renewals[0]);
  put('key', renewals[0]);
  age();
  expect(await shownNext(first?.cert)).toBe(first?.fingerprint);
  writeFileSync(certFile, 'no certificate');
  expect(await shownNext(first?.cert)).toBe(first?.fingerprint);
  rmSync(certFile);
  expect(await shownNext(first?.cert)).toBe(first?.fingerprint);
});
