import { setTimeout as wait } from 'node:timers/promises';
import {
  failedBecause,
  type FailedPurchase,
  type LookupOrder,
  type PurchaseOutcome,
} from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { field } from '../http/fields.ts';
import { limited, lookupUnanswered } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import { quoted } from './map-error.ts';
import { outcomeOf, readShipment } from './map-response.ts';
import type { Sendcloud } from './service.ts';

/** How long after it was given up an announcement may still come to be carried out. */
const LAG_MS = 120_000;
/** Between the two answers that must agree before a shipment counts as absent. */
const SECOND_LOOK_MS = 1000;

/**
 * Asks for the shipment that has our own id, which the service gives to one only. That there is none proves that nothing was bought where
 * whoever bought is who asks, its time to arrive is over, and it is said twice.
 */
export async function lookUp(service: Sendcloud, order: LookupOrder): Promise<PurchaseOutcome> {
  const isBuyer = await service.isBuyer();
  const first = await ask(service, order);
  if (first !== 'absent') return first;
  if (!isBuyer) return stillOpen(diagnostic('PURCHASE_OF_OTHER_KEYS'));
  if (order.ageMs < LAG_MS) return stillOpen(diagnostic('PURCHASE_NOT_THERE_YET'));
  await wait(SECOND_LOOK_MS, undefined, { signal: order.signal });
  const second = await ask(service, order);
  return second === 'absent' ? failedBecause('rejected', diagnostic('PURCHASE_NOT_THERE')) : second;
}

const stillOpen = (said: Diagnostic): FailedPurchase => failedBecause('unknown', said);

async function ask(
  service: Sendcloud,
  { attempt, shipment, signal }: LookupOrder,
): Promise<PurchaseOutcome | 'absent'> {
  const path = `/shipments?external_reference_id=${encodeURIComponent(attempt.ownId)}`;
  const said = await service.call({ method: 'GET', path }, signal);
  if (said.kind !== 'answered') return lookupUnanswered(said);
  const { answer } = said;
  if (answer.status === 429) return limited('unknown', answer, service.at);
  const body = readJson(answer.body);
  const found = field(body, 'data');
  if (answer.status !== 200 || !Array.isArray(found)) {
    return stillOpen(diagnostic('LOOKUP_WITHOUT_ANSWER', { status: answer.status, ...quoted(body) }));
  }
  if (found.length === 0) return 'absent';
  const ours = found.map(readShipment).filter((one) => one?.ownId === attempt.ownId);
  const [only] = ours;
  return only && ours.length === 1
    ? outcomeOf(only, shipment, answer.status)
    : stillOpen(diagnostic('TRANSACTION_OTHER'));
}
