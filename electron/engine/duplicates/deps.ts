import type { ClientStore } from '../identity/index.ts';
import type { Log } from '../log.ts';
import type { ShippedLatelyStore } from './store.ts';

/** What is said of a shipment that another one is like. */
export interface EarlierShipment {
  id: string;
  clientId: string;
  transactionId: string;
  trackingNumbers: readonly string[];
  acceptedAt: number;
}

/** What knowing duplicates needs. */
export interface DuplicatesDeps {
  ledger: {
    lately: ShippedLatelyStore;
    shipments: { find(id: string): Promise<EarlierShipment | null> };
    clients: Pick<ClientStore, 'list'>;
    now(): number;
  };
  log: Log;
}
