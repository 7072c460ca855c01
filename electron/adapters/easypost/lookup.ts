import { failedBecause, type PurchaseOutcome, type PurchaseRequest } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { lookupAnswer, saysNothing } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Service } from '../http/service.ts';
import { quote } from './map-error.ts';
import { inOrder, notedIn, notedOf, toSale, type Noted } from './map-sale.ts';
import { readPurchase, type Purchase, type Shipment } from './read-answer.ts';

/** What became of a purchase, and whether it is there without anything sold, as it is read now. */
export interface Looked {
  outcome: PurchaseOutcome;
  isUnsold: boolean;
}

type Asked = Pick<PurchaseRequest, 'shipment' | 'attempt' | 'signal'>;

/**
 * Reads what was created in the first step: a label there is a sale; none proves nothing, since it may still come. Where its id was not
 * noted it is asked for by our own reference. Never buys.
 */
export async function lookUp(order: Asked, service: Service): Promise<Looked> {
  const read = await readPurchaseOf(order, service);
  if ('kind' in read) return { outcome: read, isUnsold: false };
  const { purchase, noted } = read;
  const sale = toSale(purchase, noted, order.shipment);
  const voided = inOrder(purchase, noted).find((shipment) => isVoided(shipment?.refundStatus));
  if (sale) return { outcome: voided ? voidedThere(voided) : sale, isUnsold: false };
  const at = service.site.url.host;
  const unsold = failedBecause('unknown', diagnostic('LABEL_NOT_THERE', { at, id: purchase.id ?? '' }));
  return { outcome: unsold, isUnsold: inOrder(purchase, noted).every((shipment) => shipment !== undefined) };
}

/** What was voided there must not be used; one whose void was refused may. */
const isVoided = (refundStatus: string | null | undefined) =>
  ['submitted', 'refunded', 'not_applicable'].includes(refundStatus ?? '');
const voidedThere = ({ id, trackingCode }: Shipment) =>
  failedBecause('unknown', diagnostic('LABEL_VOIDED_THERE', { id: id ?? '–', numbers: trackingCode ?? '–' }));

/** The purchase as it is there. */
export async function readPurchaseOf(
  { shipment, attempt, signal }: Asked,
  service: Service,
): Promise<{ purchase: Purchase; noted: Noted } | Extract<PurchaseOutcome, { reason: string }>> {
  const noted = notedIn(attempt.notes);
  const id = noted ? (noted.orderId ?? noted.shipmentIds[0] ?? '') : attempt.ownId;
  const kind = shipment.packages.length > 1 ? 'orders' : 'shipments';
  const said = await service.call({ method: 'GET', path: `/v2/${kind}/${encodeURIComponent(id)}` }, signal);
  const answer = lookupAnswer(said, service.site.url.host);
  if ('kind' in answer) return answer;
  const body = answer.status === 200 ? readJson(answer.body) : null;
  const purchase = body && readPurchase(body);
  const isOurs = noted ? purchase?.id === id : purchase?.shipments.every(({ reference }) => isOwn(reference, attempt));
  const found = purchase && isOurs ? (noted ?? notedOf(purchase, { shipment, attempt })) : null;
  if (!purchase || !found) {
    return saysNothing(answer, quote(answer).words);
  }
  return { purchase, noted: found };
}

/** Of a shipment, or of one of an order. */
const isOwn = (reference: string | null, { ownId }: Asked['attempt']) =>
  reference === ownId || reference?.startsWith(`${ownId}-`) === true;
