import type { HealthCheck } from '#shared/schema/station/health.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';

export const BACKUP_REASONS = ['daily', 'asked', 'migration'] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** A copy of the whole ledger in a file of its own. */
export interface BackupFile {
  name: string;
  reason: BackupReason;
  /** Milliseconds of ledger time. */
  takenAt: number;
  /** Bytes. */
  size: number;
}

/** The copies of a whole ledger that its station makes and keeps. */
export interface LedgerBackups {
  /** Newest first. */
  list(): Promise<BackupFile[]>;
  /** Writes a copy, checks it, and removes the oldest beyond those that are kept. @throws Error where it cannot be written or is not whole. */
  backUp(reason: BackupReason): Promise<BackupFile>;
  /** Reads a backup and compares it with its hashes: what keeps it from being restored, or null. @throws Error where it cannot be copied. */
  examine(name: string): Promise<Diagnostic | null>;
}

/** By their ids. */
export interface ErasedRecords {
  shipments: readonly string[];
  orders: readonly string[];
}

/** The care of a ledger: retention, copies, checks. No method keeps other work from its turn for long. */
export interface LedgerMaintenance {
  /**
   * Redacts addresses and label bytes of closed shipments that were accepted before the instant, here and in every backup that is kept, and
   * removes ledgers that were put away before it, so that they are in no file any more; says how many shipments were redacted here.
   */
  redact(acceptedBefore: number): Promise<number>;
  /**
   * Redacts these shipments and orders ahead of their time, as `redact` does, where nothing is open of them; then nothing of what was taken out of
   * them or of the address book is in an index, the log or the witness of this desk. Backups stay as they are.
   */
  erase(which: ErasedRecords): Promise<void>;
  /** Notes how late it is: so a later start knows for how long the station was off. */
  recordTime(): Promise<void>;
  /** Null where stations share the ledger: whoever runs its database backs it up. */
  backups: LedgerBackups | null;
  /** Where ledgers lie that a restore put away, as they were then, below the data folder. */
  putAway(): string[];
  /** Checks everything that is stored against its hashes: structure, rows, journal, documents. What is damaged stops purchases. */
  check(): Promise<HealthCheck[]>;
}
