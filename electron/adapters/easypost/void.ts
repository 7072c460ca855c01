import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { VoidOrder, VoidOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { giveBackEach, type GivenBack, outcomeOfAll, requireNumbers } from '../http/numbers.ts';
import { answerOf, isDone, isRefusal } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Service } from '../http/service.ts';
import { configOf } from './account.ts';
import { readPurchaseOf } from './lookup.ts';
import { quote } from './map-error.ts';
import { inOrder } from './map-sale.ts';
import { readShipment, type Shipment } from './read-answer.ts';

/** Asks for a refund of every shipment that none was asked for yet, or none is given: such a one may be asked for again. @throws DiagnosticError where it is not certain what became of that. */
export async function giveBack(order: VoidOrder, service: Service): Promise<VoidOutcome> {
  const shipments = await shipmentsOf(order, service);
  return giveBackEach(shipments, { order, isTest: isTest(order) }, async (shipment) =>
    isOpen(shipment) ? refund(shipment, order, service) : statusOf(shipment),
  );
}

const isOpen = ({ refundStatus }: Shipment) => refundStatus === null || refundStatus === 'rejected';

/** What became of refunds that were asked for; asks only. @throws DiagnosticError where it cannot be said */
export async function followGivenBack(order: VoidOrder, service: Service): Promise<VoidOutcome> {
  return outcomeOfAll((await shipmentsOf(order, service)).map(statusOf), order, isTest(order));
}

async function shipmentsOf(order: VoidOrder, service: Service): Promise<Shipment[]> {
  const read = await readPurchaseOf(order, service);
  if ('kind' in read) throw new DiagnosticError(read.trouble ?? diagnostic('VOID_FAILED', { words: read.reason }));
  const shipments = inOrder(read.purchase, read.noted).filter((shipment) => shipment !== undefined);
  requireNumbers(
    order,
    shipments.map(({ trackingCode }) => trackingCode ?? ''),
  );
  return shipments;
}

const isTest = ({ shipment }: VoidOrder) => configOf(shipment.account).mode === 'TEST';

/**
 * What may still be credited is given back as well. `not_applicable` is said of carriers that charge for what they have scanned.
 * @throws DiagnosticError where the service does not say that any was asked for: what became of it is not known
 */
function statusOf({ id, refundStatus }: Pick<Shipment, 'id' | 'refundStatus'>): GivenBack {
  if (refundStatus === null) throw new DiagnosticError(diagnostic('VOID_NOT_SAID', { id: id ?? '–' }));
  if (refundStatus === 'refunded') return 'voided';
  if (refundStatus === 'not_applicable') return 'retired';
  return refundStatus === 'submitted' ? 'submitted' : { refused: `refund_status: ${refundStatus}` };
}

async function refund({ id }: Shipment, { signal }: VoidOrder, service: Service): Promise<GivenBack> {
  const path = `/v2/shipments/${encodeURIComponent(id ?? '')}/refund`;
  const answer = answerOf(await service.call({ method: 'POST', path, json: {}, sellsNothing: true }, signal));
  const { status } = answer;
  const { words } = quote(answer);
  if (isRefusal(status) && words !== undefined) return { refused: words };
  const refundStatus = isDone(status) ? readShipment(readJson(answer.body)).refundStatus : null;
  if (refundStatus === null)
    throw new DiagnosticError(diagnostic('ANSWER_PROVES_NOTHING', { status, ...quote(answer) }));
  return statusOf({ id, refundStatus });
}
