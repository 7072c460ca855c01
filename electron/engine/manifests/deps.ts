import type { AccountStore } from '../accounts/index.ts';
import type { EventBus } from '../events/index.ts';
import type { CarrierManifestStore } from './carrier/carrier-manifest-store.ts';
import type { HandOverStore } from './hand-over/hand-over-store.ts';
import type { Leases } from '../leases.ts';
import type { Log } from '../log.ts';
import type { Adapter, ShipmentLedger } from '../shipping/index.ts';
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
