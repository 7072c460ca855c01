import { EngineError } from '#electron/engine/engine-error.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { toProblem } from '#electron/engine/problem.ts';
import type { StateChange } from '#electron/engine/shipping/shipment-record.ts';
import { label } from '../../ledger/samples.ts';
import type { Call } from './gates.ts';
import { numberOf, sale } from './program.ts';
import type { Outcome, World } from '../model/state.ts';

const KEPT: Partial<Record<string, Outcome>> = {
  ...{ LABELLED: 'sold', PURCHASED: 'bare', REJECTED: 'rejected', NOT_SENT: 'not_sent', UNKNOWN: 'unknown' },
};

/** What waits in a spill file of one shipment. */
export const keptOf = (entries: readonly StateChange[]): Outcome | number | null =>
  entries.length > 1 ? entries.length : (KEPT[entries[0]?.to ?? ''] ?? null);

/** The same of the model, as far as it can be seen. */
export const visible = ({ ids }: World) =>
  ids.map((id) =>
    id.map(({ state, stage, kept, works, answer }) => ({
      ...{ state, stage, kept, works: works.map((work) => work !== null), answer, isSentTwice: false },
    })),
  );

/** What the adapter answers. */
export function outcomeOf(outcome: string, shipmentId: string) {
  if (outcome === 'sold') return sale(shipmentId, [label()]);
  if (outcome === 'bare') return sale(shipmentId, []);
  if (outcome === 'drawn') return { kind: 'purchased', trackingNumbers: [numberOf(shipmentId)] };
  return { kind: outcome, reason: 'As the step says.' };
}

/** As the API says it. */
export function purchaseSaid(error: unknown): string {
  if (error instanceof EngineError) return toProblem(error, { requestId: 'r' }).purchase;
  return error instanceof LedgerAwayError ? 'not_made' : String(error);
}

/** What the caller of a purchase was answered; null while it waits. */
export function answerOf({ end }: Call, shipmentId: string): string | null {
  if (!end) return null;
  if (!('error' in end)) return JSON.stringify(end.value).includes(numberOf(shipmentId)) ? 'done' : 'another label';
  return purchaseSaid(end.error);
}
