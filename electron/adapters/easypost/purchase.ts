import {
  failedBecause,
  refused,
  type PurchaseOutcome,
  type PurchaseRequest,
} from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { decimal } from '#electron/engine/rules/packages/decimal.ts';
import { quoted } from '../http/fields.ts';
import { insured } from '../http/given.ts';
import { isDone, notNoted, purchaseUnanswered, unproven } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Service, ServiceCall } from '../http/service.ts';
import type { Answer } from '../http/transport.ts';
import { configOf } from './account.ts';
import { rateFor, whyNot } from './choose-rate.ts';
import { lookUp } from './lookup.ts';
import { firstStepFailed, purchaseFailed, quote } from './map-error.ts';
import { firstStep } from './request/map-request.ts';
import { notedOf, notesOf, toSale, type Noted } from './map-sale.ts';
import { readPurchase, type Rate } from './read-answer.ts';

/**
 * Two steps: what is created sells nothing and is known by an id, which is in the ledger before that which buys is sent. Neither is ever sent
 * again.
 */
export async function buy(service: Service, order: PurchaseRequest): Promise<PurchaseOutcome> {
  const { shipment, attempt, signal } = order;
  const at = service.site.url.host;
  const created = await service.call({ method: 'POST', ...firstStep({ shipment, ownId: attempt.ownId }) }, signal);
  if (created.kind !== 'answered') return { ...purchaseUnanswered(created), kind: 'not_sent' };
  const found = isDone(created.answer.status) ? readPurchase(readJson(created.answer.body)) : null;
  const noted = found && notedOf(found, order);
  if (!found || !noted) return firstStepFailed(created.answer, at);

  const config = configOf(shipment.account);
  if ((found.mode === 'test') !== (config.mode === 'TEST'))
    return failedBecause('not_sent', diagnostic('KEY_OF_OTHER_MODE', { at }));
  const { serviceCode } = shipment.service;
  const rate = rateFor(found.rates, config, serviceCode);
  if (!rate) {
    const words = whyNot(found, config);
    return refused(diagnostic('SERVICE_NOT_OFFERED', { at, service: serviceCode, ...quoted(words) }));
  }
  try {
    await attempt.note(notesOf(noted));
  } catch (error) {
    return notNoted(error);
  }
  const bought = await service.call(secondStep(order, noted, rate), signal);
  if (bought.kind !== 'answered') return purchaseUnanswered(bought);
  const { answer } = bought;
  const sale = isDone(answer.status) ? toSale(readPurchase(readJson(answer.body)), noted, shipment) : null;
  return sale ?? readBack(order, service, noted, answer);
}

function secondStep({ shipment }: PurchaseRequest, { orderId, shipmentIds }: Noted, rate: Rate): ServiceCall {
  if (orderId !== null) {
    const { carrier, service } = rate;
    return { method: 'POST', path: `/v2/orders/${encodeURIComponent(orderId)}/buy`, json: { carrier, service } };
  }
  const [id = ''] = shipmentIds;
  const insurance = insuranceOf(shipment);
  return {
    method: 'POST',
    path: `/v2/shipments/${encodeURIComponent(id)}/buy`,
    json: { rate: { id: rate.id }, ...(insurance !== null && { insurance }) },
  };
}

function insuranceOf({ packages }: PurchaseRequest['shipment']): string | null {
  const value = insured(packages[0]?.declaredInfo);
  return value ? decimal(value.amount).toFixed() : null;
}

/**
 * A refusal of an order may come after some of its shipments were bought, one of insurance after its shipment was, and one may say that it was
 * bought before: then what is there is read. Refused is only what the service refused, and has not sold as it is read.
 */
async function readBack(
  order: PurchaseRequest,
  service: Service,
  noted: Noted,
  answer: Answer,
): Promise<PurchaseOutcome> {
  const failed = purchaseFailed(answer, service.site.url.host);
  const isOneSale = noted.orderId === null && insuranceOf(order.shipment) === null;
  if (failed.kind === 'not_sent' || (failed.kind === 'rejected' && isOneSale)) return failed;
  const attempt = { ...order.attempt, notes: notesOf(noted) };
  const { outcome, isUnsold } = await lookUp({ ...order, attempt }, service);
  if (outcome.kind === 'purchased') return outcome;
  return failed.kind === 'unknown' || isUnsold ? failed : unproven(answer, quote(answer).words);
}
