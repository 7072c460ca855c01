import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { failedBecause, refused, type FailedPurchase } from '#electron/engine/shipping/adapter.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { quoted, wordsOf } from './fields.ts';
import { readJson } from './read-json.ts';
import type { Answer, Exchange } from './transport.ts';

/** A call that got no answer. */
export type Unanswered = Exclude<Exchange, { kind: 'answered' }>;

/** A purchase whose call got no answer: what was sent may have been done. */
export const purchaseUnanswered = ({ kind, reason, trouble }: Unanswered): FailedPurchase => ({
  kind: kind === 'lost' ? 'unknown' : 'not_sent',
  reason,
  trouble,
});

/** A look-up, or a question about a purchase, that got no answer: what is not known stays so. */
export const lookupUnanswered = ({ reason, trouble }: Unanswered): FailedPurchase => ({
  kind: 'unknown',
  reason,
  trouble,
});

/** The answer of a question about a purchase; where there is none, or the service takes no more for now, that nothing was learnt. */
export function lookupAnswer(said: Exchange, at: string): Answer | FailedPurchase {
  if (said.kind !== 'answered') return lookupUnanswered(said);
  return said.answer.status === 429 ? limited('unknown', said.answer, at) : said.answer;
}

/** The answer of a call. @throws DiagnosticError where there is none */
export function answerOf(said: Exchange): Answer {
  if (said.kind !== 'answered') throw new DiagnosticError(said.trouble);
  return said.answer;
}

/** Whether the status says that it was done. */
export const isDone = (status: number) => status >= 200 && status < 300;

/** The JSON of an answer that says that it was done; null where it does not, or has none. */
export const readDone = ({ status, body }: Pick<Answer, 'status' | 'body'>) => (isDone(status) ? readJson(body) : null);

/** Whether services say no with the status before they do anything; where they say why, too. */
export const isRefusal = (status: number) => [400, 403, 404, 422].includes(status);

/** Whether a refusal says that somebody behind the service did not answer it: whoever was slow may have sold all the same. */
export const tellsOfSilence = (words: string) =>
  /\btim(?:e|ed)[ -]?out\b|\btimeout\b|no response|not respond/i.test(words);

/** The words with which a service says no before it does anything; null where it does not for certain. */
export const wordsOfNo = (status: number, words: string | null) =>
  words !== null && isRefusal(status) && !tellsOfSilence(words) ? words : null;

/** A look-up's answer that says nothing of use. @param words the service's own */
export const saysNothing = ({ status }: Pick<Answer, 'status'>, words: string | null = null): FailedPurchase =>
  failedBecause('unknown', diagnostic('LOOKUP_WITHOUT_ANSWER', { status, ...quoted(words) }));

/** More, or others, than was sent was found by our own reference: a person compares them. */
export const foundOtherwise = (
  at: string,
  { reference, numbers, packages }: { reference: string; numbers: readonly string[]; packages: number },
  words: string | null = null,
): FailedPurchase => {
  const named = numbers.join(', ').slice(0, 1000);
  const values = { at, reference, numbers: named, packages, ...quoted(words) };
  return failedBecause('unknown', diagnostic('REFERENCE_FOUND_OTHERWISE', values));
};

const MOST_WAIT_SECONDS = 24 * 60 * 60;

/** How long the service asks to be left alone (`Retry-After`, in seconds or as a date); null where it does not say. */
export function waitAsked({ headers }: Pick<Answer, 'headers'>, now = Date.now()): number | null {
  const said = headers['retry-after']?.trim() ?? '';
  const seconds = /^[0-9]{1,9}$/.test(said) ? Number(said) : (Date.parse(said) - now) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 0), MOST_WAIT_SECONDS) : null;
}

/**
 * What 429 says: that this call was not done. Of a purchase, or a step of one, nothing was sold by it; of a look-up, nothing was learnt.
 * @param at the service's name or host
 */
export function limited(kind: 'not_sent' | 'unknown', answer: Answer, at: string): FailedPurchase {
  const seconds = waitAsked(answer);
  return seconds === null
    ? failedBecause(kind, diagnostic('SERVICE_TAKES_NO_MORE', { at }))
    : { ...failedBecause(kind, diagnostic('SERVICE_ASKS_TO_WAIT', { at, seconds })), waitMs: seconds * 1000 };
}

/**
 * What an answer to a purchase proves whatever the service says in it. Null: a 2xx or 4xx with JSON in it, which the connector reads. 401
 * and 429 are proof that nothing was done; all else is none.
 */
export function provenAlone(answer: Answer, at: string): FailedPurchase | null {
  const { status, body } = answer;
  if (status === 429) return limited('not_sent', answer, at);
  const isJson = readJson(body) !== null;
  if (status === 401) return failedBecause('not_sent', diagnostic('TOKEN_REFUSED', { status }));
  if (status >= 300 && status < 400)
    return failedBecause('unknown', diagnostic('SERVICE_POINTS_ELSEWHERE', { status }));
  if (status >= 500 || status < 200) return failedBecause('unknown', diagnostic('ANSWER_PROVES_NOTHING', { status }));
  return isJson ? null : failedBecause('unknown', diagnostic('ANSWER_NOT_JSON', { status }));
}

/** An answer that is neither a sale nor known to be a refusal, with the service's own words where it gave some. */
export function unproven({ status }: Answer, words: unknown): FailedPurchase {
  const own = wordsOf(words);
  const code = isDone(status) ? 'ANSWER_NO_SALE' : 'ANSWER_PROVES_NOTHING';
  return failedBecause('unknown', diagnostic(code, { status, ...(own !== null && { words: own }) }));
}

/** The step that buys was not sent, because what it needs could not be noted before. */
export function notNoted(error: unknown): FailedPurchase {
  const said = diagnostic('STEP_NOT_NOTED', { words: wordsOf(error instanceof Error ? error.message : '') ?? '–' });
  return { kind: 'not_sent', reason: inEnglish(said), trouble: said };
}

/** What words of services are about that a person can correct, such as `to_address/postal_code: …`; all patterns of one fit. */
const ABOUT = [
  [
    [/\bcarrier\b/i, /\b(?:enable|activate|connect|disabled|inactive|not (?:active|enabled|connected))/i],
    'SERVICE_CARRIER_INACTIVE',
  ],
  [[/\b(?:contact ?id|contract|(?:account|customer|shipper) ?(?:number|id))\b/i], 'SERVICE_ACCOUNT_REFUSED'],
  [[/(?<!mail |ip )address|\b(?:street|city|zip|post(?:al)?[ _]?codes?|consignee)\b/i], 'SERVICE_ADDRESS_REFUSED'],
] as const;

/** A refusal that is one for certain, by the setting or the field that its words name; the words stand beside it. */
export function refusedBy(at: string, status: number, words = ''): FailedPurchase {
  const about = ABOUT.find(([patterns]) => patterns.every((pattern) => pattern.test(words)))?.[1];
  const said = words !== '' && { words };
  const trouble: Diagnostic = about
    ? diagnostic(about, { at, ...said })
    : diagnostic('SERVICE_REFUSED', { status, ...said });
  return refused(trouble);
}
