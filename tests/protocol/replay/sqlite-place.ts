import type { Ledger } from '#electron/engine/ledger.ts';
import type { Leases } from '#electron/engine/leases.ts';
import { asFits } from '#electron/engine/shipping/decisions.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import { change } from '../../ledger/samples.ts';
import type { Place } from './place.ts';
import { RULES } from '../model/rules.ts';
import type { World } from '../model/state.ts';

/**
 * A ledger in a file as if stations shared it: what a shared one decides in its statements, whose run is silent and who has a lease, is decided here
 * by the rules of the model.
 */
export function sqlitePlace(ledger: Ledger): Place {
  let world: World | null = null;
  let shipments: readonly (readonly string[])[] = [];
  const leases = new Map<string, number>();

  const leasesOf = (station: number): Leases => ({
    async take(name) {
      const holder = leases.get(name);
      if (holder !== undefined && holder !== station && RULES.holdsLease(world?.stations[holder])) return false;
      leases.set(name, station);
      return true;
    },
    async release(name) {
      if (leases.get(name) === station) leases.delete(name);
    },
  });

  async function listAbandoned(by: number): Promise<ShipmentRecord[]> {
    const { ids = [], stations = [] } = world ?? {};
    const abandoned = ids.flatMap((rows, id) =>
      rows.flatMap((row, index) => (RULES.isAbandoned(row, by, stations) ? [shipments[id]?.[index] ?? ''] : [])),
    );
    const found = await Promise.all(abandoned.map((shipmentId) => ledger.shipments.find(shipmentId)));
    return found.filter((shipment) => shipment !== null);
  }

  return {
    ledger,
    async open(station) {
      // Those of its run before this one are nobody's.
      for (const [name, holder] of leases) if (holder === station) leases.delete(name);
      return { ledger, leases: leasesOf(station), listAbandoned: () => listAbandoned(station) };
    },
    async prepare(before, ids) {
      world = before;
      shipments = ids;
    },
    async closeUnsent(_, shipmentId) {
      const found = await ledger.shipments.find(shipmentId);
      const closed = found && asFits(found, change(shipmentId, 'NOT_SENT'));
      if (closed) await ledger.shipments.advance(closed);
    },
  };
}
