import type { ShipmentFilter } from '#electron/engine/shipping/store.ts';
import { comparableCode } from '#shared/schema/accounts/carrier.ts';
import { searchQuery } from '../search-words.ts';

/** Conditions on shipments, with the values of the parameters they name. */
export interface SqlFilter {
  conditions: string[];
  values: unknown[];
  /** Adds a condition on a value, where there is one. */
  add(value: unknown, condition: (parameter: string) => string): void;
}

const IS_MANIFESTED = 'EXISTS (SELECT 1 FROM manifest_shipment WHERE manifest_shipment.shipment = shipment.sequence)';

/** The filter as conditions on `shipment`, but for its words: see wordsOf. */
export function filterOf(query: ShipmentFilter): SqlFilter {
  const filter = openFilter();
  const { add } = filter;
  add(query.clientIds, (given) => `client_id = ANY(${given})`);
  add(query.ids, (given) => `id = ANY(${given})`);
  add(query.states, (given) => `state = ANY(${given})`);
  add(query.carrierId, (given) => `carrier_id = ${given}`);
  add(query.carrierCode && comparableCode(query.carrierCode), (given) => `carrier_code = ${given}`);
  add(query.packer, (given) => `prepared -> 'packer' ->> 'id' = ${given}`);
  add(query.acceptedFrom, (given) => `accepted_at >= ${given}`);
  add(query.acceptedBefore, (given) => `accepted_at < ${given}`);
  add(query.transactionId, (given) => `transaction_id = ${given}`);
  add(
    query.itemTransactionId,
    (given) => `sequence IN (SELECT package.shipment FROM package WHERE item_transaction_id = ${given})`,
  );
  add(
    query.trackingNumber?.trim(),
    (given) => `sequence IN (
      SELECT package.shipment FROM package WHERE lower(tracking_number) = lower(${given} COLLATE "C")
      UNION SELECT package.shipment FROM package WHERE lower(platform_tracking_number) = lower(${given} COLLATE "C"))`,
  );
  add(
    query.manifestId,
    (given) => `sequence IN (
      SELECT manifest_shipment.shipment FROM manifest_shipment
      JOIN manifest ON manifest.sequence = manifest_shipment.manifest WHERE manifest.id = ${given})`,
  );
  if (query.manifested !== undefined) filter.conditions.push(query.manifested ? IS_MANIFESTED : `NOT ${IS_MANIFESTED}`);
  return filter;
}

function openFilter(): SqlFilter {
  const conditions: string[] = [];
  const values: unknown[] = [];
  return {
    conditions,
    values,
    add(value, condition) {
      if (value === undefined) return;
      values.push(value);
      conditions.push(condition(`$${values.length}`));
    },
  };
}

/** The `tsquery` of all words that are looked for; undefined where none are, `nothing` where there is text without a letter or digit. */
export function wordsOf({ text, recipient, reference }: ShipmentFilter): string | 'nothing' | undefined {
  const parts = [searchQuery(text), searchQuery(recipient, 'B'), searchQuery(reference, 'C')];
  if (parts.includes('nothing')) return 'nothing';
  return parts.filter((part) => part !== null).join(' & ') || undefined;
}

export const hasWords = (given: string) => `words @@ ${given}::tsquery`;

export const whereOf = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
