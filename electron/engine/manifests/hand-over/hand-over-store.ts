import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { ManifestScope } from '../manifest-store.ts';

/** That a parcel was handed over. */
export interface HandOverRecord {
  /** Ledger time, milliseconds since 1970. */
  at: number;
  /** What was scanned. */
  code: string;
  clientId: string;
  packer: string | null;
  /** The desk. */
  stationId: string;
}

/** One package of a shipment. */
export interface ParcelKey {
  shipmentId: string;
  /** From 1. */
  packageNumber: number;
}

export interface ParcelRecord extends ParcelKey {
  packageCount: number;
  /** Who bought it. */
  clientId: string;
  carrierId: string;
  state: ShipmentState;
  isVoidAsked: boolean;
  /** The number of the manifest that it is on; null where it is on none. */
  manifest: string | null;
  trackingNumber: string | null;
  platformTrackingNumber: string;
  contact: Party['contact'];
  /** Whether a printer or its spooler, at whatever desk, has had the whole label. */
  isPrinted: boolean;
  handOver: HandOverRecord | null;
}

/** The parcels of an account that are on no manifest, counted at each step; a parcel that was handed over counts as printed. */
export interface TallyRecord {
  sold: number;
  labelled: number;
  printed: number;
  handedOver: number;
  /** Those that are not handed over, oldest first. */
  missing: ParcelRecord[];
}

/** What was handed over by scan, durably. */
export interface HandOverStore {
  /** Parcels with one of these as tracking number or platform tracking number, in whatever case, newest first, ten at most. */
  find(codes: readonly string[]): Promise<ParcelRecord[]>;
  /** False where it is handed over already, or its shipment is not, or no longer, LABELLED, on no manifest and without a void asked for. */
  put(parcel: ParcelKey, handOver: HandOverRecord): Promise<boolean>;
  /** False where it is not handed over, or its shipment is on a manifest. */
  remove(parcel: ParcelKey): Promise<boolean>;
  /** The ways in which those parcels were bought that a tally counts: of each, the JSON of a list with the configuration of its adapter and the code of its service. */
  ways(of: ManifestScope, most: { shipments: number }): Promise<string[]>;
  /** Those bought in one of the ways `without` are not counted. @param most labelled shipments that are counted, the oldest, and parcels that are named as missing */
  tally(
    of: ManifestScope & { without: readonly string[] },
    most: { shipments: number; missing: number },
  ): Promise<TallyRecord>;
}
