import type { EventBus, OtherStations } from '../events/index.ts';
import type { ClientStore } from '../identity/index.ts';
import type { Orders } from '../orders/index.ts';
import type { ShippingDeps } from '../shipping/index.ts';
import type { BatchStore } from './batch-store.ts';
import type { Tables } from './table/tables.ts';

/** What batches need beside the create call that every caller has. */
export interface BatchesDeps extends Pick<ShippingDeps, 'carriers' | 'adapters' | 'renderer' | 'log'> {
  ledger: Pick<
    ShippingDeps['ledger'],
    'shipments' | 'accounts' | 'routingTables' | 'settings' | 'weights' | 'lately' | 'selectionRules' | 'now'
  > & {
    others: OtherStations | null;
    batches: BatchStore;
    clients: ClientStore;
  };
  tables: Tables;
  events: EventBus;
}

/** What batches need of the order book. */
export type OrderBook = Pick<Orders, 'toShip' | 'ship'>;

/** With the order book, for rows that are orders. */
export interface BatchesOfOrders extends BatchesDeps {
  orders: OrderBook;
}
