import type { Problem, Warning } from '#shared/diagnostics/problem.ts';
import { isOfThePurchase } from '#shared/diagnostics/purchase-refusals.ts';
import type { ShipmentData } from '#shared/schema/shipping/shipment-response.ts';
import type { Answer } from '#renderer/api/client.ts';

/** What came of pressing Buy, as far as it is known. */
export type Outcome =
  | { kind: 'bought'; data: ShipmentData; warnings: Warning[] }
  /** Proved: nothing was bought, and the same form may be bought again. */
  | { kind: 'not_bought'; problem: Problem }
  /** It may have been bought: never again with another id. */
  | { kind: 'unknown'; problem: Problem }
  /** Not settled yet, or the answer was lost: ask for it by the transaction. */
  | { kind: 'ask' };

type Bought = { data: ShipmentData; warnings: Warning[] };

/** Reads the answer of the create call. */
export function outcomeOfPurchase(answer: Answer<Bought>): Outcome {
  if (answer.ok) return { kind: 'bought', data: answer.value.data, warnings: answer.value.warnings };
  const { problem } = answer;
  if (problem === null) return { kind: 'ask' };
  // Another content under this form's id: its label must not be shown as that of the form.
  if (problem.original?.sameContent === false) return { kind: 'unknown', problem };
  // The id of this form belongs to this form: whatever holds it is what became of the purchase.
  if (problem.code === 'TRANSACTION_ID_REPEATED' || problem.code === 'TRANSACTION_IN_PROGRESS') return { kind: 'ask' };
  // The station does not know who asks; once it does, it says what became of the id.
  if (problem.code === 'TOKEN_INVALID' || problem.code === 'TOKEN_MISSING') return { kind: 'ask' };
  if (problem.code === 'TRANSACTION_IN_DOUBT' || problem.purchase === 'unknown') return { kind: 'unknown', problem };
  if (problem.purchase === 'made' || problem.code === 'INTERNAL_ERROR') return { kind: 'ask' };
  return { kind: 'not_bought', problem };
}

/** Reads the answer of `by-transaction`. An id that the station does not know was never taken: nothing was bought under it. */
export function outcomeOfLookUp(answer: Answer<Bought>): Outcome {
  if (answer.ok) return { kind: 'bought', data: answer.value.data, warnings: answer.value.warnings };
  const { problem } = answer;
  if (problem === null || !(isOfThePurchase(problem.code) || problem.code === 'NOT_FOUND')) return { kind: 'ask' };
  return problem.purchase === 'not_made' ? { kind: 'not_bought', problem } : { kind: 'unknown', problem };
}
