import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** A line of the journal. */
export interface Line {
  /** Whose chain it is part of: that of a desk, where several share the ledger; else empty. */
  chain: string;
  sequence: number;
  at: number;
  shipmentId: string;
  actor: string;
  from: ShipmentState | null;
  to: ShipmentState;
  requestId: string | null;
  reason: string | null;
  previousHash: string;
  hash: string;
  content: string | null;
  ties: string | null;
}

/** What the ledger says of a shipment. */
export interface Row {
  state: ShipmentState;
  transactionId: string;
  clientId: string;
  carrierId: string;
  acceptedAt: number;
}

export interface SightedJob {
  shipmentId: string | null;
  state: string;
  /** Whether its shipment was voided before the job became what it is; in one commit the job may have been first. */
  wasVoided: boolean | number | null;
}

/** A look into a ledger from beside the program: it changes nothing, and trusts nothing that the program says. */
export interface Sight {
  /** The lines that the journal gained since the last look. */
  fresh(): Line[];
  /** Changes whenever the ledger was written to, as of the last look. */
  readonly writes: number;
  row(shipmentId: string): Row | undefined;
  numbersOf(shipmentId: string): string[];
  /** How many packages have a label. */
  labelsOf(shipmentId: string): number;
  /** The newest shipment of a client's transactionId. */
  newestOf(clientId: string, transactionId: string): string | undefined;
  /** Whether a purchase under the id of this one is on its way or in doubt, and none holds the id. */
  lacksHolder(shipmentId: string): boolean;
  /** How many purchases of the desk are on their way. */
  onItsWay(desk: string): number;
  job(id: string): SightedJob | undefined | Promise<SightedJob | undefined>;
  /** Which lines that a webhook wants count as told, by their place in the feed. */
  countsAsTold(): number[] | Promise<number[]>;
}
