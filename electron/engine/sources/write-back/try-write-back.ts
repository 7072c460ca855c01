import { diagnostic, inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { WriteBackConnection, WriteBackTrial, WriteBackTry } from '#shared/schema/orders/write-back.ts';
import { diagnosticOf } from '../../diagnostic-error.ts';
import type { SourcesDeps } from '../deps.ts';
import { checkWriteBack } from './check-write-back.ts';
import { bodyOf, type WriteBackValues } from './values.ts';

const PATIENCE_MS = 10_000;

/** What a parcel of that order might be. */
const exampleOf = (orderNumber: string, now: number): WriteBackValues => ({
  ...{ orderNumber, parcel: 'EXAMPLE', state: 'SOLD', trackingNumber: 'EXAMPLE-1', trackingNumbers: 'EXAMPLE-1' },
  ...{ account: 'example', service: 'EXAMPLE', cost: '12.34', currency: 'EUR', packer: null },
  soldAt: new Date(now).toISOString(),
});

/** Does both statements twice and takes them back; a request is shown and not sent. @throws EngineError VALIDATION_FAILED */
export async function tryWriteBack(
  { sourceWriter, ledger }: Pick<SourcesDeps, 'sourceWriter' | 'ledger'>,
  name: string,
  { writeBack, orderNumber, place }: WriteBackTry & { place: () => Promise<WriteBackConnection> },
): Promise<WriteBackTrial> {
  checkWriteBack(writeBack);
  const values = exampleOf(orderNumber, ledger.now());
  if (writeBack.connection.type === 'http')
    return { detail: null, trouble: null, isRepeatable: null, body: bodyOf(writeBack.sold, values) };
  try {
    const connection = await place();
    let isRepeatable: boolean | null = true;
    for (const [text, state] of [[writeBack.sold, 'SOLD'] as const, [writeBack.voided, 'VOIDED'] as const]) {
      const call = { connection, text, values: { ...values, state }, patienceMs: PATIENCE_MS };
      const tried = await sourceWriter.tryOut(call);
      if (tried && tried.rows !== 1) return answer(rowCountDiagnostic(tried.rows, orderNumber));
      if (tried?.isRepeatable === false) return { ...answer(diagnostic('WRITE_BACK_DIFFERS')), isRepeatable: false };
      if (!tried || tried.isRepeatable === null) isRepeatable = null;
    }
    return { ...answer(null), isRepeatable };
  } catch (error) {
    return answer(diagnosticOf(error, name));
  }
}

const rowCountDiagnostic = (count: number, number: string): Diagnostic =>
  count === 0 ? diagnostic('WRITE_BACK_NO_ROW', { number }) : diagnostic('WRITE_BACK_ROWS', { number, count });

const answer = (trouble: Diagnostic | null): WriteBackTrial => ({
  ...{ detail: trouble && inEnglish(trouble), trouble, isRepeatable: null, body: null },
});
