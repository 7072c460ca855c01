import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { writeDurably } from '#electron/platform/write-durably.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Callers pin the fingerprint, so a certificate of our own lives long, and is kept for as long as it lives. */
const LIFE_MS = 825 * DAY_MS;
const RENEW_BEFORE_MS = 30 * DAY_MS;
/** From here on every start says that the fingerprint is going to change. */
const SAY_BEFORE_MS = 90 * DAY_MS;

export interface HubCertificate {
  /** PEM. */
  cert: string;
  key: string;
  /** SHA-256, as browsers and `openssl x509 -fingerprint` show it. */
  fingerprint: string;
  /** What whoever compares the fingerprint must know, in a sentence; null where there is nothing. */
  notice: string | null;
}

/**
 * The certificate in these PEM files; the notice says where callers that check it would refuse it. @param names by which the hub is called
 * @throws Error in words where they cannot be read or do not belong together.
 */
export function readHubCertificate(
  { certFile, keyFile }: { certFile: string; keyFile: string },
  names: readonly string[],
  now: number,
): HubCertificate {
  try {
    const given = describe(readFileSync(certFile, 'utf8'), readFileSync(keyFile, 'utf8'));
    return { ...given, notice: givenNotice(new X509Certificate(given.cert), names, now) };
  } catch (error) {
    throw new Error(`The hub's certificate cannot be used: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The certificate kept in the data folder; where there is none for these names, or it ends soon, a fresh one, signed by itself. Key and
 * certificate lie in one file, so that a crash never leaves the one without the other; the second file is a copy of the certificate alone,
 * for people to hand on. A fresh one in the place of another has another fingerprint: the notice names both.
 */
export async function ownHubCertificate(
  dataDir: string,
  names: readonly string[],
  now: number,
): Promise<HubCertificate> {
  const [copy, file] = [join(dataDir, 'hub-certificate.pem'), join(dataDir, 'hub-key.pem')];
  const kept = keptCertificate(copy, file);
  const reason = kept && whyNotGood(new X509Certificate(kept.cert), names, now);
  const used = kept && reason === null ? kept : await makeCertificate(names, now);
  if (used !== kept) writeDurably(file, Buffer.from(`${used.key.trim()}\n${used.cert.trim()}\n`));
  if (textOf(copy) !== used.cert) writeDurably(copy, Buffer.from(used.cert));
  const notice = used === kept ? endingNotice(kept.cert, now) : kept && replacedNotice(kept, used, reason);
  return { ...used, notice };
}

const BLOCK = (name: string) => new RegExp(`-----BEGIN ${name}-----[^-]+-----END ${name}-----\\n?`);

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** What is kept, as one file or as the two of earlier versions; null where there is nothing that can be used. */
function keptCertificate(copy: string, file: string): HubCertificate | null {
  const text = textOf(file);
  const key = BLOCK('(?:EC |RSA )?PRIVATE KEY').exec(text)?.[0];
  const cert = BLOCK('CERTIFICATE').exec(text)?.[0] ?? textOf(copy);
  if (key === undefined) return null;
  try {
    return describe(cert, key);
  } catch {
    return null;
  }
}

async function makeCertificate(names: readonly string[], now: number): Promise<HubCertificate> {
  // Loaded only here: it takes as long as a tenth of a start, and a certificate is made once in years.
  const { generate } = await import('selfsigned');
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
  return describe(`${made.cert.trim()}\n`, made.private);
}

function whyNotGood(certificate: X509Certificate, names: readonly string[], now: number): string | null {
  if (Date.parse(certificate.validTo) - now <= RENEW_BEFORE_MS)
    return `it ended on ${dayOf(certificate)}, or soon would`;
  const missing = names.find((name) => !isNamed(certificate, name));
  return missing === undefined ? null : `it did not name ${missing}`;
}

const isNamed = (certificate: X509Certificate, name: string) =>
  Boolean(isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name));

function givenNotice(certificate: X509Certificate, names: readonly string[], now: number): string | null {
  const refused = 'Callers that check it refuse the hub';
  const end = Date.parse(certificate.validTo);
  if (end <= now) return `The hub's certificate ended on ${dayOf(certificate)}. ${refused}.`;
  const from = new Date(certificate.validFrom);
  if (from.getTime() > now)
    return `The hub's certificate is valid from ${from.toISOString()} on. ${refused} until then.`;
  if (!names.some((name) => isNamed(certificate, name)))
    return `The hub's certificate names none of ${names.join(', ')}. ${refused}; --hub-name gives the hub a name that it has.`;
  return end - now > RENEW_BEFORE_MS ? null : `The hub's certificate ends on ${dayOf(certificate)}.`;
}

const replacedNotice = (old: HubCertificate, fresh: HubCertificate, reason: string | null) =>
  `The hub has a new certificate, because the old one is used no more: ${reason}. Give every caller that compares the old fingerprint ${old.fingerprint} the new one: ${fresh.fingerprint}.`;

function endingNotice(cert: string, now: number): string | null {
  const certificate = new X509Certificate(cert);
  const from = Date.parse(certificate.validTo) - RENEW_BEFORE_MS;
  if (from - now > SAY_BEFORE_MS - RENEW_BEFORE_MS) return null;
  return `The hub's certificate ends on ${dayOf(certificate)}. A start from ${new Date(from).toISOString().slice(0, 10)} on makes a new one with another fingerprint, which callers that compare it must be given.`;
}

const dayOf = ({ validTo }: X509Certificate) => new Date(validTo).toISOString().slice(0, 10);

function describe(cert: string, key: string): HubCertificate {
  const certificate = new X509Certificate(cert);
  if (!certificate.checkPrivateKey(createPrivateKey(key)))
    throw new Error('The key is not the key of the certificate.');
  return { cert, key, fingerprint: certificate.fingerprint256, notice: null };
}
