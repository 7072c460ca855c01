import type { BatchStore } from '../batches/index.ts';
import type { ManifestStore } from '../manifests/index.ts';
import type { ShipmentLedger, ShipmentReads } from '../shipping/index.ts';
import type { RowLabelStore } from './store.ts';

/** A file in a file of many. */
export interface NamedBytes {
  name: string;
  bytes: Uint8Array;
}

/** Puts many labels into one file, one after the other: what was given out is not kept. */
export interface LabelFileWriter {
  /** All pages in their order, at their size. @throws Error where one of them is broken or locked. */
  joinPdfs(labels: AsyncIterable<NamedBytes>): AsyncIterable<Uint8Array>;
  /** @param at milliseconds since 1970: the date of the files */
  zip(files: AsyncIterable<NamedBytes>, at: number): AsyncIterable<Uint8Array>;
}

/** What files of labels need. */
export interface LabelFilesDeps {
  ledger: {
    batches: Pick<BatchStore, 'find'>;
    manifests: Pick<ManifestStore, 'find'>;
    rowLabels: RowLabelStore;
    shipments: Pick<ShipmentLedger, 'count'>;
    reads: Pick<ShipmentReads, 'documentBytes'>;
    now(): number;
  };
  labelFiles: LabelFileWriter;
}
