/**
 * A time of which the ledger does not know everything: it was restored from a backup, or the database of a shared one from an older copy, and
 * what was written after it could not be read; or its file was copied to where it lies, and the station may have gone on elsewhere.
 * API clients and settings are as they were before it. Instants in milliseconds.
 */
export interface LedgerGap {
  from: number;
  until: number;
  /** Whether every purchase of that time is known all the same, from the witness; else an id without a row proves nothing. */
  areSalesKnown: boolean;
  /** When a person confirmed that purchases may go on all the same; null while they wait for it. */
  confirmedAt: number | null;
  /**
   * Where the ledger's file was found to be a copy: what it was known not to know until then, null for nothing. That is so again once a person
   * has confirmed that nothing was written since where it was copied from.
   */
  beforeCopy?: LedgerGap | null;
}

/** What it does not know once a time is added, which may be about another restore. */
export const widened = (
  earlier: LedgerGap | null,
  { from, until, areSalesKnown, confirmedAt }: LedgerGap,
): LedgerGap => ({
  ...{ from: Math.min(from, earlier?.from ?? from), until, confirmedAt },
  areSalesKnown: areSalesKnown && (earlier?.areSalesKnown ?? true),
});
