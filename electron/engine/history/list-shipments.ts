import type { ShipmentPage } from '#shared/schema/shipment.ts';
import { toSummary } from '../answer.ts';
import { orBadCursor } from '../bad-parameter.ts';
import type { EngineDeps } from '../deps.ts';
import type { ShipmentQuery } from '../ports.ts';
import { filterFrom, type FilterParameters } from './filter.ts';

/** The query parameters of the shipment list, as they came. */
export type ListParameters = FilterParameters & { limit?: string; cursor?: string };

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 500;

/** One page of shipments, newest first. @throws EngineError FIELD_INVALID, naming the parameter. */
export async function listShipments(
  deps: Pick<EngineDeps, 'ledger'>,
  { limit, cursor, ...filter }: ListParameters,
): Promise<ShipmentPage> {
  const query: ShipmentQuery = {
    ...filterFrom(filter),
    limit: Math.min(Number(limit ?? DEFAULT_LIMIT), MAX_LIMIT),
    ...(cursor !== undefined && { cursor }),
  };
  const page = await orBadCursor(deps.ledger.shipments.list(query), cursor);
  return { shipments: page.shipments.map(toSummary), next: page.next };
}
