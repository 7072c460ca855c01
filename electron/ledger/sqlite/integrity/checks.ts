import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { HealthCheck } from '#shared/schema/station/health.ts';

interface Store {
  /** Why it writes nothing any more, in words; null while it does. */
  fault(): string | null;
  /** Why the witness beside it keeps nothing more, in words; null while it does. */
  witnessFault(): string | null;
  /** Reads something. */
  probe(): Promise<unknown>;
}

/** How the store does: whether it answers and writes; of the witness only what is wrong. @throws Error where it does not answer. */
export const checksOf =
  ({ fault, witnessFault, probe }: Store) =>
  async (): Promise<HealthCheck[]> => [await ledgerCheck(fault(), probe), ...witnessCheck(witnessFault())];

async function ledgerCheck(fault: string | null, probe: Store['probe']): Promise<HealthCheck> {
  if (fault !== null) return { name: 'ledger', status: 'failed', detail: fault, trouble: diagnostic('LEDGER_STOPPED') };
  await probe();
  return { name: 'ledger', status: 'ok', detail: 'The ledger answers.' };
}

function witnessCheck(fault: string | null): HealthCheck[] {
  if (fault === null) return [];
  return [{ name: 'witness', status: 'warning', detail: fault, trouble: diagnostic('WITNESS_FAILED') }];
}
