import type { PreparedPackage } from '#electron/engine/rules/prepared-shipment.ts';
import { failedBecause, refused, type PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { PROBLEMS, type ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import { field, listOf, quoted, wordsOf } from '../http/fields.ts';
import { toSale } from './map-sale.ts';
import { reasonThere } from './reason-there.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';

/** Problems of the contract that say nothing was bought and another try may succeed. */
const NOT_SENT_CODES: ReadonlySet<string> = new Set<ProblemCode>([
  'CARRIER_UNAVAILABLE',
  'STATION_STOPPING',
  'STORAGE_FULL',
  'RATE_LIMITED',
]);
/** Statuses that prove nothing, whatever the body says. */
const UNPROVEN_STATUSES: ReadonlySet<number> = new Set([408, 409, 410]);

/** What is said of an answer that is no sale; each names its `status`. */
type AnswerCode =
  | 'TOKEN_REFUSED'
  | 'SERVICE_REFUSED'
  | 'SERVICE_BOUGHT_NOTHING'
  | 'SERVICE_POINTS_ELSEWHERE'
  | 'ANSWER_NOT_JSON'
  | 'ANSWER_NO_SALE'
  | 'ANSWER_PROVES_NOTHING';

interface Asked {
  packages: readonly Pick<PreparedPackage, 'itemTransactionId'>[];
  /** Error codes of the service itself that the account takes as a refusal. */
  refusalCodes: readonly string[];
}

/**
 * What an answer to a purchase proves. Only what is listed here is proof that nothing was bought; all else may have been.
 *
 * - 401: nothing was done. 403: refused.
 * - 2xx with success and a number for every package: bought.
 * - a refusal (4xx, or success false) with a code of the contract whose `purchase` is `not_made`, or with one the account lists.
 * - 429, 503 and 507: not sent, but only as a problem of the contract that says so; the service then limits before it buys.
 */
export function classify(answer: Answer, asked: Asked): PurchaseOutcome {
  const { status } = answer;
  const body = readJson(answer.body);
  const words = wordsIn(body);
  const said = (code: AnswerCode, why = words) => diagnostic(code, { status, ...quoted(why) });
  if (status === 401) return failedBecause('not_sent', said('TOKEN_REFUSED'));
  if (status === 403) return refused(said('SERVICE_REFUSED'));
  if (status >= 200 && status < 300 && body !== null && field(body, 'success') === true) {
    return toSale(body, asked.packages);
  }
  const proof = proofIn(status, body, asked.refusalCodes);
  if (proof === 'rejected') return refused(said('SERVICE_REFUSED'));
  if (proof === 'not_sent') return failedBecause('not_sent', said('SERVICE_BOUGHT_NOTHING', reasonThere(words)));
  return failedBecause('unknown', said(doubt(status, body), reasonThere(words)));
}

function proofIn(status: number, body: object | null, refusalCodes: readonly string[]): 'rejected' | 'not_sent' | null {
  if (body === null || field(body, 'success') !== false || UNPROVEN_STATUSES.has(status)) return null;
  const code = field(body, 'code');
  const isRefusal = (status >= 200 && status < 300) || (status >= 400 && status < 500 && status !== 429);
  if (typeof code !== 'string') return null;
  if (isRefusal && refusalCodes.includes(code)) return 'rejected';
  const problem = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as ProblemCode] : null;
  if (problem?.status !== status || field(body, 'purchase') !== 'not_made') return null;
  if (NOT_SENT_CODES.has(code)) return 'not_sent';
  return isRefusal ? 'rejected' : null;
}

function doubt(status: number, body: object | null): AnswerCode {
  if (status >= 300 && status < 400) return 'SERVICE_POINTS_ELSEWHERE';
  if (status >= 200 && status < 300) return body === null ? 'ANSWER_NOT_JSON' : 'ANSWER_NO_SALE';
  return 'ANSWER_PROVES_NOTHING';
}

/** The carrier's own words, where there are any; never of a body that is not JSON, which may be anything. */
function wordsIn(body: object | null): string | null {
  if (body === null || field(body, 'success') === true) return null;
  const faults = listOf(field(body, 'errors')).flatMap((error) => wordsOf(field(error, 'message')) ?? []);
  const words = ['detail', 'message', 'error', 'title'].flatMap((name) => wordsOf(field(body, name)) ?? []);
  return wordsOf(faults.length > 0 ? faults.join(' ') : words[0]);
}
