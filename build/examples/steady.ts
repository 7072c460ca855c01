import { createHash } from 'node:crypto';
import { mod37_36 } from '../../shared/barcode/check-digits.ts';

const MOST_ELEMENTS = 2;
const LONGEST_TEXT = 600;
/** The station that all examples come from. */
const STATION = '7K';
const REQUEST_ID = '0b9a1f9e-6f0e-4a3c-9a51-3c1f0f5a7d42';

/** Long lists and texts tell no more than short ones; of checks, those that failed tell most. */
export function shorten(value: unknown): unknown {
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
    .replaceAll(/PB[0-9A-Z]{2}([0-9]{10})[0-9A-Z]/g, numbered('PB'))
    .replaceAll(/MF[0-9A-Z]{2}([0-9]{8})[0-9A-Z]/g, numbered('MF'))
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, REQUEST_ID)
    .replaceAll(/TESTLABEL[0-9A-F]{8}/g, 'TESTLABEL0A1B2C3D')
    .replaceAll(/(?<=sig=|"sig":")[\w-]+/g, '…')
    .replaceAll(/(?<="(?:bytes|size)":)[0-9]+/g, '24576')
    .replaceAll(/(?<="milliseconds":)[0-9]+/g, '4');
}
