import type { PrintJobState } from '#shared/schema/print-job.ts';
import { EngineError } from '../engine-error.ts';
import type { PrinterDrivers, PrinterStore, PrintJobRecord, PrintJobStore } from './ports.ts';

/** States in which a label may lie in the printer's tray. */
const MAY_BE_OUT: PrintJobState[] = ['SPOOLED', 'UNCERTAIN', 'PRINTED', 'FAILED'];

/** @throws EngineError NOT_FOUND. */
export async function requireJob(jobs: PrintJobStore, jobId: string): Promise<PrintJobRecord> {
  const job = await jobs.find(jobId);
  if (!job) throw new EngineError('NOT_FOUND', `There is no print job ${jobId}.`);
  return job;
}

/** What a person saw has the last word. @throws EngineError NOT_FOUND, STATE_CONFLICT while nothing can have come out. */
export async function confirmPrint(
  jobs: PrintJobStore,
  { jobId, printed, clientId }: { jobId: string; printed: boolean; clientId: string },
): Promise<PrintJobRecord> {
  const job = await requireJob(jobs, jobId);
  if (job.state === 'FAILED' && !printed) return job;
  const confirmed = await jobs.advance({
    jobId,
    from: MAY_BE_OUT,
    actor: `client:${clientId}`,
    ...(printed
      ? { to: 'PRINTED', confirmedBy: 'person', fault: null, detail: 'A person says that it came out.' }
      : { to: 'FAILED', fault: 'NOT_SEEN', detail: 'A person says that it did not come out.' }),
  });
  return confirmed ?? refuse(jobs, jobId, 'has not been sent yet');
}

/**
 * The newest job of the label whose barcode was scanned is printed: the label is in somebody's hand. `repeated` where it was
 * scanned before. @throws EngineError NOT_FOUND.
 */
export async function confirmByScan(
  jobs: PrintJobStore,
  { code, clientId }: { code: string; clientId: string },
): Promise<{ job: PrintJobRecord; repeated: boolean }> {
  const job = await jobs.newestOfLabel(numbersIn(code));
  if (!job) throw new EngineError('NOT_FOUND', `No label with the number ${code} was printed here.`);
  if (job.confirmedBy === 'scan') return { job, repeated: true };
  const proven = await jobs.advance({
    jobId: job.id,
    from: ['SENT', ...MAY_BE_OUT],
    to: 'PRINTED',
    actor: `client:${clientId}`,
    confirmedBy: 'scan',
    fault: null,
    detail: 'The label was scanned.',
  });
  return { job: proven ?? job, repeated: false };
}

/** The tracking numbers that a scanned code may stand for: without the scanner's own prefix, and an SSCC without its identifier 00. */
export function numbersIn(code: string): string[] {
  const plain = code.replace(/^\][A-Za-z][0-9]/, '').replaceAll(/[\s\u001d]/g, '');
  const serial = /^(?:\(00\)|00)([0-9]{18})$/.exec(plain)?.[1];
  return serial === undefined ? [plain] : [plain, serial];
}

/** Cancels what waits here, and asks the spooler to forget what it has. @throws EngineError NOT_FOUND or STATE_CONFLICT. */
export async function cancelPrint(
  { jobs, printers, drivers }: { jobs: PrintJobStore; printers: PrinterStore; drivers: PrinterDrivers },
  { jobId, clientId }: { jobId: string; clientId: string },
): Promise<PrintJobRecord> {
  const job = await requireJob(jobs, jobId);
  if (job.state === 'SPOOLED' && job.spoolId !== null) {
    const printer = await printers.find(job.usedPrinterId);
    if (!printer) throw new EngineError('STATE_CONFLICT', `The printer ${job.usedPrinterId} was removed.`);
    const trouble = await drivers.cancel(printer, job.spoolId);
    if (trouble !== null) throw new EngineError('STATE_CONFLICT', trouble);
    return requireJob(jobs, jobId);
  }
  const cancelled = await jobs.advance({
    jobId,
    from: ['QUEUED'],
    to: 'FAILED',
    actor: `client:${clientId}`,
    fault: 'CANCELLED',
    detail: 'Cancelled before anything was sent.',
  });
  return cancelled ?? refuse(jobs, jobId, 'is out of reach');
}

async function refuse(jobs: PrintJobStore, jobId: string, why: string): Promise<never> {
  const { state } = await requireJob(jobs, jobId);
  throw new EngineError('STATE_CONFLICT', `The print job is ${state}: it ${why}.`);
}
