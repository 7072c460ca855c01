import type { AccountStore } from '../accounts/index.ts';
import type { EventBus } from '../events/index.ts';
import type { CarrierManifestStore } from './carrier/carrier-manifest-store.ts';
import type { HandOverStore } from './hand-over/hand-over-store.ts';
import type { Leases } from '../leases.ts';
import type { Log } from '../log.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import type { Adapter, ShipmentLedger, ShipmentRecord } from '../shipping/index.ts';
import type { ManifestRenderer } from './manifest-renderer.ts';
import type { ManifestStore } from './manifest-store.ts';

/** What manifests need. */
export interface ManifestsDeps {
  ledger: {
    manifests: ManifestStore;
    carrierManifests: CarrierManifestStore;
    handOvers: HandOverStore;
    accounts: Pick<AccountStore, 'list'>;
    shipments: Pick<ShipmentLedger, 'attemptNotes' | 'find'>;
    orders: {
      /** Those that have a parcel with one of these shipments. */
      findByShipments(
        keys: readonly Pick<ShipmentRecord, 'clientId' | 'transactionId'>[],
      ): Promise<readonly Pick<Order, 'orderNumber' | 'state' | 'cancelledAtSource' | 'heldAtSource'>[]>;
    };
    leases: Leases;
    /** Ledger time. */
    now(): number;
    /** The desk. */
    stationId: string;
  };
  adapters: Readonly<Record<string, Adapter>>;
  manifests: ManifestRenderer;
  events: Pick<EventBus, 'publish'>;
  log: Log;
}
