import {
  failedBecause,
  type FailedPurchase,
  type LookupOrder,
  type PurchaseOutcome,
  type PurchaseRequest,
} from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { lookUpTwice } from '../http/absence.ts';
import { field, listOf, textOf } from '../http/fields.ts';
import { lookupAnswer, saysNothing } from '../http/proof.ts';
import { readExactly } from '../http/read-json.ts';
import type { Client } from './client.ts';
import { errorsOf, wordsIn } from './map-error.ts';
import { isLabel, toSale } from './map-response.ts';

/** `absent`: the service has no shipment with our id. */
type Found = { label: object } | 'absent' | FailedPurchase;

/**
 * Asks for the label of a purchase, and never buys. That the service has no shipment with the purchase's own id, which is unique there, is
 * proof that it never took the request (`lookUpTwice`). A shipment without a label proves nothing: its carrier may have
 * sold what the service has not heard of.
 */
export const lookUp = (client: Client, order: LookupOrder): Promise<PurchaseOutcome> =>
  lookUpTwice(client, order, async () => {
    const found = await findLabel(client, order);
    return found === 'absent' || !('label' in found) ? found : toSale(found.label, order);
  });

const stillOpen = (said: Diagnostic): FailedPurchase => failedBecause('unknown', said);

/** The label by its id, where that was noted; else by our own. */
export async function findLabel(client: Client, order: Pick<PurchaseRequest, 'attempt' | 'signal'>): Promise<Found> {
  const { attempt, signal } = order;
  const { labelId } = attempt.notes;
  const inline = 'label_download_type=inline';
  if (typeof labelId === 'string') {
    const found = await ask(client, `/labels/${encodeURIComponent(labelId)}?${inline}`, signal);
    // It was there; that it is not any more proves nothing.
    return found === 'absent' ? withoutLabel(client, order) : labelIn(found);
  }
  const ownId = encodeURIComponent(attempt.ownId);
  if (client.profile.findsLabels) {
    const found = await ask(client, `/labels/external_shipment_id/${ownId}?${inline}`, signal);
    if (found !== 'absent') return labelIn(found);
  }
  const shipment = await ask(client, `/shipments/external_shipment_id/${ownId}`, signal);
  if (shipment === 'absent' || 'kind' in shipment) return shipment;
  const shipmentId = textOf(field(shipment.body, 'shipment_id'));
  if (shipmentId === null) return saysNothing({ status: 200 });
  const listed = await ask(client, `/labels?shipment_id=${encodeURIComponent(shipmentId)}`, signal);
  if (listed === 'absent') return withoutLabel(client, order);
  if ('kind' in listed) return listed;
  const labels = listOf(field(listed.body, 'labels')).filter(
    (label) => isLabel(label) && field(label, 'shipment_id') === shipmentId && field(label, 'is_return_label') !== true,
  );
  const stands = labels.find((label) => field(label, 'voided') !== true) ?? labels[0];
  return stands ? { label: stands } : withoutLabel(client, order);
}

const labelIn = (said: { body: object } | FailedPurchase): Found => {
  if ('kind' in said) return said;
  return isLabel(said.body) ? { label: said.body } : saysNothing({ status: 200 });
};

const withoutLabel = (client: Client, { attempt }: Pick<PurchaseRequest, 'attempt'>): FailedPurchase =>
  stillOpen(diagnostic('LABEL_NOT_THERE', { at: client.profile.name, id: attempt.ownId }));

/** Types of errors that are about what was asked for, not about the key, the plan or the service. */
const OF_THE_QUESTION = ['validation', 'business_rules'];

/** `absent` only where the service itself says so: a 404 with errors of its own in it that are about nothing else. */
async function ask(
  client: Client,
  path: string,
  signal: AbortSignal,
): Promise<{ body: object } | 'absent' | FailedPurchase> {
  const answer = lookupAnswer(await client.call({ method: 'GET', path }, signal), client.profile.name);
  if ('kind' in answer) return answer;
  const { status } = answer;
  const body = readExactly(answer.body);
  if (status === 200 && body !== null) return { body };
  const errors = errorsOf(answer);
  const isOfQuestion = errors.length > 0 && errors.every(({ type }) => OF_THE_QUESTION.includes(type));
  if (status === 404 && isOfQuestion) return 'absent';
  return saysNothing(answer, wordsIn(answer));
}
