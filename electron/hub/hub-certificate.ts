import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { generate } from 'selfsigned';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Callers pin the fingerprint, so a certificate of our own lives long, and is kept for as long as it lives. */
const LIFE_MS = 825 * DAY_MS;
const RENEW_BEFORE_MS = 30 * DAY_MS;

export interface HubCertificate {
  /** PEM. */
  cert: string;
  key: string;
  /** SHA-256, as browsers and `openssl x509 -fingerprint` show it. */
  fingerprint: string;
}

/** The certificate in these PEM files. @throws Error in words where they cannot be read or do not belong together. */
export function readHubCertificate(certFile: string, keyFile: string): HubCertificate {
  try {
    return describe(readFileSync(certFile, 'utf8'), readFileSync(keyFile, 'utf8'));
  } catch (error) {
    throw new Error(`The hub's certificate cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

/** The certificate kept in the data folder; where there is none for these names, or it ends soon, a fresh one, signed by itself. */
export async function ownHubCertificate(
  dataDir: string,
  names: readonly string[],
  now: number,
): Promise<HubCertificate> {
  const [certFile, keyFile] = [join(dataDir, 'hub-certificate.pem'), join(dataDir, 'hub-key.pem')];
  if (existsSync(certFile) && existsSync(keyFile)) {
    const kept = readHubCertificate(certFile, keyFile);
    if (isGoodFor(new X509Certificate(kept.cert), names, now)) return kept;
  }
  const made = await generate([{ name: 'commonName', value: names[0] ?? 'packbench' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY_MS),
    notAfterDate: new Date(now + LIFE_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: names.map((name) => (isIP(name) ? { type: 7, ip: name } : { type: 2, value: name })),
      },
    ],
  });
  writeFileSync(keyFile, made.private, { mode: 0o600 });
  writeFileSync(certFile, made.cert, { mode: 0o600 });
  return describe(made.cert, made.private);
}

const isGoodFor = (certificate: X509Certificate, names: readonly string[], now: number) =>
  Date.parse(certificate.validTo) - now > RENEW_BEFORE_MS &&
  names.every((name) => (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined);

function describe(cert: string, key: string): HubCertificate {
  const certificate = new X509Certificate(cert);
  if (!certificate.checkPrivateKey(createPrivateKey(key)))
    throw new Error('The key is not the key of the certificate.');
  return { cert, key, fingerprint: certificate.fingerprint256 };
}
