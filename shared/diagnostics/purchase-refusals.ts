import type { DiagnosticCode } from './diagnostic.ts';
import type { ProblemCode, Source } from './problem-codes.ts';

const OUTCOMES: ReadonlySet<ProblemCode> = new Set([
  'CARRIER_REJECTED',
  'CARRIER_UNAVAILABLE',
  'CARRIER_OUTCOME_UNKNOWN',
]);

/** Whether the answer to a question about a purchase says what the purchase ended with; every other problem is one of the question. */
export const isOfThePurchase = (code: ProblemCode): boolean => OUTCOMES.has(code);

/** Where the station itself refuses a purchase that it was to make from what the carrier gave it: nobody else said no. */
export const REFUSED_HERE: Partial<Record<DiagnosticCode, { title: string; source: Source }>> = {
  RANGE_EXHAUSTED: { title: 'The account has no numbers left', source: 'station' },
};
