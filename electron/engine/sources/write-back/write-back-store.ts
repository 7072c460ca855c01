import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** What a source is to know of a parcel. */
export type ParcelFate = 'SOLD' | 'VOIDED';

/** An order of which its source is to be told something. Instants are ledger time. */
export interface WaitingOrder {
  source: string;
  orderNumber: string;
  /** How often it was begun; who tells it holds it by this number. */
  attempts: number;
}

/** A parcel whose source does not know its fate, as far as is certain. */
export interface UntoldParcel {
  clientId: string;
  transactionId: string;
  fate: ParcelFate;
}

/** How much waits for a source. */
export interface Waiting {
  source: string;
  orders: number;
  /** When the oldest of them was put. */
  since: number;
  /** Why the latest try failed; null where none did. */
  trouble: Diagnostic | null;
}

/**
 * What sources are to be told of the parcels of their orders. It is put in the commit that stores the parcel on its order, for sources that
 * have a write-back, and it is gone once everything is told.
 */
export interface WriteBackStore {
  /** Those whose time has come, least often begun first and then longest due, but of no source in `except`. */
  due(now: number, call: { limit: number; except: readonly string[] }): Promise<WaitingOrder[]>;
  /**
   * Begins to tell it, in one commit: nobody else does before `until`, and from now on the source may know any of it. Null where somebody else
   * began.
   */
  begin(waiting: WaitingOrder, call: { now: number; until: number }): Promise<UntoldParcel[] | null>;
  /**
   * Notes what was told, by whoever began it last; where everything is, the order waits no longer. @param again when the rest is due, and why
   * it was not told
   */
  end(
    waiting: WaitingOrder,
    told: readonly UntoldParcel[],
    again: { at: number; trouble: Diagnostic | null },
  ): Promise<void>;
  /** By source. */
  waiting(): Promise<Waiting[]>;
  /** All that nobody is about to tell is due at once. */
  hasten(source: string, now: number): Promise<void>;
  /** Nothing is told to this source any more. */
  forget(source: string): Promise<void>;
}
