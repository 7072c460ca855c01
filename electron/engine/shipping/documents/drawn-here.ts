import { traitsOf } from '../../accounts/index.ts';
import type { PurchaseOutcome } from '../adapter.ts';
import type { ShippingDeps } from '../deps.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import type { NewDocument } from './document.ts';
import { renderInputOf } from './renderer.ts';

type Sale = Pick<Extract<PurchaseOutcome, { kind: 'purchased' }>, 'trackingNumbers' | 'documents' | 'documentSources'>;

/**
 * The labels of a sale that this station draws. They are drawn before it is recorded, so that both are one commit; no carrier waits for that
 * record, because these numbers are given out here. Undefined where the labels are the carrier's own, or cannot be drawn: then the sale is
 * recorded alone, and says why.
 */
export async function drawnHere(
  { adapters, renderer, log }: Pick<ShippingDeps, 'adapters' | 'renderer' | 'log'>,
  shipment: ShipmentRecord,
  { trackingNumbers, documents, documentSources }: Sale,
): Promise<NewDocument[] | undefined> {
  const { account, service } = shipment.prepared;
  if (documents || documentSources || adapters[account.adapter.type]?.documents) return undefined;
  try {
    if (!traitsOf(adapters, account, service).drawsLabels) return undefined;
    return await renderer.render(renderInputOf({ adapters }, { ...shipment, trackingNumbers }));
  } catch (error) {
    log('labels not drawn', { shipmentId: shipment.id, error });
    return undefined;
  }
}
