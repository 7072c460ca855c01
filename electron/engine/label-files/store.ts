import type { Unjoinable } from '#shared/schema/printing/label-file.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** Whose labels: those of a batch's rows, of the shipments on a manifest, or of the named ones, by their places there from 1. */
export type LabelsOf = { batchId: string } | { manifestId: string } | { shipmentIds: readonly string[] };

/** A package of a row with its stored label; of a row without any, one entry that says how the row stands. */
export interface RowLabel {
  /** Of the row in the batch, or the place on the manifest or among the ids. */
  number: number;
  /** False where the row is not bought, or may not be. */
  isBought: boolean;
  /** Of its shipment. */
  state: ShipmentState | null;
  isVoidAsked: boolean;
  trackingNumber: string | null;
  /** Null where no label is kept. */
  documentId: string | null;
  packageNumber: number | null;
  /** Lower case. */
  imageType: string | null;
  /** In bytes. */
  size: number | null;
  /** Of a PDF, why no page of it can be put into another file: it is encrypted, or lacks its head or its end. Null where it can. */
  unjoinable: Unjoinable | null;
}

/** The labels of many rows, in their order, without their bytes. */
export interface RowLabelStore {
  /** Of the first rows behind `after` and up to `to`, at most `limit` rows; each row with all of its labels. */
  list(of: LabelsOf, page: { after: number; to: number; limit: number }): Promise<RowLabel[]>;
}
