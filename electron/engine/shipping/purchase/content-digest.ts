import { createHash } from 'node:crypto';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { canonicalJson } from '#shared/format/canonical-json.ts';
import { isRecord } from '#shared/format/is-record.ts';

/**
 * SHA-256 of what a create call asks for, as the station took it (contract, section 4, `sameContent`): spelling, order, fields that
 * nobody knows and fields that are null, which means absent, make no difference. The transactionId, which a body may repeat, is the
 * name of the content and no part of it.
 */
export function contentDigest({ transactionId: _, ...content }: ShipmentRequest): string {
  return createHash('sha256')
    .update(canonicalJson(withoutNulls(content)))
    .digest('hex');
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  const given = Object.entries(value).filter(([, inner]) => inner !== null && inner !== undefined);
  return Object.fromEntries(given.map(([key, inner]) => [key, withoutNulls(inner)]));
}
