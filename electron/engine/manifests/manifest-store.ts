import type { ManifestTotals } from '#shared/schema/shipping/manifest.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentRecord } from '../shipping/index.ts';
import type { CarrierManifestRecord } from './carrier/carrier-manifest.ts';

/** A manifest as the ledger holds it. Instants are ledger time, milliseconds since 1970. */
export interface ManifestRecord extends ManifestDraft {
  /** 128 random bits in hexadecimal. */
  id: string;
  number: string;
  closedAt: number;
  /** The newest line of the journal when it was closed. */
  journal: { sequence: number; hash: string };
  /** What became of the carrier's own; null where it has none. */
  carrier: CarrierManifestRecord | null;
}

export interface ManifestDraft {
  carrierId: string;
  /** The account as it was when it was closed. */
  account: { carrierCode: string; name: string; test: boolean; shipFrom: Party };
  totals: ManifestTotals;
  /** The API client. */
  closedBy: string;
  /** Who closed it at a window, by name; null where nobody was signed on. */
  packer: string | null;
  /** Whose shipments it holds; null: those of every client. */
  clientId: string | null;
  requestId: string;
}

/** What goes on one manifest: of an account, and of one client or, where it is null, of all. */
export interface ManifestScope {
  carrierId: string;
  clientId: string | null;
}

/** Manifests, durably; what is closed stays as it is, but for what becomes of the carrier's own. */
export interface ManifestStore {
  /** Shipments of the account, of one client where it is named, that are LABELLED and on no manifest, oldest first, accepted after the one with the given id. */
  open(of: ManifestScope, page: { after: string | null; limit: number }): Promise<ShipmentRecord[]>;
  /**
   * Puts exactly these shipments on a new manifest, or does nothing and gives null where one of them is not, or no longer, open to it.
   * @param asksCarrier whether this run asks the carrier for its own: that is then REQUESTED from the same commit on
   */
  close(draft: ManifestDraft, shipmentIds: readonly string[], asksCarrier?: boolean): Promise<ManifestRecord | null>;
  find(id: string): Promise<ManifestRecord | null>;
  /** Newest first. @throws BadCursorError */
  list(query: {
    carrierId?: string | undefined;
    clientIds?: readonly string[] | undefined;
    limit: number;
    cursor?: string | undefined;
  }): Promise<{ manifests: ManifestRecord[]; next: string | null }>;
  /** The shipments on it, as they are now, oldest first. */
  shipments(id: string): Promise<ShipmentRecord[]>;
  /** By what those who bought them know the shipments on it; none of them is read for it. */
  transactionsOn(id: string): Promise<Pick<ShipmentRecord, 'clientId' | 'transactionId'>[]>;
}
