import type { Language } from '#shared/format/languages.ts';
import type { PaperSize } from '#shared/schema/printing/document-choice.ts';
import type { ShipmentRecord } from '../shipping/index.ts';
import type { ManifestRecord } from './manifest-store.ts';

/** Draws the paper that goes with the driver. The same input gives the same bytes. */
export interface ManifestRenderer {
  /** PDF; in English, and on the paper of the country that is shipped from, unless said. */
  manifest(
    manifest: ManifestRecord,
    shipments: readonly ShipmentRecord[],
    choice?: { language?: Language | undefined; paper?: PaperSize | undefined },
  ): Promise<Uint8Array>;
}
