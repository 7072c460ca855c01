import type { Problem, Warning } from '#shared/diagnostics/problem.ts';
import type { Attempt, JournalLine, ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { RecentPurchases } from '../accounts/index.ts';
import type { DocumentRecord, DocumentSource } from './documents/document.ts';
import type { Notes } from './notes.ts';
import type {
  AcceptOutcome,
  Acceptance,
  AttemptNotes,
  IdHolder,
  ShipmentRecord,
  StateChange,
  VoidSubmission,
} from './shipment-record.ts';

/** Which shipments; all conditions hold together. */
export interface ShipmentFilter {
  /** One of these. */
  ids?: string[];
  /** Of one of these clients. */
  clientIds?: string[];
  /** Words to be found anywhere: ids, numbers, recipient, references. The last one may be a beginning. */
  text?: string;
  transactionId?: string;
  trackingNumber?: string;
  itemTransactionId?: string;
  recipient?: string;
  reference?: string;
  states?: ShipmentState[];
  carrierId?: string;
  carrierCode?: string;
  manifestId?: string;
  /** The id of the person who bought it. */
  packer?: string;
  /** Whether it is on a manifest. */
  manifested?: boolean;
  /** Inclusive; milliseconds. */
  acceptedFrom?: number;
  /** Exclusive; milliseconds. */
  acceptedBefore?: number;
}

export interface ShipmentCount {
  state: ShipmentState;
  carrierId: string;
  shipments: number;
  packages: number;
}

/** Days of all time zones begin with one of these. */
export const QUARTER_MS = 15 * 60_000;

/** Costs of what was bought and not voided, of one account in one currency, accepted in one quarter of an hour. */
export interface ShipmentCosts {
  carrierId: string;
  currency: string;
  /** When the quarter begins; milliseconds. */
  from: number;
  /** As the carrier said them, one for each shipment. */
  amounts: string[];
}

export interface ShipmentQuery extends ShipmentFilter {
  limit: number;
  cursor?: string;
}

/** What following the journal's chains of hashes showed. */
export interface VerifiedJournal {
  lines: number;
  /** The first line that does not fit; null where all do. */
  brokenAt: number | null;
  /** The desk, or the station, of whose chain that is. */
  desk?: string;
}

/**
 * Shipments, durably. Every promise of a writing method resolves only when what it wrote would survive a loss of power.
 * No method calls a carrier.
 */
export interface ShipmentLedger {
  /** Takes the id, allocates platform tracking numbers and opens the first attempt in one commit: RESERVED, then SENDING. */
  accept(acceptance: Acceptance): Promise<AcceptOutcome>;
  /** The client's earlier transaction that holds the id, if one does; asked also where nothing can be stored. */
  holderOf(clientId: string, transactionId: string): Promise<IdHolder | null>;
  advance(change: StateChange): Promise<ShipmentRecord>;
  find(shipmentId: string): Promise<ShipmentRecord | null>;
  /** The one that holds the id of a client, or else its newest one; the newest of any client where clientId is null. */
  findByTransaction(clientId: string | null, transactionId: string): Promise<ShipmentRecord | null>;
  /** Those that say that they are for the order, whatever the order says; oldest first. */
  findByOrder(source: string, orderNumber: string): Promise<ShipmentRecord[]>;
  list(query: ShipmentQuery): Promise<{ shipments: ShipmentRecord[]; next: string | null }>;
  /** How many there are, for each state and account that occurs. */
  count(filter: ShipmentFilter): Promise<ShipmentCount[]>;
  /** What they cost, as far as carriers said. */
  costs(filter: ShipmentFilter): Promise<ShipmentCosts[]>;
  /** Of each account that occurs in so many newest shipments, what became of these. Reads no shipment. */
  recentByAccount(shipments: number): Promise<RecentPurchases[]>;
  /** How many are in UNKNOWN, and when the oldest of them was accepted; no shipment is read, and so none is checked. */
  countDoubts(): Promise<{ count: number; oldestAt: number | null }>;
  /** Oldest first. */
  listInStates(states: readonly ShipmentState[]): Promise<ShipmentRecord[]>;
  /**
   * Those in RESERVED or SENDING whose run has ended, oldest first: an earlier run of this station at once; that of another station on the
   * same ledger once it is silent and its deadline is over (contract, section 11).
   */
  listAbandoned(): Promise<ShipmentRecord[]>;
  /** That the carrier was asked to void a shipment in LABELLED, and decides later. A change to VOIDED ends it. @throws StateConflictError */
  submitVoid(shipmentId: string, submission: VoidSubmission): Promise<ShipmentRecord>;
  /** That the carrier refused it after all; the warning is added to the shipment's. @throws StateConflictError */
  dropVoid(shipmentId: string, warning: Warning): Promise<ShipmentRecord>;
  /** Why a shipment in PURCHASED has no labels yet, in place of an earlier problem; a change to LABELLED ends it. @throws StateConflictError */
  setLabelProblem(shipmentId: string, problem: Problem): Promise<void>;
  /** Oldest first. */
  listSubmittedVoids(): Promise<ShipmentRecord[]>;
  attempts(shipmentId: string): Promise<Attempt[]>;
  attemptNotes(shipmentId: string): Promise<AttemptNotes>;
  /** Adds to the notes of the open attempt, of a shipment that this run is buying. @throws StateConflictError where it is not. */
  note(shipmentId: string, added: Notes): Promise<void>;
  journal(shipmentId: string): Promise<JournalLine[]>;
  documents(shipmentId: string): Promise<DocumentRecord[]>;
  /** What is still to be fetched, in the order it was sold. */
  documentSources(shipmentId: string): Promise<DocumentSource[]>;
  /** The bytes, checked against their SHA-256; null where there is no such document. */
  documentBytes(documentId: string): Promise<{ document: DocumentRecord; bytes: Uint8Array } | null>;
  /** Follows all chains of hashes. */
  verifyJournal(): Promise<VerifiedJournal>;
}

/** A shipment as this station saw it at an instant, while a shared ledger is away; without the instant it is as it is. */
export type SeenShipment = ShipmentRecord & { lastSeenAt?: number };

/**
 * Shipments for whoever looks, and for nothing that decides: while a shared ledger is away, the last labels of this station as it saw them.
 * @throws LedgerAwayError for everything else then.
 */
export interface ShipmentReads extends Pick<
  ShipmentLedger,
  'attempts' | 'journal' | 'documents' | 'documentSources' | 'documentBytes'
> {
  find(shipmentId: string): Promise<SeenShipment | null>;
  findByTransaction(clientId: string | null, transactionId: string): Promise<SeenShipment | null>;
  list(query: ShipmentQuery): Promise<{ shipments: ShipmentRecord[]; next: string | null; incomplete?: true }>;
}
