import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { OrderShipping } from '#shared/schema/orders/order-calls.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import type { DocumentDelivery } from '#shared/schema/station/settings.ts';
import type { Caller, NamedPacker } from '../identity/index.ts';
import type { CreateCall } from '../shipping/index.ts';
import type { SeenOrder } from './to-ship.ts';

/** Which order, and who asks. */
export interface OrderCall {
  caller: Caller;
  source: string;
  orderNumber: string;
}

export interface ShipCall extends OrderCall {
  /** The header, as it came. */
  transactionId: string | undefined;
  requestId: string;
  shipping: OrderShipping;
  documents: DocumentDelivery | undefined;
  /** What was seen of it, where it is shipped with others. */
  seen?: SeenOrder;
  /** Who started the batch that it is a row of. */
  packer?: NamedPacker | null;
}

/** What would be shipped of an order now. */
export interface OrderToShip {
  seen: SeenOrder;
  /** Of the create call. */
  body: Record<string, unknown>;
  /** Why it is not shipped now; null where it is. */
  trouble: Diagnostic | null;
}

/** The create call, with what prints after it. @throws EngineError */
export type Buy = (call: CreateCall) => Promise<ShipmentResponse>;
