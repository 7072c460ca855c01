import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import { said, witnessCheck } from '#electron/ledger/stored-checks.ts';

interface Store {
  isWritable(): boolean;
  /** Why the witness beside it keeps nothing more, in the system's words; null while it does. */
  witnessFault(): string | null;
  /** Reads something. */
  probe(): Promise<unknown>;
}

/** How the store does: whether it answers and writes; of the witness only what is wrong. @throws Error where it does not answer. */
export const checksOf =
  ({ isWritable, witnessFault, probe }: Store) =>
  async (): Promise<HealthCheck[]> => [await ledgerCheck(isWritable(), probe), ...witnessCheck(witnessFault())];

async function ledgerCheck(isWritable: boolean, probe: Store['probe']): Promise<HealthCheck> {
  if (!isWritable) return said('ledger', diagnostic('LEDGER_STOPPED'), '');
  await probe();
  return { name: 'ledger', status: 'ok', detail: 'The ledger answers.' };
}
