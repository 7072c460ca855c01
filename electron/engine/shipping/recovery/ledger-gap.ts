import { isoInstant } from '#shared/format/iso-instant.ts';
import { GAP_CHECK, type HealthCheck } from '#shared/schema/station/health.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { EngineError } from '../../engine-error.ts';
import type { Log } from '../../log.ts';
import { failedBecause, type PurchaseOutcome } from '../adapter.ts';
import { provesAbsence } from '../decisions.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import type { LedgerGap } from './gap.ts';

const timeOf = ({ from, until }: LedgerGap) => ({ from: isoInstant(from), until: isoInstant(until) });

/** What the ledger does not know since it was restored, or copied, and what follows from that. */
function said(gap: LedgerGap) {
  const { from, until } = timeOf(gap);
  if (gap.beforeCopy !== undefined) return diagnostic('LEDGER_COPIED', { from, until });
  return gap.areSalesKnown
    ? diagnostic('RESTORED_WITHOUT_KEYS', { from, until })
    : diagnostic('RESTORED_WITH_GAP', { from, until });
}

/** Purchases wait for a person where the ledger does not know everything. @throws EngineError RESTORE_UNCONFIRMED. */
export function requireKnownPast(gap: LedgerGap | null): void {
  if (gap === null) return;
  const why = said(gap);
  throw new EngineError(
    'RESTORE_UNCONFIRMED',
    `${inEnglish(why)} Nothing is bought until an administrator has confirmed that it may be.`,
    { purchase: gap.areSalesKnown ? 'not_made' : 'unknown', trouble: why },
  );
}

/**
 * How a question for a transaction without a row is answered: only a ledger that knows all sales proves that there was none.
 * @param asked `isSeen`: whether the caller may see the transactions it asks for
 */
export function unknownTransaction(
  gap: LedgerGap | null,
  { transactionId, isSeen }: { transactionId: string; isSeen: boolean },
): EngineError {
  if (gap === null || gap.areSalesKnown) {
    const purchase = isSeen ? 'not_made' : 'unknown';
    return new EngineError('NOT_FOUND', `This client has no transaction ${transactionId}.`, { purchase });
  }
  const why = said(gap);
  return new EngineError(
    'TRANSACTION_IN_DOUBT',
    `This client has no transaction ${transactionId} that is known. ${inEnglish(why)}`,
    { purchase: 'unknown', trouble: why },
  );
}

/**
 * What a look-up found. Where the ledger does not know all sales, what shows that an earlier one was made may be lost with them: then no answer
 * proves that it was not.
 */
export function unlessLost(
  gap: LedgerGap | null,
  { acceptedAt }: Pick<ShipmentRecord, 'acceptedAt'>,
  found: PurchaseOutcome,
): PurchaseOutcome {
  const isKnown = gap === null || gap.areSalesKnown || acceptedAt > gap.until;
  return isKnown || !provesAbsence(found.kind) ? found : failedBecause('unknown', said(gap));
}

/** Says so as long as it is so: nothing is ready before it is confirmed, and a doubt about sales stays. */
export async function gapChecks({ gap }: { gap(): Promise<LedgerGap | null> }): Promise<HealthCheck[]> {
  const found = await gap();
  if (found === null || (found.areSalesKnown && found.confirmedAt !== null)) return [];
  const why = said(found);
  const status = found.confirmedAt === null ? 'failed' : 'warning';
  return [{ name: GAP_CHECK, status, detail: inEnglish(why), facts: timeOf(found), trouble: why }];
}

/** Lets purchases go on. @throws EngineError NOT_FOUND where none wait. */
export async function confirmRestore(
  { ledger, log }: { ledger: { confirmGap(): Promise<boolean> }; log: Log },
  clientId: string,
): Promise<void> {
  if (!(await ledger.confirmGap())) throw new EngineError('NOT_FOUND', 'No restore waits to be confirmed.');
  log('restore confirmed', { clientId });
}
