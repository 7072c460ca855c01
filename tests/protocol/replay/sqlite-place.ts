import type { Ledger } from '#electron/engine/ledger.ts';
import type { Leases } from '#electron/engine/leases.ts';
import { asFits } from '#electron/engine/shipping/decisions.ts';
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

  return {
    ledger,
    open: async (station) => ({
      ledger,
      leases: leasesOf(station),
      async listAbandoned() {
        const { ids = [], stations = [] } = world ?? {};
        const abandoned = ids.flatMap((rows, id) =>
          rows.flatMap((row, index) =>
            RULES.isAbandoned(row, station, stations) ? [shipments[id]?.[index] ?? ''] : [],
          ),
        );
        const found = await Promise.all(abandoned.map((shipmentId) => ledger.shipments.find(shipmentId)));
        return found.filter((shipment) => shipment !== null);
      },
    }),
    async prepare(before, ids) {
      world = before;
      shipments = ids;
    },
    endLease: async (shipmentId) => void leases.delete(`shipment ${shipmentId}`),
    async closeUnsent(_, shipmentId) {
      const found = await ledger.shipments.find(shipmentId);
      const closed = found && asFits(found, change(shipmentId, 'NOT_SENT'));
      if (closed) await ledger.shipments.advance(closed);
    },
  };
}
