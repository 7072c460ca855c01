import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { refusalOf, type VoidOrder, type VoidOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { field, textOf } from '../http/fields.ts';
import { requireNumbers } from '../http/numbers.ts';
import { answerOf } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import { wordsIn } from './map-error.ts';
import { isCancelled } from './map-response.ts';
import { TEST_OPTION } from './option-code.ts';
import type { Sendcloud } from './service.ts';
import { cannotSay, findShipment } from './shipment.ts';

/** Said with 409 where an earlier call had the cancellation queued. */
const QUEUED_BEFORE = /already being cancel/i;
/** While a parcel is no further than this, a queued cancellation may still come; `CANCELLATION…` are steps of it. */
const WAITING = /^(?:READY_TO_SEND|ANNOUNCED|CANCELLATION.*|CANCELLING|CANCELLED.*|SUBMITTING_CANCELLATION.*)$/;

/** Asks for the cancellation, which the service does at once, queues for up to 14 days, or refuses. @throws DiagnosticError where it is not certain */
export async function cancel(service: Sendcloud, order: VoidOrder): Promise<VoidOutcome> {
  const { id, parcels } = await findShipment(service, order);
  requireNumbers(
    order,
    parcels.map(({ trackingNumber }) => trackingNumber),
  );
  const path = `/shipments/${encodeURIComponent(id)}/cancel`;
  const said = await service.call({ method: 'POST', path, sellsNothing: true }, order.signal);
  const { status, body: bytes } = answerOf(said);
  const body = readJson(bytes);
  if (status === 202) return { kind: 'submitted' };
  if (status === 200) {
    const state = textOf(field(field(body, 'data'), 'status'));
    if (state === 'cancelled') return voided(order);
    if (state === 'queued') return { kind: 'submitted' };
  }
  if (status === 409) return refusal(service, order, wordsIn(body));
  throw cannotSay(status, body);
}

/** A refusal may mean that it is cancelled already, or being cancelled: the answer to an earlier call may have been lost. */
async function refusal(service: Sendcloud, order: VoidOrder, words: string | null): Promise<VoidOutcome> {
  const { parcels } = await findShipment(service, order);
  if (parcels.length > 0 && parcels.every(isCancelled)) return voided(order);
  if (QUEUED_BEFORE.test(words ?? '')) return { kind: 'submitted' };
  return refusalOf(words, 'Sendcloud');
}

/** What became of a cancellation that was queued: it is dropped once the carrier has a parcel. @throws DiagnosticError where it cannot be said */
export async function followCancel(service: Sendcloud, order: VoidOrder): Promise<VoidOutcome> {
  const { id, parcels } = await findShipment(service, order);
  if (parcels.length > 0 && parcels.every(isCancelled)) return voided(order);
  if (parcels.length === 0 || parcels.some(({ status }) => status === ''))
    throw new DiagnosticError(diagnostic('VOID_NOT_SAID', { id }));
  const moved = parcels.find(({ status }) => !WAITING.test(status));
  return moved ? refusalOf(moved.message ?? moved.status, 'Sendcloud') : { kind: 'submitted' };
}

const voided = ({ shipment }: VoidOrder): VoidOutcome => ({
  kind: 'voided',
  consequence: shipment.service.serviceCode === TEST_OPTION ? 'NOTHING_CHARGED' : 'CREDIT_REQUESTED',
});
