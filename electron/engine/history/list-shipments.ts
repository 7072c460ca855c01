import type { ShipmentPage } from '#shared/schema/shipping/shipment.ts';
import { type ShipmentQuery, toSummary } from '../shipping/index.ts';
import { orBadCursor } from '../bad-parameter.ts';
import type { Caller } from '../identity/index.ts';
import type { HistoryDeps } from './deps.ts';
import { filterFrom, type FilterParameters } from './filter.ts';

/** The query parameters of the shipment list, as they came. */
export type ListParameters = FilterParameters & { limit?: number; cursor?: string };

const DEFAULT_LIMIT = 50;

/** One page of shipments, newest first. @throws EngineError FIELD_INVALID, naming the parameter. */
export async function listShipments(
  deps: Pick<HistoryDeps, 'ledger'>,
  caller: Caller,
  { limit, cursor, ...filter }: ListParameters,
): Promise<ShipmentPage> {
  const query: ShipmentQuery = {
    ...filterFrom(caller, filter),
    limit: limit ?? DEFAULT_LIMIT,
    ...(cursor !== undefined && { cursor }),
  };
  const page = await orBadCursor(deps.ledger.shipments.list(query), cursor);
  return { shipments: page.shipments.map(toSummary), next: page.next };
}
