import { createHash } from 'node:crypto';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { canonicalJson } from '#shared/format/canonical-json.ts';

/**
 * SHA-256 of what a create call asks for, as the station took it (contract, section 4, `sameContent`): spelling, order and fields that
 * nobody knows make no difference. The transactionId, which a body may repeat, is the name of the content and no part of it.
 */
export function contentDigest({ transactionId: _, ...content }: ShipmentRequest): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}
