import type { ShipmentPage } from '#shared/schema/shipping/shipment.ts';
import { toSummary } from '../shipping/purchase/answer.ts';
import { orBadCursor } from '../bad-parameter.ts';
import type { Caller } from '../identity/clients.ts';
import type { EngineDeps } from '../deps.ts';
import type { ShipmentQuery } from '../shipping/store.ts';
import { filterFrom, type FilterParameters } from './filter.ts';

/** The query parameters of the shipment list, as they came. */
export type ListParameters = FilterParameters & { limit?: number; cursor?: string };

const DEFAULT_LIMIT = 50;

/** One page of shipments, newest first. @throws EngineError FIELD_INVALID, naming the parameter. */
export async function listShipments(
  deps: Pick<EngineDeps, 'ledger'>,
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
