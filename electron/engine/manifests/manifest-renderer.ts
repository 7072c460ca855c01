import type { ShipmentRecord } from '../shipping/index.ts';
import type { ManifestRecord } from './manifest-store.ts';

/** Draws the paper that goes with the driver. The same input gives the same bytes. */
export interface ManifestRenderer {
  /** PDF on the paper of the country that is shipped from. */
  manifest(manifest: ManifestRecord, shipments: readonly ShipmentRecord[]): Promise<Uint8Array>;
}
