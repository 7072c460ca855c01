import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { numbersIn } from '#shared/scan/label-codes.ts';
import type { PrintJobState } from '#shared/schema/printing/print-job.ts';
import { actorOf, type Caller, clientsSeen, requireSeen } from '../identity/index.ts';
import { EngineError } from '../engine-error.ts';
import type { PrinterDrivers, PrinterStore, PrintJobRecord, PrintJobStore } from './ports.ts';

/** States in which a label may lie in the printer's tray. */
const MAY_BE_OUT: PrintJobState[] = ['SPOOLED', 'UNCERTAIN', 'PRINTED', 'FAILED'];

/** A job that the caller sees. @throws EngineError NOT_FOUND. */
export async function requireJob(jobs: PrintJobStore, jobId: string, caller: Caller): Promise<PrintJobRecord> {
  return requireSeen(caller, await jobs.find(jobId), `There is no print job ${jobId}.`);
}

/** What a person saw has the last word. @throws EngineError NOT_FOUND, STATE_CONFLICT while nothing can have come out. */
export async function confirmPrint(
  jobs: PrintJobStore,
  { jobId, printed, caller }: { jobId: string; printed: boolean; caller: Caller },
): Promise<PrintJobRecord> {
  const job = await requireJob(jobs, jobId, caller);
  if (job.state === 'FAILED' && !printed) return job;
  const confirmed = await jobs.advance({
    jobId,
    from: MAY_BE_OUT,
    actor: actorOf(caller),
    ...(printed
      ? { to: 'PRINTED', confirmedBy: 'person', fault: null, trouble: diagnostic('PRINT_SEEN') }
      : { to: 'FAILED', fault: 'NOT_SEEN', trouble: diagnostic('PRINT_NOT_SEEN') }),
  });
  return confirmed ?? refuse(jobs, jobId, caller, 'has not been sent yet');
}

/**
 * The newest job of the label whose barcode was scanned is printed: the label is in somebody's hand. `repeated` where it was
 * scanned before. @throws EngineError NOT_FOUND.
 */
export async function confirmByScan(
  jobs: PrintJobStore,
  { code, caller }: { code: string; caller: Caller },
): Promise<{ job: PrintJobRecord; repeated: boolean }> {
  const job = await jobs.newestOfLabel(numbersIn(code), clientsSeen(caller));
  if (!job) throw new EngineError('NOT_FOUND', `No label with the number ${code} was printed here.`);
  if (job.confirmedBy === 'scan') return { job, repeated: true };
  const proven = await jobs.advance({
    jobId: job.id,
    from: ['SENT', ...MAY_BE_OUT],
    to: 'PRINTED',
    actor: actorOf(caller),
    confirmedBy: 'scan',
    fault: null,
    trouble: diagnostic('PRINT_SCANNED'),
  });
  return { job: proven ?? job, repeated: false };
}

/** Cancels what waits here, and asks the spooler to forget what it has. @throws EngineError NOT_FOUND or STATE_CONFLICT. */
export async function cancelPrint(
  { jobs, printers, drivers }: { jobs: PrintJobStore; printers: PrinterStore; drivers: PrinterDrivers },
  { jobId, caller }: { jobId: string; caller: Caller },
): Promise<PrintJobRecord> {
  const job = await requireJob(jobs, jobId, caller);
  if (job.state === 'SPOOLED' && job.spoolId !== null) {
    const trouble = await drivers.cancel(await printers.find(job.usedPrinterId), job.spoolId);
    if (trouble !== null) throw new EngineError('STATE_CONFLICT', inEnglish(trouble), { trouble });
    return requireJob(jobs, jobId, caller);
  }
  const cancelled = await jobs.advance({
    jobId,
    from: ['QUEUED'],
    to: 'FAILED',
    actor: actorOf(caller),
    fault: 'CANCELLED',
    trouble: diagnostic('PRINT_CANCELLED'),
  });
  return cancelled ?? refuse(jobs, jobId, caller, 'is out of reach');
}

/** Cancels what of a shipment has not come out, because it is voided: what waits here, and, as far as it still can, what a spooler has. */
export async function cancelVoided(
  { jobs, printers, drivers }: { jobs: PrintJobStore; printers: PrinterStore; drivers: PrinterDrivers },
  { shipmentId, actor }: { shipmentId: string; actor: string },
): Promise<void> {
  const { jobs: open } = await jobs.list({ shipmentId, states: ['QUEUED', 'SPOOLED', 'UNCERTAIN'], limit: 500 });
  for (const { id: jobId, state, spoolId, usedPrinterId } of open) {
    if (state === 'QUEUED') {
      const trouble = diagnostic('PRINT_OF_VOIDED');
      await jobs.advance({ jobId, from: ['QUEUED'], to: 'FAILED', actor, fault: 'SHIPMENT_VOIDED', trouble });
    } else if (spoolId !== null) {
      await drivers.cancel(await printers.find(usedPrinterId), spoolId).catch(() => undefined);
    }
  }
}

async function refuse(jobs: PrintJobStore, jobId: string, caller: Caller, why: string): Promise<never> {
  const { state } = await requireJob(jobs, jobId, caller);
  throw new EngineError('STATE_CONFLICT', `The print job is ${state}: it ${why}.`);
}
