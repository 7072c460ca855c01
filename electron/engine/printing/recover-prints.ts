import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { PrintJobStore } from './ports.ts';

/**
 * What a stop or a crash left: a sheet that was on its way may have come out, and is never sent again by itself. One that has
 * waited too long fails, so that no label comes out hours after anybody expects it. Prints nothing.
 */
export async function recoverPrints(jobs: PrintJobStore, now: number, mostWaitMs: number): Promise<void> {
  const stopped = { actor: 'station', fault: 'STATION_STOPPED' } as const;
  for (const { id: jobId } of await jobs.listInState('SENT')) {
    const trouble = diagnostic('PRINT_INTERRUPTED');
    await jobs.advance({ ...stopped, jobId, from: ['SENT'], to: 'UNCERTAIN', trouble });
  }
  for (const { id: jobId, createdAt } of await jobs.listInState('QUEUED')) {
    if (now - createdAt <= mostWaitMs) continue;
    const trouble = diagnostic('PRINT_WAITED_TOO_LONG');
    await jobs.advance({ ...stopped, jobId, from: ['QUEUED'], to: 'FAILED', trouble });
  }
}
