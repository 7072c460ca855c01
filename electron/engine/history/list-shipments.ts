import type { ShipmentPage } from '#shared/schema/shipping/shipment.ts';
import { type ShipmentQuery, toSummary } from '../shipping/index.ts';
import type { Caller } from '../identity/index.ts';
import type { HistoryDeps } from './deps.ts';
import { filterFor, type ShipmentSearch } from './filter.ts';

export type ShipmentListQuery = ShipmentSearch & { limit?: number; cursor?: string };

const DEFAULT_LIMIT = 50;

/** One page of shipments, newest first. @throws BadCursorError where no page gave the cursor. */
export async function listShipments(
  deps: Pick<HistoryDeps, 'ledger' | 'adapters'>,
  caller: Caller,
  { limit, cursor, ...filter }: ShipmentListQuery,
): Promise<ShipmentPage> {
  const query: ShipmentQuery = {
    ...filterFor(caller, filter),
    limit: limit ?? DEFAULT_LIMIT,
    ...(cursor !== undefined && { cursor }),
  };
  const { shipments, ...page } = await deps.ledger.reads.list(query);
  return { shipments: shipments.map((record) => toSummary(record, deps.adapters)), ...page };
}
