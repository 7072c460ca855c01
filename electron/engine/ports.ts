import type { Account } from '#shared/schema/accounts/account.ts';
import type { ApiClient, Scope } from '#shared/schema/identity/api-client.ts';
import type { Problem, Warning } from '#shared/diagnostics/problem.ts';
import type { Settings } from '#shared/schema/station/settings.ts';
import type { Attempt, JournalLine, ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { DocumentContentType } from '#shared/schema/shipping/shipment-response.ts';
import type { JournalFeed } from './events/journal-feed.ts';
import type { AddressStore } from './addresses/address-store.ts';
import type { ManifestStore } from './manifests/manifest-store.ts';
import type { BatchStore } from './batches/batch-store.ts';
import type { NumberRanges } from './accounts/number-ranges.ts';
import type { PreparedShipment } from './shipping/prepared-shipment.ts';
import type { ClockDoubt } from './maintenance/clock-doubt.ts';
import type { LedgerGap } from './maintenance/gap.ts';
import type { LedgerUpkeep } from './maintenance/ledger-upkeep.ts';
import type { SealedSecrets, SecretChange } from './accounts/secrets/secret-store.ts';
import type { WebhookStore } from './webhooks/webhook-store.ts';
import type { PresetStore } from './presets/preset-store.ts';
import type { WeightStore } from './weights/weight-store.ts';
import type { MediaSize, PrintingStore, PrintTarget } from './printing/ports.ts';

export type * from './shipping/adapter.ts';
export type * from './clock.ts';

/** Document bytes as drawn here or as a carrier sent them. */
export interface NewDocument {
  /** From 1. */
  packageNumber: number;
  contentType: DocumentContentType;
  /** Lower case: pdf, zpl, epl, gif, png. */
  imageType: string;
  bytes: Uint8Array;
}

/** A stored document without its bytes. `id` is 128 random bits in hexadecimal. */
export interface DocumentRecord {
  id: string;
  shipmentId: string;
  packageNumber: number;
  contentType: DocumentContentType;
  imageType: string;
  size: number;
  sha256: string;
}

/** Where the carrier keeps a document that has not been fetched yet. */
export interface DocumentSource extends Omit<NewDocument, 'bytes'> {
  url: string;
}

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
  /** What the create call was refused with; null where it was not. */
  problem: Problem | null;
  /** The manifest it was handed over with; null where it is on none. */
  manifestId: string | null;
}

/** What is accepted: a checked request of one API client under its own transactionId. */
export interface Acceptance {
  clientId: string;
  transactionId: string;
  prepared: PreparedShipment;
  warnings: Warning[];
  requestId: string;
  /** How long the purchase may take; the attempt starts in the same commit. */
  timeoutMs: number;
}

export type AcceptOutcome =
  | { kind: 'accepted'; shipment: ShipmentRecord }
  /** The id is held by an earlier transaction of the same client (contract, section 4). */
  | { kind: 'taken'; by: IdHolder };

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
}

/** Which shipments; all conditions hold together. */
export interface ShipmentFilter {
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

export interface ShipmentQuery extends ShipmentFilter {
  limit: number;
  cursor?: string;
}

/** Thrown by a port where the disk has no room: nothing of the call was stored. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** Thrown where a shipment is not, or no longer, in a state from which the change leads (contract, section 10): nothing was stored. */
export class StateConflictError extends Error {
  override readonly name = 'StateConflictError';
  readonly state: ShipmentState;

  constructor(state: ShipmentState, wanted: ShipmentState) {
    super(`A shipment cannot go from ${state} to ${wanted}`);
    this.state = state;
  }
}

/** Thrown by a port whose store failed or is damaged: it writes nothing more until the station is started again. */
export class LedgerUnusableError extends Error {
  override readonly name: string = 'LedgerUnusableError';
}

/** Thrown where a cursor is not one that an earlier page gave. */
export class BadCursorError extends Error {
  override readonly name = 'BadCursorError';
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
  /** The newest transaction with that id; of one client, or of any where clientId is null. */
  findByTransaction(clientId: string | null, transactionId: string): Promise<ShipmentRecord | null>;
  list(query: ShipmentQuery): Promise<{ shipments: ShipmentRecord[]; next: string | null }>;
  /** How many there are, for each state and account that occurs. */
  count(filter: ShipmentFilter): Promise<ShipmentCount[]>;
  /** How many are in UNKNOWN, and when the oldest of them was accepted; no shipment is read, and so none is checked. */
  countDoubts(): Promise<{ count: number; oldestAt: number | null }>;
  /** Those a restart has to look at, oldest first. */
  listInStates(states: readonly ShipmentState[]): Promise<ShipmentRecord[]>;
  attempts(shipmentId: string): Promise<Attempt[]>;
  journal(shipmentId: string): Promise<JournalLine[]>;
  documents(shipmentId: string): Promise<DocumentRecord[]>;
  /** What is still to be fetched, in the order it was sold. */
  documentSources(shipmentId: string): Promise<DocumentSource[]>;
  /** The bytes, checked against their SHA-256; null where there is no such document. */
  documentBytes(documentId: string): Promise<{ document: DocumentRecord; bytes: Uint8Array } | null>;
  /** Follows the whole chain of hashes; `brokenAt` is the first line that does not fit, null where all do. */
  verifyJournal(): Promise<{ lines: number; brokenAt: number | null }>;
}

export interface AccountStore {
  /** In the order of the list; hidden ones (removed, with history) only on request. */
  list(options?: { includeHidden?: boolean }): Promise<Account[]>;
  find(carrierId: string): Promise<Account | null>;
  /** With its secrets in one commit. False where the carrierId is in use, by a hidden account too; nothing is stored then. */
  create(account: Account, secrets?: SecretChange | null): Promise<boolean>;
  /** With its secrets in one commit. False where there is no such account; nothing is stored then. */
  update(account: Account, secrets?: SecretChange | null): Promise<boolean>;
  /** Deletes an account without history, and its secrets with it; hides one with; null where there is none. */
  remove(carrierId: string, secrets?: SecretChange | null): Promise<'deleted' | 'hidden' | null>;
}

export interface ClientRecord extends ApiClient {
  /** Keyed digest of the secret key, hexadecimal. */
  secretDigest: string;
}

export interface ClientStore {
  list(): Promise<ApiClient[]>;
  findByAccessKey(accessKey: string): Promise<ClientRecord | null>;
  create(client: ClientRecord): Promise<void>;
  /** Revokes the client and all its tokens; false where there is no such client. */
  revoke(clientId: string): Promise<boolean>;
  /** The printer of what the client buys; false where there is no such client. */
  setPrinter(clientId: string, printerId: string | null): Promise<boolean>;
  printerOf(clientId: string): Promise<string | null>;
  saveToken(token: { digest: string; clientId: string; scopes: Scope[]; expiresAt: number }): Promise<void>;
  /** The token's client, also of an expired token; null where it is unknown or revoked. */
  findToken(digest: string): Promise<{ client: ApiClient; scopes: Scope[]; expiresAt: number } | null>;
}

export interface SettingsStore {
  read(): Promise<Settings>;
  write(settings: Settings): Promise<void>;
}

/** Everything durable of a station, on one store. */
export interface Ledger {
  shipments: ShipmentLedger;
  accounts: AccountStore;
  clients: ClientStore;
  settings: SettingsStore;
  ranges: NumberRanges;
  presets: PresetStore;
  printing: PrintingStore;
  addresses: AddressStore;
  weights: WeightStore;
  batches: BatchStore;
  feed: JournalFeed;
  webhooks: WebhookStore;
  sealedSecrets: SealedSecrets;
  upkeep: LedgerUpkeep;
  manifests: ManifestStore;
  /** Ledger time: the wall clock as far as passing time bears it out, never before an instant already recorded (contract, section 4). */
  now(): number;
  /** Two characters that platform tracking numbers carry. */
  stationId: string;
  /** A secret of this station, made at the first start. */
  secret(name: 'files' | 'clients'): Uint8Array;
  /** Why it may only be read, in words; null where it is written, too. */
  readOnly: string | null;
  /** Why it writes nothing any more, in words; null while it does. */
  fault(): string | null;
  /** Null where the ledger knows everything, as far as it can know that. */
  gap(): LedgerGap | null;
  /** Notes that a person lets purchases go on; false where none wait. */
  confirmGap(): Promise<boolean>;
  /** Why the clock is not believed; null where it is. */
  clockDoubt(): ClockDoubt | null;
  /** Follows the clock, because a person says that it is right; false where it is not in doubt. */
  confirmClock(): Promise<boolean>;
  /** Why the witness beside it keeps nothing more, in words; null while it does. */
  witnessFault(): string | null;
  /** Bytes free where the ledger lies. */
  freeBytes(): number;
  close(): Promise<void>;
}

/** Draws the documents of a bought shipment. The same input gives the same bytes. */
export interface DocumentRenderer {
  render(input: RenderInput): Promise<NewDocument[]>;
  /** The label of one package (from 1) as PDF, with a band that says it is none to ship with. */
  preview(input: RenderInput, packageNumber: number): Promise<Uint8Array>;
  /** The label of one package (from 1) as a printer wants it: the same numbers on the same layout. */
  labelFor(target: PrintTarget, input: RenderInput, packageNumber: number): Promise<Uint8Array>;
  /** A carrier's own label, dot by dot, as a printer wants it; null where that cannot be. */
  pictureFor(target: PrintTarget, document: Pick<NewDocument, 'imageType' | 'bytes'>): Promise<Uint8Array | null>;
  /** The size of the first page of a PDF. */
  pageSize(pdf: Uint8Array): Promise<MediaSize>;
  /** The characters of the text that no embedded font has and that are drawn as a replacement. */
  missingCharacters(text: string): string[];
}

export interface RenderInput {
  shipment: PreparedShipment;
  trackingNumbers: string[];
  platformTrackingNumbers: string[];
  /** Milliseconds since 1970; printed as the date of shipment. */
  acceptedAt: number;
}
