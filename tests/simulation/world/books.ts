import type { Weight } from '#shared/schema/shipping/measure.ts';

/** Something that must never be, as it was seen. */
export class Violation extends Error {
  override readonly name = 'Violation';
  /** Which of the invariants (README.md). */
  readonly invariant: string;

  constructor(invariant: string, words: string) {
    super(`${invariant}: ${words}`);
    this.invariant = invariant;
  }
}

/** What a carrier sold. */
export interface Sale {
  shipmentId: string;
  transaction: string;
  trackingNumbers: string[];
  /** Ledger time. */
  acceptedAt: number;
  voided: boolean;
}

/** What a caller was told of a transaction. */
export interface Told {
  shipmentId: string;
  purchase: 'made' | 'not_made' | 'unknown';
  trackingNumbers: string[];
}

/** What was seen from outside: by carriers, callers, printers and order systems. No program under test writes in here. */
export class Books {
  /** By shipment. */
  readonly sales = new Map<string, Sale>();
  /** The last sale of each transaction of a client, by `client transactionId`. */
  readonly lastSale = new Map<string, Sale>();
  /** Shipments whose purchase reached a carrier. */
  readonly asked = new Set<string>();
  /** By shipment. */
  readonly told = new Map<string, Told>();
  /** How often somebody asked for the labels on paper, by `client transactionId`. */
  readonly wishes = new Map<string, number>();
  /** How often each label left for a printer, by `shipment trackingNumber`. */
  readonly prints = new Map<string, number>();
  /** `client transactionId` of each shipment that a carrier was asked for. */
  readonly keys = new Map<string, string>();
  /** Which shipment has a tracking number. */
  readonly given = new Map<string, string>();
  /** What the packages of a transaction weighed on the scale, by its id. */
  readonly weighed = new Map<string, Weight>();
  /** Jobs whose label came out, or may have. */
  readonly left = new Set<string>();
  /** Sales that a station heard of, and had the time to write down. */
  readonly heard = new Set<string>();
  /** The sync of a file has failed in this run of the station, or is going to: what was only heard may be lost. */
  syncsFail = false;
  /** When a shared ledger last went back, while its desks ran. */
  wentBackAt = -Infinity;
  /** What was written just before that is stated again, and what was heard meanwhile follows. */
  wentBackLately = (now: number): boolean => now - this.wentBackAt < 120_000;
  /** The last shipment of each transaction that reached a carrier, by `client transactionId`. */
  readonly lastAsked = new Map<string, string>();
  /** Why a shipment was settled by a person: what carriers say later changes nothing. */
  readonly settledByPerson = new Set<string>();
  failure: Violation | null = null;
  readonly counts: Record<string, number> = {};

  count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  /** Notes the first violation; what follows from it is not looked at. */
  violated(invariant: string, words: string): void {
    this.failure ??= new Violation(invariant, words);
  }
}
