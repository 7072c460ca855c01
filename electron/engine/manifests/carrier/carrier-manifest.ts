import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { CarrierManifestState, LeftOut } from '#shared/schema/shipping/carrier-manifest.ts';
import type { ManifestFollowOrder } from '../../shipping/index.ts';

/** The carrier's manifest as the ledger holds it. Instants are ledger time, milliseconds since 1970. */
export interface CarrierManifestRecord {
  state: CarrierManifestState;
  /** How often it was asked for. */
  request: number;
  requestedAt: number;
  updatedAt: number;
  ids: string[];
  /** What a submitted one is asked by. */
  notes: ManifestFollowOrder['notes'];
  leftOut: LeftOut[];
  reason: string | null;
  trouble: Diagnostic | null;
  /** SHA-256 of each form; empty once the retention time is over. */
  forms: string[];
}

/** What became of a request. */
export interface RequestOutcome extends Pick<
  CarrierManifestRecord,
  'ids' | 'notes' | 'leftOut' | 'reason' | 'trouble'
> {
  state: Exclude<CarrierManifestState, 'REQUESTED'>;
  /** PDF. */
  forms: readonly Uint8Array[];
}

/** As it is when nobody was asked for it yet. */
export const firstRequest = (at: number): CarrierManifestRecord => ({
  ...{ state: 'REQUESTED', request: 1, requestedAt: at, updatedAt: at },
  ...{ ids: [], notes: {}, leftOut: [], reason: null, trouble: null, forms: [] },
});
