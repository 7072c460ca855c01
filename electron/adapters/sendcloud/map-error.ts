import { failedBecause, refused, type FailedPurchase } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { field, listOf, quoted, textOf, wordsOf } from '../http/fields.ts';
import { refusedBy, tellsOfSilence, unproven } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';

/** Statuses with which the service says no, where it says in its own form why. 409 is none of them: it means that there is one already. */
const REFUSALS: ReadonlySet<number> = new Set([400, 402, 403, 404, 422]);
/** The carrier was asked, and what it did is not said with certainty: the shipment itself says it, when it is looked up. */
const ASKED_CARRIER = 'parcel_announcement_error';

/** The service's own words, each with the member of the request that it names; null where it gave none. */
export function wordsIn(body: object | null): string | null {
  return wordsOf(sayings(listOf(field(body, 'errors'))).join(' ')) ?? wordsOf(field(body, 'detail'));
}

/** @param errors as the service lists them, in an answer or in a shipment */
export const sayings = (errors: readonly unknown[]): string[] =>
  errors.flatMap((error) => {
    const words = wordsOf(field(error, 'detail'));
    if (words === null) return [];
    const place = wordsOf(field(field(error, 'source'), 'pointer'));
    return [place === null ? words : `${place}: ${words}`];
  });

/** What an answer to an announcement proves that is neither a shipment nor the earlier one. */
export function noSale(answer: Answer, at: string): FailedPurchase {
  const body = readJson(answer.body);
  const errors = listOf(field(body, 'errors'));
  const isItsForm = errors.length > 0 && errors.every((error) => textOf(field(error, 'code')) !== null);
  const hasAsked = errors.some((error) => field(error, 'code') === ASKED_CARRIER);
  const isSilence = tellsOfSilence(wordsIn(body) ?? '');
  if (!REFUSALS.has(answer.status) || !isItsForm || hasAsked || isSilence) return unproven(answer, wordsIn(body));
  const said = quote(body);
  if (answer.status === 402) return refused(diagnostic('BALANCE_TOO_LOW', { at, ...said }));
  return refusedBy(at, answer.status, said.words);
}

/** The keys are not taken: nothing was done. */
export const keysRefused = (answer: Answer, at: string): FailedPurchase =>
  failedBecause(
    'not_sent',
    diagnostic('ACCOUNT_REFUSED', { at, status: answer.status, ...quote(readJson(answer.body)) }),
  );

export const quote = (body: object | null) => quoted(wordsIn(body));
