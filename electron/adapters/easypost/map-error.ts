import { failedBecause, refused, type FailedPurchase } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { quoted } from '../http/fields.ts';
import { limited, provenAlone, refusedBy, tellsOfSilence, unproven } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';
import { readError } from './read-answer.ts';

/** Answers by which the service, or the carrier behind it, refuses; all others may mean anything. */
const REFUSALS: ReadonlySet<number> = new Set([400, 402, 403, 422]);
/** How codes of refusals end that are none, of shipments and of orders: it was sold before, is being sold, or the carrier did not answer. */
const DOUBTS = /(?:EXISTS|TIMED_?OUT|TIMEOUT|NO_RESPONSE|IN_PROGRESS)$/;

/** What the step that buys nothing came to, where it did not come to a shipment: whatever happened, nothing was sold. */
export function firstStepFailed(answer: Answer, at: string): FailedPurchase {
  if (answer.status === 429) return limited('not_sent', answer, at);
  return refusalOf(answer, at) ?? { ...(provenAlone(answer, at) ?? unprovenIn(answer)), kind: 'not_sent' };
}

/** What the step that buys came to, where it did not come to a sale. */
export function purchaseFailed(answer: Answer, at: string): FailedPurchase {
  if (answer.status === 401) return keysRefused(answer, at);
  const alone = provenAlone(answer, at);
  if (alone) return alone;
  const { code, words } = readError(readJson(answer.body));
  const isRefusal = code !== null && !DOUBTS.test(code) && !tellsOfSilence(words ?? '');
  return (isRefusal && refusalOf(answer, at)) || unprovenIn(answer);
}

function unprovenIn(answer: Answer): FailedPurchase {
  return unproven(answer, readError(readJson(answer.body)).words);
}

/** A refusal in the service's own words; null where it is none. */
function refusalOf(answer: Answer, at: string): FailedPurchase | null {
  const { status, body } = answer;
  if (status === 401) return keysRefused(answer, at);
  const said = readJson(body);
  if (!REFUSALS.has(status) || said === null) return null;
  const own = quote(answer);
  if (status === 402) return refused(diagnostic('BALANCE_TOO_LOW', { at, ...own }));
  if (status === 403) return refused(diagnostic('ACCOUNT_REFUSED', { at, status, ...own }));
  return refusedBy(at, status, own.words);
}

const keysRefused = (answer: Answer, at: string): FailedPurchase =>
  failedBecause('not_sent', diagnostic('KEYS_REFUSED', { at, status: answer.status, ...quote(answer) }));

/** The service's own words, where it gave any. */
export const quote = ({ body }: Pick<Answer, 'body'>) => quoted(readError(readJson(body)).words);
