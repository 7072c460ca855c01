import type { OrderState } from '#shared/schema/orders/order.ts';
import type { OrderRecord } from './order-record.ts';

export interface OrderQuery {
  states?: readonly OrderState[] | undefined;
  source?: string | undefined;
  orderNumber?: string | undefined;
  /** Words of number, recipient and lines; the last one may be a beginning. */
  text?: string | undefined;
  clientIds?: readonly string[] | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** How far orders know what became of their shipments. */
export interface Followed {
  /** The last line of the journal that was looked at for them. */
  sequence: number;
  /** Which restore the ledger has behind it, where others may have it open meanwhile; 0 where it has none. */
  restored: number;
}

export type ShipmentKey = Pick<OrderRecord['parcels'][number], 'clientId' | 'transactionId'>;

/** Orders, durably. What is decided of one is decided by its reader, and stored only where nobody decided anything else meanwhile. */
export interface OrderStore {
  /** False where the source has an order with that number already. */
  create(order: OrderRecord): Promise<boolean>;
  /** Stores the order with the next version; null where it is not in `order.version` any more: then nothing is stored. */
  replace(order: OrderRecord): Promise<OrderRecord | null>;
  find(source: string, orderNumber: string): Promise<OrderRecord | null>;
  /** Newest first. @throws BadCursorError */
  list(query: OrderQuery): Promise<{ orders: OrderRecord[]; next: string | null }>;
  /** Those that have a parcel with one of these shipments. */
  findByShipments(keys: readonly ShipmentKey[]): Promise<OrderRecord[]>;
  /** Those with a parcel of this desk of which nothing was stored. */
  listUnsent(stationId: string): Promise<OrderRecord[]>;
  /** `sequence` is null where none was ever looked at. */
  followed(): Promise<Omit<Followed, 'sequence'> & { sequence: number | null }>;
  /** Not of a ledger that was restored since: its orders lack what they were told. */
  setFollowed(followed: Followed): Promise<void>;
}
