import { setTimeout as wait } from 'node:timers/promises';
import { failedBecause } from '#electron/engine/shipping/adapter.ts';
import type { FailedPurchase, LookupOrder, PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { trouble, type Trouble, type TroubleCode } from '#shared/diagnostics/trouble.ts';
import { field, wordsOf } from './fields.ts';
import { toSale } from './map-sale.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';
import type { Upstream } from './upstream.ts';

/** How long after the deadline a request that was sent may still come to be executed at the other end. */
const LAG_MS = 120_000;
/** Between the two answers that must agree before a transaction counts as absent. */
const SECOND_LOOK_MS = 1000;

/**
 * Asks what became of a transaction, with the station's `by-transaction` call. Reads only. That a transaction is not known proves
 * something at another station only, whose ledger has every transaction; when whoever bought is who asks; when its time to arrive is over; and
 * said twice.
 */
export async function lookUpTransaction(
  upstream: Upstream,
  transactionId: string,
  order: LookupOrder,
): Promise<PurchaseOutcome> {
  const isBuyer = await upstream.isBuyer();
  const first = await ask(upstream, transactionId, order);
  if (first !== 'absent') return first;
  if (!isBuyer) return stillOpen('ASKED_WITH_OTHER_KEYS', OTHER_KEYS);
  if (order.ageMs < LAG_MS)
    return stillOpen('TRANSACTION_NOT_KNOWN_YET', 'The station does not know the transaction yet.');
  await wait(SECOND_LOOK_MS);
  const second = await ask(upstream, transactionId, order);
  return second === 'absent'
    ? failedBecause(
        'rejected',
        trouble('TRANSACTION_NOT_KNOWN', 'The station has no such transaction; nothing was bought.'),
      )
    : second;
}

const OTHER_KEYS =
  'The station does not know the transaction under the keys of today; it was sent with others, and may have been bought with them.';

const stillOpen = (code: TroubleCode, sentence: string, values = {}): FailedPurchase =>
  failedBecause('unknown', trouble(code, sentence, values));

async function ask(upstream: Upstream, transactionId: string, order: LookupOrder): Promise<PurchaseOutcome | 'absent'> {
  const isStation = upstream.config.upstream === 'STATION';
  const path = `/station/v1/shipments/by-transaction/${encodeURIComponent(transactionId)}${isStation ? '?documents=base64' : ''}`;
  const said = await upstream.call({ method: 'GET', path }, order.signal);
  if (said.kind !== 'answered') return { kind: 'unknown', reason: said.reason, trouble: said.trouble };
  const body = readJson(said.answer.body);
  if (said.answer.status === 200 && body !== null && field(body, 'success') === true) {
    const sale = toSale(body, order.shipment.packages);
    return isStation || field(field(body, 'data'), 'transactionId') === transactionId
      ? sale
      : stillOpen('TRANSACTION_OTHER', 'The service answered with another transaction.');
  }
  const { status } = said.answer;
  if (isStation) return meaningOf(said.answer, body);
  return stillOpen('LOOKUP_WITHOUT_ANSWER', `The service has no answer (${status}).`, { status });
}

/** What a station's refusal says of the transaction. */
function meaningOf({ status }: Answer, body: object | null): PurchaseOutcome | 'absent' {
  const code = field(body, 'code');
  const isNotMade = field(body, 'purchase') === 'not_made';
  const words = wordsOf(field(body, 'detail'));
  const quoted: Trouble['values'] = words === null ? {} : { words };
  if (status === 404 && code === 'NOT_FOUND' && isNotMade) return 'absent';
  if (isNotMade && (code === 'CARRIER_REJECTED' || code === 'CARRIER_UNAVAILABLE')) {
    const said = trouble('UPSTREAM_BOUGHT_NOTHING', words ?? 'The station bought nothing.', quoted);
    return failedBecause('rejected', said);
  }
  return stillOpen('LOOKUP_WITHOUT_ANSWER', words ?? `The station has no answer (${status}).`, { status, ...quoted });
}
