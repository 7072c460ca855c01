import type { Warning } from '#shared/diagnostics/problem.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { VoidConsequence } from '#shared/schema/shipping/void.ts';
import type { Cost } from '#shared/schema/shipping/cost.ts';
import type { Quote } from '#shared/schema/shipping/rates.ts';
import type { AccountAdapter } from '../accounts/index.ts';
import type { DocumentSource, NewDocument } from './documents/document.ts';
import type { ManifestFollowOrder, ManifestOrder, ManifestOutcome } from './manifest-order.ts';
import type { Notes } from './notes.ts';
import type { PreparedShipment } from '../rules/index.ts';

/** The attempt to buy a shipment, as the ledger holds it. */
export interface PurchaseAttempt {
  /** What the service is to know the purchase by; in the ledger before anything is sent. */
  ownId: string;
  /** What was noted, and what the sale gave, when the order was made out. */
  notes: Notes;
  /**
   * Adds to the notes; they are durable when it resolves. Only while the shipment is being bought: between two steps of a purchase, the
   * second of which must not be sent where this throws.
   * @throws Error where they are not in the ledger, or the shipment is not this run's to buy any more.
   */
  note(added: Notes): Promise<void>;
}

/** What an adapter is asked to buy. */
export interface PurchaseRequest {
  shipmentId: string;
  transactionId: string;
  /** When the station took it, milliseconds since 1970: it is sent at once, or never. */
  acceptedAt: number;
  attempt: PurchaseAttempt;
  shipment: PreparedShipment;
  platformTrackingNumbers: string[];
  /** Aborted at the deadline, or when the station stops. */
  signal: AbortSignal;
}

/** What the carrier made of it (contract, section 10). Only a `not_sent` and a `rejected` are proof that nothing was bought. */
export type PurchaseOutcome =
  /**
   * A tracking number per package. `documents` are the carrier's own; where `documentSources` is there too, even empty, they are not
   * all yet. Without either they are drawn here. `detail` is what the history should say beside it.
   */
  | {
      kind: 'purchased';
      trackingNumbers: string[];
      documents?: NewDocument[];
      documentSources?: DocumentSource[];
      warnings?: Warning[];
      detail?: Diagnostic;
      /** What it cost, exactly as the answer said; added up only where the service gives parts of it and no total. */
      cost?: Cost;
      /** Added to those of the attempt: what a void, or the documents, are asked for by. */
      notes?: Notes;
    }
  | FailedPurchase;

/** `reason` is the carrier's own words, or what happened; `trouble` says the same for whoever speaks another language. */
export interface FailedPurchase {
  kind: 'rejected' | 'not_sent' | 'unknown';
  reason: string;
  trouble?: Diagnostic | undefined;
  /** Of what may have been sold all the same. */
  notes?: Notes;
  /** How long the service wants to be left alone, in milliseconds: nothing is asked of it earlier about this shipment. */
  waitMs?: number;
}

export const failedBecause = (kind: FailedPurchase['kind'], said: Diagnostic): FailedPurchase => ({
  kind,
  reason: inEnglish(said),
  trouble: said,
});

/** The carrier said no: its own words are the reason, where it gave any. */
export const refused = (said: Diagnostic): FailedPurchase => ({
  ...failedBecause('rejected', said),
  ...(said.values['words'] !== undefined && { reason: String(said.values['words']) }),
});

/** Fewer, or other, numbers came than packages were sent. */
export function partlySold(sold: number, packages: number, numbers: string): FailedPurchase {
  return failedBecause('unknown', diagnostic('PARTLY_SOLD', { sold, packages, numbers: numbers || '–' }));
}

/** Buys labels in one way. A method that is absent is not supported, and the API says so. */
export interface Adapter extends AccountAdapter {
  purchase(order: PurchaseRequest): Promise<PurchaseOutcome>;
  /** Why a purchase would be refused now, where the station itself knows that; null where it would not be. Asked by the dry run; takes nothing. */
  wouldRefuse?(shipment: PreparedShipment): Promise<Diagnostic | null>;
  /**
   * Whom the service takes the account for now; null where it cannot be said. It is stored with the shipment before that is sent: what the
   * service does not know under another identity may all the same have been bought under this one.
   */
  identity?(account: PreparedShipment['account']): Promise<string | null>;
  /** Finds out what became of a purchase whose answer was lost. Never buys. */
  lookup?(order: LookupOrder): Promise<PurchaseOutcome>;
  /**
   * Fetches the carrier's own documents of a bought shipment; without it they are drawn here. Never buys. One file with the
   * labels of all packages is marked as such.
   * @throws Error while a label is missing; what was fetched is then fetched again.
   */
  documents?(order: DocumentOrder): Promise<NewDocument[]>;
  /** Gives back labels that were bought. Throws where it is not certain that the carrier did; the labels then stand. */
  void?(order: VoidOrder): Promise<VoidOutcome>;
  /** What became of a void that was `submitted`; asks only. Throws where it cannot be said. */
  followVoid?(order: VoidOrder): Promise<VoidOutcome>;
  /** What the account's services would charge for the shipment, as the service quotes it. Buys nothing. */
  rates?(order: RateOrder): Promise<RateOutcome>;
  /**
   * Has the service make its own manifest of bought shipments, for its driver to scan. Asks once; throws where it is not certain what came of
   * it.
   */
  manifest?(order: ManifestOrder): Promise<ManifestOutcome>;
  /** What became of a manifest that was `submitted`, or whose answer was lost; asks only. Throws where it cannot be said. */
  followManifest?(order: ManifestFollowOrder): Promise<ManifestOutcome>;
}

export interface LookupOrder extends PurchaseRequest {
  /** Since the purchase was given up, in milliseconds. */
  ageMs: number;
}

export interface DocumentOrder extends PurchaseRequest {
  /** One per package: as the carrier gave them, or a person found them. */
  trackingNumbers: readonly string[];
  sources: readonly DocumentSource[];
  /** Numbers of the packages that have no label and no source of one. */
  unlabelled: readonly number[];
}

/** What an adapter is asked to give back. */
export interface VoidOrder extends PurchaseRequest {
  /** One per package. */
  trackingNumbers: string[];
}

/** `submitted`: asked for, and decided later; until then the label is not voided. `refused` in the service's own words. */
export type VoidOutcome =
  | { kind: 'voided'; consequence: VoidConsequence }
  | { kind: 'submitted' }
  | { kind: 'refused'; reason: string; trouble?: Diagnostic };

/** The service refused to void labels, or to make a manifest. @param words its own; null where it gave none @param at the service */
export function refusalOf(words: string | null, at: string): { kind: 'refused'; reason: string; trouble?: Diagnostic } {
  if (words !== null) return { kind: 'refused', reason: words };
  const trouble = diagnostic('NO_REASON_GIVEN', { at });
  return { kind: 'refused', reason: inEnglish(trouble), trouble };
}

/** What is to be quoted: the shipment as each of these services of its account would carry it. */
export interface RateOrder {
  /** Its `service` is the first of the services. */
  shipment: PreparedShipment;
  services: readonly PreparedShipment['service'][];
  signal: AbortSignal;
}

/** Services that are in neither list were not quoted, and it is not said why. */
export type RateOutcome =
  | { kind: 'quoted'; quotes: Omit<Quote, 'serviceName'>[]; refused: { serviceCode: string; reason: string }[] }
  | { kind: 'failed'; reason: string; trouble?: Diagnostic | undefined };
