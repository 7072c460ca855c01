import type { Notes } from '#electron/engine/shipping/notes.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** A shipment that a restored ledger does not have, as another ledger or the witness knows it. Instants in milliseconds. */
export interface NewerShipment {
  id: string;
  clientId: string;
  transactionId: string;
  state: ShipmentState;
  acceptedAt: number;
  carrierId: string;
  carrierCode: string;
  holdsId: 0 | 1;
  blankedAt: number | null;
  /** JSON, as it was written. */
  warnings: string;
  prepared: string;
  packages: { itemTransactionId: string; platformTrackingNumber: string }[];
  /** Of the carrier; empty where none were bought. */
  trackingNumbers: string[];
  /** Ids that its adapter keeps of the purchase, where it keeps any. */
  notes?: Notes;
}
