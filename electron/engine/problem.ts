import { PROBLEMS, type Purchase } from '#shared/diagnostics/problem-codes.ts';
import { REFUSED_HERE } from '#shared/diagnostics/purchase-refusals.ts';
import { type Problem } from '#shared/diagnostics/problem.ts';
import type { EngineError } from './engine-error.ts';

const PURCHASE_OF: Partial<Record<Problem['code'], Purchase>> = {
  TRANSACTION_ID_REPEATED: 'made',
  TRANSACTION_IN_PROGRESS: 'unknown',
  TRANSACTION_IN_DOUBT: 'unknown',
  CARRIER_OUTCOME_UNKNOWN: 'unknown',
};

/**
 * The refusal as the API says it (contract, section 6).
 * @param call `unlessSaid` is what a call about an earlier purchase says of it, where it failed without learning anything
 */
export function toProblem(
  error: EngineError,
  call: { requestId: string; transactionId?: string | undefined; unlessSaid?: Purchase },
): Problem {
  const { errors = [], warnings, original, trouble } = error.details;
  const { purchase = PURCHASE_OF[error.code] ?? call.unlessSaid ?? 'not_made' } = error.details;
  const { status, title, source, retryable } = { ...PROBLEMS[error.code], ...(trouble && REFUSED_HERE[trouble.code]) };
  return {
    success: false,
    type: `urn:packbench:problem:${error.code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    code: error.code,
    detail: error.message,
    ...(call.transactionId !== undefined && { transactionId: call.transactionId }),
    requestId: call.requestId,
    purchase,
    source,
    retryable: retryable && purchase !== 'made',
    ...(trouble && { trouble }),
    errors,
    ...(warnings && { warnings }),
    ...(original && { original }),
  };
}
