import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { SourceDraft } from '#shared/schema/orders/source.ts';

/** How far a source is read, and how that goes. Instants are ledger time, milliseconds since 1970. */
export interface SourceProgress {
  /** What the next read begins after; null before the first. */
  mark: string | null;
  triedAt: number | null;
  readAt: number | null;
  /** How many orders the last read had. */
  orders: number | null;
  failingSince: number | null;
  trouble: Diagnostic | null;
}

/** A source as the ledger holds it; its password is sealed with the secrets. */
export interface SourceRecord {
  name: string;
  /** Who saved it, and whose its orders are. */
  clientId: string;
  content: SourceDraft;
  /** Counts the times it was saved, so that what was read in one way is not taken for another. */
  version: number;
  progress: SourceProgress;
  createdAt: number;
}

export interface SourceStore {
  /** By name. */
  list(): Promise<SourceRecord[]>;
  find(name: string): Promise<SourceRecord | null>;
  /** Makes it, or replaces the one of that name. */
  put(source: SourceRecord): Promise<void>;
  /** False where it was saved anew since that version; then nothing is stored. */
  note(name: string, version: number, progress: SourceProgress): Promise<boolean>;
  /** False where there is no such source. */
  remove(name: string): Promise<boolean>;
}
