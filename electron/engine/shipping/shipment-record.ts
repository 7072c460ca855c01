import type { Problem, Warning } from '#shared/diagnostics/problem.ts';
import type { Attempt, ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Cost } from '#shared/schema/shipping/cost.ts';
import type { Notes } from './notes.ts';
import type { DocumentSource, NewDocument } from './documents/document.ts';
import type { PreparedShipment } from '../rules/index.ts';

/** A shipment as the ledger holds it. Instants are ledger time, milliseconds since 1970. */
export interface ShipmentRecord {
  id: string;
  transactionId: string;
  clientId: string;
  state: ShipmentState;
  acceptedAt: number;
  updatedAt: number;
  prepared: PreparedShipment;
  /** One per package, in the order of the item lines. */
  platformTrackingNumbers: string[];
  /** Empty until bought. */
  trackingNumbers: string[];
  warnings: Warning[];
  /** What the create call was refused with, or why the labels of what it bought are not here yet; null where neither is so, and once it is known to be bought. */
  problem: Problem | null;
  /** The manifest it was handed over with; null where it is on none. */
  manifestId: string | null;
  /** What it cost, as the carrier said; null where it did not. */
  cost: Cost | null;
  /** A void that the carrier was asked for and has not decided; null where there is none. */
  voidSubmission: VoidSubmission | null;
}

/** Who asked for a void, and why. */
export interface VoidSubmission {
  at: number;
  actor: string;
  requestId: string;
  reason: string;
}

/** Whether its labels must not be used: it is voided, or the carrier was asked to void it and has not decided. */
export const isVoidedOrAsked = ({ state, voidSubmission }: Pick<ShipmentRecord, 'state' | 'voidSubmission'>): boolean =>
  state === 'VOIDED' || voidSubmission !== null;

/** What is accepted: a checked request of one API client under its own transactionId. */
export interface Acceptance {
  clientId: string;
  transactionId: string;
  prepared: PreparedShipment;
  warnings: Warning[];
  requestId: string;
  /** How long the purchase may take; the attempt starts in the same commit. */
  timeoutMs: number;
  /** What the service is to know the attempt by, of the shipment's id; where the service takes one. */
  ownIdOf?(shipmentId: string): string | null;
  /** Digests of what another shipment is taken for the same by (engine/duplicates); none unless given. */
  alike?: readonly string[];
  /** The batch row that it is bought for: only while this run holds it. */
  row?: HeldRow;
}

/** A row of a batch, RUNNING since a run took it. */
export interface HeldRow {
  batchId: string;
  number: number;
}

export type AcceptOutcome =
  | { kind: 'accepted'; shipment: ShipmentRecord }
  /** The id is held by an earlier transaction of the same client (contract, section 4). */
  | { kind: 'taken'; by: IdHolder }
  /** Another run has taken over the row, because this one was silent for long: nothing was stored. */
  | { kind: 'overtaken' }
  /** Its order has no such parcel any more, or has units of it in another one: nothing was stored. */
  | { kind: 'orderChanged' };

export type IdHolder = Pick<ShipmentRecord, 'id' | 'state' | 'acceptedAt'>;

/** A change of state with what was learnt. The ledger refuses one that shared/schema/shipping/shipment.ts does not list. */
export interface StateChange {
  shipmentId: string;
  to: ShipmentState;
  /** `client:<id>`, `carrier` or `station`. */
  actor: string;
  requestId: string | null;
  reason: string | null;
  /** Ends the attempt that is open. */
  attempt?: { outcome: NonNullable<Attempt['outcome']>; detail: string | null; trouble?: Attempt['trouble'] };
  trackingNumbers?: string[];
  documents?: NewDocument[];
  /** What is still to be fetched; kept until the shipment is LABELLED. */
  documentSources?: DocumentSource[];
  /** Added to the warnings the shipment has. */
  warnings?: Warning[];
  problem?: Problem;
  /** Added to those of the newest attempt. */
  notes?: Notes;
  cost?: Cost;
}

/** What the newest attempt of a shipment is known by, and what was noted of it. */
export interface AttemptNotes {
  /** Null where the service takes no id of ours, and for attempts of earlier versions. */
  ownId: string | null;
  notes: Notes;
}
