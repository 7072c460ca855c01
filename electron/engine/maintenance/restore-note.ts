import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';

/** Which backup, and when it was planned to go back to it. Instants in milliseconds. */
export interface RestorePlan {
  backup: string;
  takenAt: number;
  plannedAt: number;
}

/** What going back to a backup did. */
export interface RestoreOutcome {
  endedAt: number;
  /** Where the files lie that were in its place; null where there were none. */
  quarantine: string | null;
  /** How many shipments that were accepted later are in doubt; null where the old ledger could not be read at all. */
  later: number | null;
  /** Whether all of the old ledger could be read. */
  isWhole: boolean;
  /** Whether a backup has been made since. */
  isBackedUp?: true;
  /** Whether a person has seen it and wants to see it no more, before there was that backup. */
  isDismissed?: true;
}

/**
 * One going back to a backup, from the plan to what came of it. REPLACING is written when everything is prepared and before the first file
 * in place is touched: whoever finds it finishes it.
 */
export type RestoreRecord =
  | (RestorePlan & { state: 'PLANNED' })
  | (RestorePlan & RestoreOutcome & { state: 'REPLACING' | 'DONE' })
  | (RestorePlan & { state: 'FAILED'; endedAt: number; reason: string; trouble?: Diagnostic });

/** Where it is noted: durably, and not in the ledger, which is what is replaced. */
export interface RestoreNote {
  /** @throws Error in words for the operator where something is there that cannot be read. */
  read(): RestoreRecord | null;
  /** On the disk when it returns. */
  write(record: RestoreRecord): void;
  remove(): void;
}
