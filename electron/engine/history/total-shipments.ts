import type { Big } from 'big.js';
import { localDay } from '#shared/format/local-day.ts';
import type { ShipmentTotals } from '#shared/schema/shipping/shipment-totals.ts';
import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import type { Caller } from '../identity/index.ts';
import type { HistoryDeps } from './deps.ts';
import type { ShipmentCosts, ShipmentCount } from '../shipping/index.ts';
import { decimal } from '../rules/index.ts';
import { filterFor, type ShipmentSearch } from './filter.ts';

/** What the shipments of the filter come to. */
export async function totalShipments(
  { ledger }: Pick<HistoryDeps, 'ledger'>,
  caller: Caller,
  parameters: ShipmentSearch,
): Promise<ShipmentTotals> {
  const filter = filterFor(caller, parameters);
  const [counts, costs] = await Promise.all([ledger.shipments.count(filter), ledger.shipments.costs(filter)]);
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
    costs: costsByDay(costs),
  };
}

/** Exact sums by day, account and currency. */
function costsByDay(costs: readonly ShipmentCosts[]): ShipmentTotals['costs'] {
  const sums = new Map<
    string,
    { key: [day: string, carrierId: string, currency: string]; sum: Big; places: number; shipments: number }
  >();
  for (const { carrierId, currency, from, amounts } of costs) {
    const key: [string, string, string] = [localDay(from), carrierId, currency];
    const name = JSON.stringify(key);
    const known = sums.get(name) ?? { key, sum: decimal(0), places: 0, shipments: 0 };
    const sum = amounts.reduce((total, amount) => total.plus(amount), known.sum);
    const places = Math.max(known.places, ...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
    sums.set(name, { key, sum, places, shipments: known.shipments + amounts.length });
  }
  return [...sums.values()]
    .map(({ key: [day, carrierId, currency], sum, places, shipments }) => ({
      ...{ day, carrierId, cost: { amount: sum.toFixed(places), currency }, shipments },
    }))
    .sort((a, b) => b.day.localeCompare(a.day) || a.carrierId.localeCompare(b.carrierId));
}

const sumOf = (counts: readonly ShipmentCount[]) => ({
  shipments: counts.reduce((sum, { shipments }) => sum + shipments, 0),
  packages: counts.reduce((sum, { packages }) => sum + packages, 0),
});
