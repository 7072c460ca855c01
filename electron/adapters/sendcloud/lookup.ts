import {
  failedBecause,
  type FailedPurchase,
  type LookupOrder,
  type PurchaseOutcome,
} from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { lookUpTwice } from '../http/absence.ts';
import { field } from '../http/fields.ts';
import { lookupAnswer, saysNothing } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import { wordsIn } from './map-error.ts';
import { outcomeOf, readShipment } from './map-response.ts';
import type { Sendcloud } from './service.ts';

/** Asks for the shipment that has our own id, which the service gives to one only. */
export const lookUp = (service: Sendcloud, order: LookupOrder): Promise<PurchaseOutcome> =>
  lookUpTwice(service, order, () => ask(service, order));

const stillOpen = (said: Diagnostic): FailedPurchase => failedBecause('unknown', said);

async function ask(
  service: Sendcloud,
  { attempt, shipment, signal }: LookupOrder,
): Promise<PurchaseOutcome | 'absent'> {
  const path = `/shipments?external_reference_id=${encodeURIComponent(attempt.ownId)}`;
  const said = await service.call({ method: 'GET', path }, signal);
  const answer = lookupAnswer(said, service.at);
  if ('kind' in answer) return answer;
  const body = readJson(answer.body);
  const found = field(body, 'data');
  if (answer.status !== 200 || !Array.isArray(found)) {
    return saysNothing(answer, wordsIn(body));
  }
  if (found.length === 0) return 'absent';
  const ours = found.map(readShipment).filter((one) => one?.ownId === attempt.ownId);
  const [only] = ours;
  return only && ours.length === 1
    ? outcomeOf(only, shipment, answer.status)
    : stillOpen(diagnostic('TRANSACTION_OTHER'));
}
