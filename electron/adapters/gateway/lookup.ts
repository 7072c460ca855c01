import { failedBecause, refused } from '#electron/engine/shipping/adapter.ts';
import type { FailedPurchase, LookupOrder, PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { lookupAnswer, saysNothing } from '../http/proof.ts';
import { lookUpTwice, type AbsenceWords } from '../http/absence.ts';
import { field, listOf, quoted, textOf, wordsOf } from '../http/fields.ts';
import { toSale } from './map-sale.ts';
import { reasonThere } from './reason-there.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';
import type { Upstream } from './upstream.ts';

const OF_TRANSACTION: AbsenceWords = {
  otherKeys: diagnostic('ASKED_WITH_OTHER_KEYS'),
  notYet: diagnostic('TRANSACTION_NOT_KNOWN_YET'),
  absent: diagnostic('TRANSACTION_NOT_KNOWN'),
};

/**
 * Asks what became of a transaction, with the station's `by-transaction` call. Reads only. That a transaction is not known proves
 * something at another station only, whose ledger has every transaction.
 */
export const lookUpTransaction = (
  upstream: Upstream,
  transactionId: string,
  order: LookupOrder,
): Promise<PurchaseOutcome> => lookUpTwice(upstream, order, () => ask(upstream, transactionId, order), OF_TRANSACTION);

const stillOpen = (said: Diagnostic): FailedPurchase => failedBecause('unknown', said);

async function ask(upstream: Upstream, transactionId: string, order: LookupOrder): Promise<PurchaseOutcome | 'absent'> {
  const isStation = upstream.config.upstream === 'STATION';
  const path = `/station/v1/shipments/by-transaction/${encodeURIComponent(transactionId)}${isStation ? '?documents=base64' : ''}`;
  const answer = lookupAnswer(await upstream.call({ method: 'GET', path }, order.signal), upstream.site.url.host);
  if ('kind' in answer) return answer;
  const body = readJson(answer.body);
  if (answer.status === 200 && body !== null && field(body, 'success') === true) {
    const isOurs = isStation || field(field(body, 'data'), 'transactionId') === transactionId;
    if (!isOurs) return stillOpen(diagnostic('TRANSACTION_OTHER'));
    const isVoidAsked = textOf(field(body, 'voidSubmittedAt')) !== null;
    if (isVoidAsked || field(body, 'state') === 'VOIDED') return voidedThere(body, transactionId);
    return toSale(body, order.shipment.packages);
  }
  if (isStation) return meaningOf(answer, body);
  return saysNothing(answer);
}

/** Its label must not be used: a person says what is to become of it. */
function voidedThere(body: object, transactionId: string): FailedPurchase {
  const shipments = listOf(field(field(body, 'data'), 'transactionShipments'));
  const numbers = shipments.flatMap((shipment) => textOf(field(shipment, 'trackingNumber')) ?? []).join(', ');
  const id = textOf(field(body, 'shipmentId')) ?? transactionId;
  return stillOpen(diagnostic('LABEL_VOIDED_THERE', { id, numbers }));
}

/** What a station's refusal says of the transaction. */
function meaningOf({ status }: Answer, body: object | null): PurchaseOutcome | 'absent' {
  const code = field(body, 'code');
  const isNotMade = field(body, 'purchase') === 'not_made';
  const words = wordsOf(field(body, 'detail'));
  if (status === 404 && code === 'NOT_FOUND' && isNotMade) return 'absent';
  if (isNotMade && (code === 'CARRIER_REJECTED' || code === 'CARRIER_UNAVAILABLE')) {
    return refused(diagnostic('UPSTREAM_BOUGHT_NOTHING', quoted(reasonThere(words))));
  }
  return saysNothing({ status }, reasonThere(words));
}
