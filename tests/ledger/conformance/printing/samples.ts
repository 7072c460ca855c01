import type { PrintJobDraft, PrintJobRecord, PrintJobUpdate } from '#electron/engine/printing/ports.ts';
import { PRINTER_DEFAULTS, type Printer } from '#shared/schema/printing/printer.ts';
import type { PrintJobState } from '#shared/schema/printing/print-job.ts';
import type { Ledger } from '#electron/engine/ledger.ts';

export const printer = (id = 'desk', change: Partial<Printer> = {}): Printer => ({
  ...PRINTER_DEFAULTS,
  id,
  name: `Printer ${id}`,
  connection: { type: 'raw', host: '192.168.1.40', port: 9100 },
  format: 'ZPL',
  stock: 'STOCK_4X6',
  ...change,
});

let counter = 0;

export const draft = (change: Partial<PrintJobDraft> = {}): PrintJobDraft => ({
  id: `job-${(counter += 1)}`,
  clientId: 'client-1',
  packer: null,
  printerId: 'desk',
  shipmentId: null,
  documentId: null,
  packageNumber: 1,
  contentType: 'LABEL',
  trackingNumber: null,
  copies: 1,
  reason: null,
  ...change,
});

/** What a job is admitted by that asks nothing. */
export const admitAll = (): void => undefined;

export async function addJob(ledger: Ledger, change: Partial<PrintJobDraft> = {}): Promise<PrintJobRecord> {
  const [job] = await ledger.printing.jobs.add([draft(change)], admitAll);
  if (!job) throw new Error('No job was added');
  return job;
}

const ALL: readonly PrintJobState[] = ['QUEUED', 'SENT', 'SPOOLED', 'PRINTED', 'FAILED', 'UNCERTAIN'];

export const update = (jobId: string, to: PrintJobState, change: Partial<PrintJobUpdate> = {}): PrintJobUpdate => ({
  jobId,
  from: ALL,
  to,
  actor: 'station',
  fault: null,
  trouble: null,
  ...change,
});

const WAYS: Record<PrintJobState, PrintJobState[]> = {
  QUEUED: [],
  SENT: ['SENT'],
  SPOOLED: ['SENT', 'SPOOLED'],
  PRINTED: ['SENT', 'PRINTED'],
  FAILED: ['SENT', 'FAILED'],
  UNCERTAIN: ['SENT', 'UNCERTAIN'],
};

/** A job that was brought to a state by the changes that lead there. */
export async function jobIn(
  ledger: Ledger,
  state: PrintJobState,
  change: Partial<PrintJobDraft> = {},
): Promise<PrintJobRecord> {
  const job = await addJob(ledger, change);
  for (const to of WAYS[state]) await ledger.printing.jobs.advance(update(job.id, to));
  return (await ledger.printing.jobs.find(job.id)) ?? job;
}
