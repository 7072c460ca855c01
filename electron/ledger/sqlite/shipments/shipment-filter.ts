import type { ShipmentFilter } from '#electron/engine/shipping/store.ts';
import { comparableCode } from '#shared/schema/accounts/carrier.ts';

/** Conditions on shipments, each with the parameters it names. */
export interface SqlFilter {
  conditions: string[];
  parameters: Record<string, string | number>;
  /** The index that holds all that it asks for, in the order of acceptance; empty where it names few shipments, which are found by themselves. */
  index: string;
}

const IS_MANIFESTED = 'EXISTS (SELECT 1 FROM manifest_shipment WHERE manifest_shipment.shipment = shipment.sequence)';

/** As the index has it. */
const PACKER_ID = "CASE WHEN json_valid(prepared) THEN json_extract(prepared, '$.packer.id') END";

/** The filter as conditions on `shipment`, but for its words: see match-expression.ts. */
export function filterOf(query: ShipmentFilter): SqlFilter {
  const filter: SqlFilter = { conditions: [], parameters: {}, index: indexFor(query) };
  const add = (name: string, value: string | number | undefined, condition: string) => {
    if (value === undefined) return;
    filter.conditions.push(condition);
    filter.parameters[name] = value;
  };
  add(
    'clients',
    query.clientIds && JSON.stringify(query.clientIds),
    'client_id IN (SELECT value FROM json_each(:clients))',
  );
  add('ids', query.ids && JSON.stringify(query.ids), 'id IN (SELECT value FROM json_each(:ids))');
  add('states', query.states && JSON.stringify(query.states), 'state IN (SELECT value FROM json_each(:states))');
  add('carrierId', query.carrierId, 'carrier_id = :carrierId');
  add(
    'carrierCode',
    query.carrierCode === undefined ? undefined : comparableCode(query.carrierCode),
    'carrier_code = :carrierCode',
  );
  add('packer', query.packer, `${PACKER_ID} = :packer`);
  add('from', query.acceptedFrom, 'accepted_at >= :from');
  add('until', query.acceptedBefore, 'accepted_at < :until');
  add(
    'transactionId',
    query.transactionId,
    'sequence IN (SELECT sequence FROM shipment WHERE transaction_id = :transactionId)',
  );
  add(
    'itemId',
    query.itemTransactionId,
    'sequence IN (SELECT shipment FROM package WHERE item_transaction_id = :itemId)',
  );
  add(
    'number',
    query.trackingNumber?.trim(),
    `sequence IN (
      SELECT shipment FROM package WHERE tracking_number = :number COLLATE NOCASE
      UNION SELECT shipment FROM package WHERE platform_tracking_number = :number COLLATE NOCASE)`,
  );
  add(
    'manifestId',
    query.manifestId,
    `sequence IN (
      SELECT manifest_shipment.shipment FROM manifest_shipment
      JOIN manifest ON manifest.sequence = manifest_shipment.manifest WHERE manifest.id = :manifestId)`,
  );
  if (query.manifested !== undefined) filter.conditions.push(query.manifested ? IS_MANIFESTED : `NOT ${IS_MANIFESTED}`);
  return filter;
}

function indexFor(query: ShipmentFilter): string {
  const { ids, transactionId, itemTransactionId, trackingNumber, manifestId, packer } = query;
  if ([ids, transactionId, itemTransactionId, trackingNumber, manifestId].some((named) => named !== undefined))
    return '';
  return `INDEXED BY ${packer === undefined ? 'shipment_by_acceptance' : 'shipment_by_packer'}`;
}

export const whereOf = (conditions: readonly string[]) =>
  conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
