import type { ShipmentTotals } from '#shared/schema/shipping/shipment-totals.ts';
import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import type { Caller } from '../identity/index.ts';
import type { HistoryDeps } from './deps.ts';
import type { ShipmentCount } from '../shipping/index.ts';
import { filterFor, type ShipmentSearch } from './filter.ts';

/** What the shipments of the filter come to. */
export async function totalShipments(
  { ledger }: Pick<HistoryDeps, 'ledger'>,
  caller: Caller,
  parameters: ShipmentSearch,
): Promise<ShipmentTotals> {
  const counts = await ledger.shipments.count(filterFor(caller, parameters));
  const carrierIds = [...new Set(counts.map(({ carrierId }) => carrierId))].sort();
  return {
    ...sumOf(counts),
    states: SHIPMENT_STATES.map((state) => ({ state, ...sumOf(counts.filter((each) => each.state === state)) })).filter(
      ({ shipments }) => shipments > 0,
    ),
    carriers: carrierIds.map((carrierId) => ({
      carrierId,
      ...sumOf(counts.filter((each) => each.carrierId === carrierId)),
    })),
  };
}

const sumOf = (counts: readonly ShipmentCount[]) => ({
  shipments: counts.reduce((sum, { shipments }) => sum + shipments, 0),
  packages: counts.reduce((sum, { packages }) => sum + packages, 0),
});
