import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { mod37_36 } from '../../shared/barcode/check-digits.ts';
import type { Example, Examples } from './recorder.ts';

const MOST_ELEMENTS = 2;
const LONGEST_TEXT = 600;
/** The station that all examples come from. */
const STATION = '7K';
const REQUEST_ID = '0b9a1f9e-6f0e-4a3c-9a51-3c1f0f5a7d42';

/** Examples whose answers are shortened. What is sent stays whole: whoever tries it must not be refused for what is missing. */
export const shortenAnswers = (examples: Examples): Examples =>
  Object.fromEntries(
    Object.entries(examples).map(([id, example]) => [
      id,
      { ...example, responses: shorten(example.responses) as Example['responses'] },
    ]),
  );

/** Long lists and texts tell no more than short ones; of checks, those that failed tell most. */
function shorten(value: unknown): unknown {
  if (Array.isArray(value))
    return value
      .toSorted((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)))
      .slice(0, MOST_ELEMENTS)
      .map(shorten);
  if (typeof value === 'string' && value.length > LONGEST_TEXT && !value.startsWith('http'))
    return `${value.slice(0, LONGEST_TEXT)}…`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shorten(child)]));
}

const hasFailed = (element: unknown) => (element as { status?: unknown } | null)?.status === 'failed';

/** The texts of secret members of an answer. */
export function secretsIn(value: unknown): string[] {
  return Object.entries(Object(value) as object).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'string' && child.length > 20 && /^(?:secretKey|secret|access_?token|code|proof)$/i.test(name)
      ? [child]
      : [],
  );
}

const numbered = (prefix: string) => (_match: string, sequence: string) => {
  const body = `${prefix}${STATION}${sequence}`;
  return body + mod37_36(body);
};

const PARCEL_NUMBER = /PB[0-9A-Z]{2}([0-9]{10})[0-9A-Z]/g;
/** A file that was sent as base64; a picture stays as it is. */
const withParcelNumbers = (base64: string) => {
  const bytes = Buffer.from(base64, 'base64');
  return isUtf8(bytes)
    ? Buffer.from(bytes.toString().replaceAll(PARCEL_NUMBER, numbered('PB'))).toString('base64')
    : base64;
};

/** The same text for the same examples in every run: the n-th id becomes a digest of n, secrets are left out, `replaced` is done first. */
export function steady(text: string, replaced: readonly (readonly [string, string])[]): string {
  const ids = new Map<string, string>();
  const asDigest = (id: string) => {
    const known = ids.get(id) ?? createHash('sha256').update(`example ${ids.size}`).digest('hex').slice(0, id.length);
    ids.set(id, known);
    return known;
  };
  return replaced
    .reduce((all, [from, to]) => all.replaceAll(from, to), text)
    .replaceAll(/(?<![0-9a-f])(?:[0-9a-f]{64}|[0-9a-f]{32}|[0-9a-f]{24}|[0-9a-f]{16})(?![0-9a-f])/g, asDigest)
    .replaceAll(/\bAK([0-9A-F]{24})\b/g, (_, id: string) => `AK${asDigest(id.toLowerCase()).toUpperCase()}`)
    .replaceAll(PARCEL_NUMBER, numbered('PB'))
    .replaceAll(/MF[0-9A-Z]{2}([0-9]{8})[0-9A-Z]/g, numbered('MF'))
    .replaceAll(/(?<="stationId":")[0-9A-Z]{2}(?=")/g, STATION)
    .replaceAll(/(?<="contentBase64":")[^"]+/g, withParcelNumbers)
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, REQUEST_ID)
    .replaceAll(/TESTLABEL[0-9A-F]{8}/g, 'TESTLABEL0A1B2C3D')
    .replaceAll(/(?<=sig=|"sig":")[\w-]+/g, '…')
    .replaceAll(/(?<="mark":"[^"]* )[0-9.]+(?=")/g, '1772442000000')
    .replaceAll(/(?<="(?:bytes|size)":)[0-9]+/g, '24576')
    .replaceAll(/(?<="milliseconds":)[0-9]+/g, '4');
}
