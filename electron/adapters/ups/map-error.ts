import { failedBecause, refused, type FailedPurchase } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { field, listOf, quoted, wordsOf } from '../http/fields.ts';
import { tellsOfSilence, unproven } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';

/** Statuses with which UPS says no before it does anything. */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 422]);
/** Faults of UPS's own that it says with 400 as well: nobody knows how far it came. */
const OWN_FAULT = /process failure|try again|temporar|time[d ]*out|internal|system (?:is|error)|currently unavailable/i;
/** A refusal that says that there is such a shipment already. */
const SOLD_BEFORE = /created more than once/i;

/** What UPS is at odds with, by its words: each says what a person can correct. */
const CAUSES = [
  { words: /shipper(?:'s)? ?(?:account )?number/i, code: 'UPS_ACCOUNT_REFUSED' },
  { words: /ship ?to|consignee|recipient/i, code: 'UPS_RECIPIENT_REFUSED' },
  {
    words: /service is (?:invalid|unavailable)|service (?:is )?(?:unavailable|not available)/i,
    code: 'UPS_SERVICE_REFUSED',
  },
] as const;

/** What UPS says in an answer that is an error: its words, and whether they are of the error's form. */
export function errorsIn(body: object | null): string | null {
  const errors = listOf(field(field(body, 'response'), 'errors'));
  const words = errors.flatMap((error) => {
    const code = wordsOf(field(error, 'code'));
    const message = wordsOf(field(error, 'message'));
    return message === null ? [] : [code === null ? message : `${message} (${code})`];
  });
  return wordsOf(words.join(' '));
}

/** A cause that a person can correct, with UPS's own words as a quotation. */
export function causeOf(words: string, status: number, account: string): Diagnostic {
  const found = CAUSES.find((cause) => cause.words.test(words));
  if (!found) return diagnostic('SERVICE_REFUSED', { status, words });
  return found.code === 'UPS_ACCOUNT_REFUSED'
    ? diagnostic(found.code, { account, words })
    : diagnostic(found.code, { words });
}

/** What an answer to a purchase that is no sale proves. */
export function toRefusal(answer: Answer, account: string): FailedPurchase {
  const words = errorsIn(readJson(answer.body));
  const isDoubtful = words === null || OWN_FAULT.test(words) || SOLD_BEFORE.test(words) || tellsOfSilence(words);
  if (isDoubtful || !REFUSALS.has(answer.status)) return unproven(answer, words);
  return refused(causeOf(words, answer.status, account));
}

/** A label that UPS does not find proves nothing: what to look for, for a person. */
export function notFound(reference: string, account: string, words: string | null): FailedPurchase {
  const values = { reference, account, ...quoted(words) };
  return failedBecause('unknown', diagnostic('UPS_NOT_FOUND', values));
}
