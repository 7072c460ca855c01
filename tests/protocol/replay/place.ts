import type { Ledger } from '#electron/engine/ledger.ts';
import type { Leases } from '#electron/engine/leases.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { World } from '../model/state.ts';

/** The ledger of a station. */
export interface StationLedger {
  ledger: Ledger;
  leases: Leases;
  /** The shipments of other runs that this one may settle. */
  listAbandoned(): Promise<ShipmentRecord[]>;
}

/** Where the ledger lies that the stations share, and what befalls it from outside. */
export interface Place {
  /** For whoever looks. */
  ledger: Ledger;
  /** The run of a station, or its next one: from the one before nothing more comes then. */
  open(station: number, isNext: boolean): Promise<StationLedger>;
  /** Who is silent, and whose deadline is over, is as the model says before a step. @param ids of the shipments */
  prepare(world: World, ids: readonly (readonly string[])[]): Promise<void>;
  /** What a station does about what it never sent, once its database is back. */
  closeUnsent(station: number, shipmentId: string): Promise<void>;
}
