import { traitsOf } from '../../accounts/index.ts';
import type { ShippingDeps } from '../deps.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import type { NewDocument } from './document.ts';

/**
 * The carrier's own documents as they are kept: of an account in test mode each label has a band across it that says so, or gives way to
 * a page that says so.
 */
export async function markTests(
  { adapters, renderer, log }: Pick<ShippingDeps, 'adapters' | 'renderer' | 'log'>,
  { id, prepared }: Pick<ShipmentRecord, 'id' | 'prepared'>,
  documents: readonly NewDocument[],
): Promise<NewDocument[]> {
  const unmarked = (error: unknown) => log('test label without its band', { shipmentId: id, error });
  try {
    const { isTest, drawsLabels } = traitsOf(adapters, prepared.account, prepared.service);
    if (!isTest || drawsLabels) return [...documents];
    const marked = documents.map(async (document) => {
      if (document.contentType !== 'LABEL') return document;
      return renderer.withTestBand(document).catch((error: unknown) => (unmarked(error), document));
    });
    return await Promise.all(marked);
  } catch (error) {
    // A sale is recorded, whatever becomes of a band.
    unmarked(error);
    return [...documents];
  }
}
