import type { ProblemCode } from './problem-codes.ts';

const OUTCOMES: ReadonlySet<ProblemCode> = new Set([
  'CARRIER_REJECTED',
  'CARRIER_UNAVAILABLE',
  'CARRIER_OUTCOME_UNKNOWN',
]);

/** Whether the answer to a question about a purchase says what the purchase ended with; every other problem is one of the question. */
export const isOfThePurchase = (code: ProblemCode): boolean => OUTCOMES.has(code);
