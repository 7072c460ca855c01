import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { DiagnosticError } from '../../diagnostic-error.ts';
import type { ShippingDeps } from '../deps.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import type { NewDocument } from './document.ts';

/** The documents with a label for each package where one file has them all. @throws DiagnosticError where it has not one for each. */
export async function shareOut(
  { renderer }: Pick<ShippingDeps, 'renderer'>,
  { prepared: { packages } }: Pick<ShipmentRecord, 'prepared'>,
  documents: readonly NewDocument[],
): Promise<NewDocument[]> {
  const shared = documents.map(async ({ isOfAll, ...document }) => {
    if (!isOfAll) return [document];
    const labels = await renderer.labelsIn(document);
    if (labels.length === packages.length)
      return labels.map((bytes, index) => ({ ...document, packageNumber: index + 1, bytes }));
    throw new DiagnosticError(diagnostic('LABELS_NOT_SPLIT', { packages: packages.length, labels: labels.length }));
  });
  return (await Promise.all(shared)).flat();
}
