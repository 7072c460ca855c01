import type { VoidOrder, VoidOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { requireNumbers } from '../http/numbers.ts';
import { readJson } from '../http/read-json.ts';
import type { Service } from '../http/service.ts';
import { configOf } from './account.ts';
import { readPurchaseOf } from './lookup.ts';
import { quote } from './map-error.ts';
import { inOrder } from './map-sale.ts';
import { readShipment, type Shipment } from './read-answer.ts';

/** What became of one label that was to be given back. */
type Given = { status: string } | { words: string };

/** Asks for a refund of every shipment that none was asked for yet. @throws Error where it is not certain what became of that. */
export async function giveBack(order: VoidOrder, service: Service): Promise<VoidOutcome> {
  const given: Given[] = [];
  for (const shipment of await shipmentsOf(order, service)) {
    given.push(shipment.refundStatus === null ? await refund(shipment, order, service) : statusOf(shipment));
  }
  return outcomeOf(given, order);
}

/** What became of refunds that were asked for; asks only. @throws Error where it cannot be said */
export async function followGivenBack(order: VoidOrder, service: Service): Promise<VoidOutcome> {
  return outcomeOf((await shipmentsOf(order, service)).map(statusOf), order);
}

async function shipmentsOf(order: VoidOrder, service: Service): Promise<Shipment[]> {
  const read = await readPurchaseOf(order, service);
  if ('kind' in read) throw new Error(read.reason);
  const shipments = inOrder(read.purchase, read.noted).filter((shipment) => shipment !== undefined);
  requireNumbers(
    order,
    shipments.map(({ trackingCode }) => trackingCode ?? ''),
  );
  return shipments;
}

/** @throws Error where the service does not say that any was asked for: what became of it is not known */
function statusOf({ id, refundStatus }: Shipment): Given {
  if (refundStatus === null) throw new Error(`The service says nothing of a refund of ${id ?? '–'}.`);
  return { status: refundStatus };
}

async function refund({ id }: Shipment, { signal }: VoidOrder, service: Service): Promise<Given> {
  const path = `/v2/shipments/${encodeURIComponent(id ?? '')}/refund`;
  const said = await service.call({ method: 'POST', path, json: {} }, signal);
  if (said.kind !== 'answered') throw new Error(said.reason);
  const { answer } = said;
  const { status } = answer;
  const { words } = quote(answer);
  if ([400, 403, 404, 422].includes(status) && words !== undefined) return { words };
  const refundStatus = status >= 200 && status < 300 ? readShipment(readJson(answer.body)).refundStatus : null;
  if (refundStatus === null)
    throw new Error(inEnglish(diagnostic('ANSWER_PROVES_NOTHING', { status, ...quote(answer) })));
  return { status: refundStatus };
}

/** What may still be credited is given back as a whole, or the labels of the purchase stand apart: that is said, and is no void. */
function outcomeOf(given: readonly Given[], { shipment, trackingNumbers }: VoidOrder): VoidOutcome {
  const isGiven = (each: Given) => 'status' in each && ['submitted', 'refunded'].includes(each.status);
  const kept = given.filter((each) => !isGiven(each));
  if (kept.length === 0) {
    if (given.some((each) => 'status' in each && each.status === 'submitted')) return { kind: 'submitted' };
    const isTest = configOf(shipment.account).mode === 'TEST';
    return { kind: 'voided', consequence: isTest ? 'NOTHING_CHARGED' : 'CREDIT_REQUESTED' };
  }
  const own = kept.flatMap((each) => ('words' in each ? [each.words] : [`refund_status: ${each.status}`]));
  const words = [...new Set(own)].join(' ').slice(0, 500);
  if (kept.length === given.length) return { kind: 'refused', reason: words };
  const numbers = trackingNumbers.filter((_, index) => given[index] && isGiven(given[index])).join(', ');
  const trouble = diagnostic('PARTLY_VOIDED', { numbers, words });
  return { kind: 'refused', reason: inEnglish(trouble), trouble };
}
