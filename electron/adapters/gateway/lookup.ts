import { setTimeout as wait } from 'node:timers/promises';
import type { LookupOrder, PurchaseOutcome } from '#electron/engine/ports.ts';
import { field, wordsOf } from './fields.ts';
import { toSale } from './map-sale.ts';
import { readJson } from './read-json.ts';
import type { Answer } from './transport.ts';
import type { Upstream } from './upstream.ts';

/** How long after the deadline a request that was sent may still come to be executed at the other end. */
const LAG_MS = 120_000;
/** Between the two answers that must agree before a transaction counts as absent. */
const SECOND_LOOK_MS = 1000;

/**
 * Asks what became of a transaction, with the station's `by-transaction` call. Reads only. That a transaction is not known proves
 * something at another station only, whose ledger has every transaction; when its time to arrive is over; and said twice.
 */
export async function lookUpTransaction(
  upstream: Upstream,
  transactionId: string,
  order: LookupOrder,
): Promise<PurchaseOutcome> {
  const first = await ask(upstream, transactionId, order);
  if (first !== 'absent') return first;
  if (order.ageMs < LAG_MS) return stillOpen('The station does not know the transaction yet.');
  await wait(SECOND_LOOK_MS);
  const second = await ask(upstream, transactionId, order);
  return second === 'absent'
    ? { kind: 'rejected', reason: 'The station has no such transaction; nothing was bought.' }
    : second;
}

const stillOpen = (reason: string): PurchaseOutcome => ({ kind: 'unknown', reason });

async function ask(upstream: Upstream, transactionId: string, order: LookupOrder): Promise<PurchaseOutcome | 'absent'> {
  const isStation = upstream.config.upstream === 'STATION';
  const path = `/station/v1/shipments/by-transaction/${encodeURIComponent(transactionId)}${isStation ? '?documents=base64' : ''}`;
  const said = await upstream.call({ method: 'GET', path }, order.signal);
  if (said.kind !== 'answered') return stillOpen(said.reason);
  const body = readJson(said.answer.body);
  if (said.answer.status === 200 && body !== null && field(body, 'success') === true) {
    const sale = toSale(body, order.shipment.packages);
    return isStation || field(field(body, 'data'), 'transactionId') === transactionId
      ? sale
      : stillOpen('The service answered with another transaction.');
  }
  return isStation ? meaningOf(said.answer, body) : stillOpen(`The service has no answer (${said.answer.status}).`);
}

/** What a station's refusal says of the transaction. */
function meaningOf({ status }: Answer, body: object | null): PurchaseOutcome | 'absent' {
  const code = field(body, 'code');
  const isNotMade = field(body, 'purchase') === 'not_made';
  if (status === 404 && code === 'NOT_FOUND') return 'absent';
  if (isNotMade && (code === 'CARRIER_REJECTED' || code === 'CARRIER_UNAVAILABLE')) {
    return { kind: 'rejected', reason: wordsOf(field(body, 'detail')) ?? 'The station bought nothing.' };
  }
  return stillOpen(wordsOf(field(body, 'detail')) ?? `The station has no answer (${status}).`);
}
