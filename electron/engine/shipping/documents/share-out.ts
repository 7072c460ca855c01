import type { ShippingDeps } from '../deps.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import type { NewDocument } from './document.ts';

/** The documents with a label for each package where one file has them all. @throws Error in words where it has not one for each. */
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
    throw new Error(`One file came for ${packages.length} packages, and the labels in it are ${labels.length}.`);
  });
  return (await Promise.all(shared)).flat();
}
