import type { LabelFileFormat } from '#shared/schema/printing/label-file.ts';
import { call } from '#renderer/api/client.ts';

/** Rows of a batch, both inclusive. */
export interface RowRange {
  from?: number;
  to?: number;
}

/** Whose labels: those of rows of a batch, of a manifest, or of shipments in this order. */
export type LabelSource =
  | { batchId: string; range: RowRange | null }
  | { manifestId: string }
  | { shipments: readonly { id: string; name: string }[] };

const FILE_MS = 600_000;
const idsOf = (shipments: readonly { id: string }[]) => ({ shipmentIds: shipments.map(({ id }) => id) });

export function readContents(of: LabelSource) {
  if ('batchId' in of) return call('readBatchLabels', { params: { id: of.batchId }, query: { ...of.range } });
  if ('manifestId' in of) return call('readManifestLabels', { params: { id: of.manifestId } });
  return call('readChosenLabels', { body: idsOf(of.shipments) });
}

export function readFile(of: LabelSource, format: LabelFileFormat) {
  const timeoutMs = FILE_MS;
  if ('batchId' in of)
    return call('readBatchLabelFile', { params: { id: of.batchId }, query: { format, ...of.range }, timeoutMs });
  if ('manifestId' in of)
    return call('readManifestLabelFile', { params: { id: of.manifestId }, query: { format }, timeoutMs });
  return call('readChosenLabelFile', { body: { ...idsOf(of.shipments), format }, timeoutMs });
}
