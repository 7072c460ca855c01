import type { OrderShipping } from '#shared/schema/orders/order-calls.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import type { Packer } from './packings.ts';

/** What is packed, and how it is said. */
interface PackedOrder {
  source: string;
  orderNumber: string;
  /** Who buys it with the last scan; a key is pressed where nobody is. */
  scannedBy?: Packer;
  shipping?: () => OrderShipping;
}

/** A call of create that somebody made, and knows. */
export interface Transaction {
  client: number;
  transactionId: string;
  body: Record<string, unknown>;
  prints: boolean;
  /** The order that it is packed for; null where none is. */
  order: PackedOrder | null;
  /** Whether the station heard that its labels are to be printed; whoever repeats an id does not ask for more. */
  isWished: boolean;
  shipmentId: string | null;
  /** The answer 200, if one came. */
  answer: ShipmentResponse['data'] | null;
  /** What it was called last; the id is free where that was answered with a refusal, and is bought by whoever calls next. */
  calls: number;
  refused: number;
  /** When it was called last. */
  calledAt: number;
}

/** A call of a transaction that was answered. */
export interface MadeCall {
  transaction: Transaction;
  requestId: string;
  /** Its number, among those of the transaction. */
  call: number;
  /** Whether its caller was told before that the id is free. */
  isFree: boolean;
}
