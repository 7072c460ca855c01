import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Ledger } from '#electron/engine/ledger.ts';

const PAUSED = {
  state: 'PAUSED',
  pauseReason: 'RESTORED',
  pauseDetail: 'It ran when the ledger was backed up or copied, and may have gone on there; a person has to resume it.',
} as const;

/**
 * Lets nothing of a restored or copied ledger go on by itself that may have been done since the backup: batches that ran wait for a person, and
 * labels that were to be printed may have come out.
 */
export async function pauseBackgroundWork({ batches, batchPrints, printing, now }: Ledger): Promise<void> {
  for (;;) {
    const { batches: running } = await batches.list({ states: ['RUNNING'], limit: 100 });
    if (running.length === 0) break;
    for (const { id } of running) {
      await batches.change(id, ['RUNNING'], { ...PAUSED, at: now() });
    }
  }
  for (const { batchId } of await batchPrints.open(0)) await batchPrints.stop(batchId);
  for (const { shipmentId } of await printing.orders.list()) await printing.orders.remove(shipmentId);
  for (const { id: jobId } of await printing.jobs.listInState('QUEUED')) {
    const trouble = diagnostic('PRINT_AT_BACKUP');
    const change = { jobId, actor: 'station', fault: 'STATION_STOPPED', trouble } as const;
    await printing.jobs.advance({ ...change, from: ['QUEUED'], to: 'SENT' });
    await printing.jobs.advance({ ...change, from: ['SENT'], to: 'UNCERTAIN' });
  }
}
