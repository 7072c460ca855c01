import type { Warning } from '#shared/diagnostics/problem.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { VoidConsequence } from '#shared/schema/shipping/void.ts';
import type { AccountAdapter } from '../accounts/index.ts';
import type { DocumentSource, NewDocument } from './documents/document.ts';
import type { PreparedShipment } from '../rules/index.ts';

/** What an adapter is asked to buy. */
export interface PurchaseRequest {
  shipmentId: string;
  transactionId: string;
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
    }
  | FailedPurchase;

/** `reason` is the carrier's own words, or what happened; `trouble` says the same for whoever speaks another language. */
export interface FailedPurchase {
  kind: 'rejected' | 'not_sent' | 'unknown';
  reason: string;
  trouble?: Diagnostic | undefined;
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
  /**
   * Whom the service takes the account for now; null where it cannot be said. It is stored with the shipment before that is sent: what the
   * service does not know under another identity may all the same have been bought under this one.
   */
  identity?(account: PreparedShipment['account']): Promise<string | null>;
  /** Finds out what became of a purchase whose answer was lost. Never buys. */
  lookup?(order: LookupOrder): Promise<PurchaseOutcome>;
  /**
   * Fetches the carrier's own documents of a bought shipment; without it they are drawn here. Never buys.
   * @throws Error while a label is missing; what was fetched is then fetched again.
   */
  documents?(order: DocumentOrder): Promise<NewDocument[]>;
  /** Gives back labels that were bought. Throws where it is not certain that the carrier did; the labels then stand. */
  void?(order: VoidOrder): Promise<VoidOutcome>;
}

export interface LookupOrder extends PurchaseRequest {
  /** Since the purchase was given up, in milliseconds. */
  ageMs: number;
}

export interface DocumentOrder extends PurchaseRequest {
  sources: readonly DocumentSource[];
  /** Numbers of the packages that have no label and no source of one. */
  unlabelled: readonly number[];
}

/** What an adapter is asked to give back. */
export interface VoidOrder extends PurchaseRequest {
  /** One per package. */
  trackingNumbers: string[];
}

export type VoidOutcome = { kind: 'voided'; consequence: VoidConsequence } | { kind: 'refused'; reason: string };
