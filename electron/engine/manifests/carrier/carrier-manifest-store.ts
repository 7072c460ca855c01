import type { ManifestRecord } from '../manifest-store.ts';
import type { RequestOutcome } from './carrier-manifest.ts';

/** What became of the carrier's manifests, durably. A station's manifest has one from the moment it is closed, or never. */
export interface CarrierManifestStore {
  /**
   * Puts one that was REFUSED, or is UNKNOWN, in REQUESTED: whoever gets it sends it, and nobody else.
   * @param request the one that is known to have ended so. Null where that is not, or no longer, so.
   */
  requestAgain(manifestId: string, request: number): Promise<ManifestRecord | null>;
  /**
   * Writes what became of a request; UNKNOWN only where it was not known better. Null where the request is not the newest, or was decided.
   */
  recordOutcome(manifestId: string, request: number, outcome: RequestOutcome): Promise<ManifestRecord | null>;
  /** Those in SUBMITTED and UNKNOWN, oldest first. */
  listUndecided(): Promise<ManifestRecord[]>;
  /** Those in REQUESTED whose run has ended, oldest first. */
  listAbandoned(): Promise<ManifestRecord[]>;
  /** Those of this run in REQUESTED since before the instant, oldest first: it sends them, or was never told that it is to. */
  listRequested(before: number): Promise<ManifestRecord[]>;
  /** One of the forms, counted from 1; null where there is none. @throws DocumentDamagedError where the bytes are not those that were stored. */
  form(manifestId: string, number: number): Promise<Uint8Array | null>;
}
