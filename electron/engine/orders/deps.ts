import type { EventBus, JournalFeed } from '../events/index.ts';
import type { Leases } from '../leases.ts';
import type { Log } from '../log.ts';
import type { ManifestStore } from '../manifests/index.ts';
import type { ProductsDeps } from '../products/index.ts';
import type { SelectingDeps } from '../selection/index.ts';
import type { ShipmentLedger } from '../shipping/index.ts';
import type { OrderStore } from './order-store.ts';

/** What orders need. */
export interface OrdersDeps {
  ledger: SelectingDeps['ledger'] &
    ProductsDeps['ledger'] & {
      orders: OrderStore;
      shipments: Pick<ShipmentLedger, 'find' | 'findByTransaction' | 'findByOrder' | 'holderOf'>;
      manifests: Pick<ManifestStore, 'list' | 'transactionsOn'>;
      feed: JournalFeed;
      leases: Leases;
      stationId: string;
      /** Ledger time. */
      now(): number;
    };
  events: EventBus;
  log: Log;
}
