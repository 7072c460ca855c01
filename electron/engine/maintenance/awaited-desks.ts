import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { EngineError } from '../engine-error.ts';
import type { Log } from '../log.ts';

/**
 * Desks of a shared ledger that has lost something: nobody buys before each of them has stated again what it knows, or a person has said
 * that it is gone for good.
 */
export interface AwaitedDesks {
  /** Null where none is awaited. */
  read(): Promise<{ desks: string[]; trouble: Diagnostic } | null>;
  /** Waits no longer for a desk; numbers that it may have given out are skipped. False where it is not awaited. */
  waive(desk: string, by: string): Promise<boolean>;
}

/** Waits no longer for a desk that is gone for good. @throws EngineError NOT_FOUND where it is not awaited. */
export async function waiveDesk(
  { ledger, log }: { ledger: { awaited: AwaitedDesks | null }; log: Log },
  desk: string,
  clientId: string,
): Promise<void> {
  if (!(await ledger.awaited?.waive(desk, clientId)))
    throw new EngineError('NOT_FOUND', `Nobody waits for a desk ${desk}.`);
  log('desk waived', { desk, clientId });
}
