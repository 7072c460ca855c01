import type { AccountService } from '#shared/schema/accounts/account.ts';
import type { Cost } from '#shared/schema/shipping/cost.ts';
import type { HandOver } from '#shared/schema/shipping/hand-over.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { PreparedShipment } from '../rules/index.ts';

/** What a line names its parcel by; neither is compared by case. */
export interface ParcelName {
  trackingNumber: string | null;
  reference: string | null;
}

/** The shipment of a name, and its package where that can be told. */
export interface ParcelPlace {
  shipmentId: string;
  packageNumber: number | null;
}

/** A shipment as far as an invoice is held against it. Instants are ledger time, milliseconds since 1970. */
export interface InvoicedShipment {
  id: string;
  carrierId: string;
  /** Who bought it. */
  clientId: string;
  state: ShipmentState;
  acceptedAt: number;
  service: AccountService;
  packages: Pick<PreparedShipment['packages'][number], 'entered' | 'transmitted' | 'billed'>[];
  cost: Cost | null;
  manifestId: string | null;
  /** Packages that were scanned at hand-over, by their numbers. */
  handedOver: number[];
}

/** Shipments as an invoice names them, of all clients. Reads only; each call takes some hundreds at most. */
export interface InvoicedShipments {
  /**
   * For each name, in the same order, where it is: by tracking number, those of the account first, else by a reference that is a transactionId or
   * the id of an item line, of the account only. Of several shipments with one name the newest; null where there is none.
   */
  locate(names: readonly ParcelName[], carrierId: string): Promise<(ParcelPlace | null)[]>;
  /** In no order. */
  find(ids: readonly string[]): Promise<InvoicedShipment[]>;
  /** Of these manifests, the ids of those of which any parcel was scanned at hand-over. */
  scannedManifests(ids: readonly string[]): Promise<string[]>;
  /** When the day of the account was closed last for shipments of the client; null where it never was. */
  lastClosedAt(of: Pick<InvoicedShipment, 'carrierId' | 'clientId'>): Promise<number | null>;
  /** The scan of a package at hand-over; null where there was none. */
  handOver(shipmentId: string, packageNumber: number): Promise<HandOver | null>;
}
