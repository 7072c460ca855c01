import { hash } from 'node:crypto';
import { randomHex } from './ids.ts';

/** What was shipped, as a line of the journal vouches for it. */
export interface Shipped {
  /** Addresses, weights, service and all that was asked for: the prepared shipment as JSON, as it is stored. */
  prepared: string;
  /** Of the packages, in their order. */
  platformTrackingNumbers: readonly string[];
  /** Of the carrier; empty where none were bought. */
  trackingNumbers: readonly string[];
  /** In the order in which they were stored. */
  documents: readonly { packageNumber: number; contentType: string; imageType: string; sha256: string }[];
}

/** Thrown away with the content once the retention time is over: nobody can try out then what a digest was of. */
const newSalt = randomHex;

/**
 * SHA-256, hexadecimal, over the salt of the shipment, how many digests it has by then, and what was shipped.
 * @param revision from 1: so an earlier digest does not vouch for a shipment that has a later one
 */
function shippedDigest(
  salt: string,
  revision: number,
  { prepared, platformTrackingNumbers, trackingNumbers, documents }: Shipped,
): string {
  const rest = JSON.stringify([
    ...[platformTrackingNumbers, trackingNumbers.map(storableText)],
    documents.map(({ packageNumber, contentType, imageType, sha256 }) => [
      ...[packageNumber, contentType, imageType, sha256],
    ]),
  ]);
  // JSON has no line ends.
  return hash('sha256', `${salt}\n${revision}\n${prepared}\n${rest}`, 'hex');
}

/** As either ledger gives it back: PostgreSQL keeps no character 0, and neither of them what is no Unicode. */
export const storableText = (text: string) => text.toWellFormed().replaceAll('\u0000', '\ufffd');

/** Lone surrogates, and character 0, as JSON writes them; whatever else stands behind a backslash is passed over. */
const UNSTORABLE = /\\(u0000|ud[89a-f][0-9a-f]{2})|\\./g;

/** JSON of which PostgreSQL takes members out: it reads all of it for that, also what is copied there from a file. */
export const storableJson = (value: unknown) =>
  JSON.stringify(value).replaceAll(UNSTORABLE, (written, unstorable?: string) => (unstorable ? '\ufffd' : written));

/** What the row of a shipment keeps of its digests: none, where it is from before there were any. */
export interface Vouched {
  /** Null once the content was redacted. */
  salt: string | null;
  revision: number;
}

/** A digest, for a line of the journal, and what the row then keeps. */
export interface Vouching extends Vouched {
  content: string | null;
}

/** Of what was redacted before it was written. */
export const NOT_VOUCHED: Vouching = { salt: null, revision: 0, content: null };

/** The first digest of a shipment, of which nothing is bought yet. */
export const vouchNew = (asked: Pick<Shipped, 'prepared' | 'platformTrackingNumbers'>): Vouching =>
  vouch(NOT_VOUCHED, { ...asked, trackingNumbers: [], documents: [] }) ?? NOT_VOUCHED;

/** The next digest of a shipment; null where its content was redacted, and nothing can be added. */
export function vouch({ salt, revision }: Vouched, shipped: Shipped): Vouching | null {
  if (salt === null && revision > 0) return null;
  const next = { salt: salt ?? newSalt(), revision: revision + 1 };
  return { ...next, content: shippedDigest(next.salt, next.revision, shipped) };
}

/** A stored shipment beside the digests that its lines have. */
export type StoredShipped = Shipped & Vouched & { isBlanked: boolean; digests: readonly string[] };

/** Whether what is stored is what the lines of the journal vouch for. */
export function isAsShipped({ salt, revision, isBlanked, digests, ...shipped }: StoredShipped): boolean {
  if (isBlanked) return true;
  if (salt === null) return digests.length === 0;
  return digests.length === revision && digests.includes(shippedDigest(salt, revision, shipped));
}
