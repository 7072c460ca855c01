import type { PrintJob, PrintJobPage } from '#shared/schema/printing/print-job.ts';
import { type Caller, clientsSeen } from '../identity/index.ts';
import type { PrintJobQuery, PrintJobRecord, PrintJobStore } from './ports.ts';

/** Which print jobs; those of one client where it is named. */
export type PrintJobSearch = Partial<Omit<PrintJobQuery, 'clientIds'>> & { clientId?: string };

const DEFAULT_LIMIT = 50;

/** One page of print jobs, newest first. @throws BadCursorError where no page gave the cursor. */
export async function listPrintJobs(
  store: PrintJobStore,
  caller: Caller,
  { clientId, limit, ...search }: PrintJobSearch,
): Promise<PrintJobPage> {
  const clientIds = clientsSeen(caller, clientId);
  const query = {
    ...search,
    ...(clientIds !== undefined && { clientIds }),
    limit: limit ?? DEFAULT_LIMIT,
  };
  const { jobs, next } = await store.list(query);
  return { printJobs: jobs.map(toPrintJob), next };
}

/** A job as it is shown: instants as text, the spooler's own name of it left out. */
export function toPrintJob({ spoolId: _, createdAt, updatedAt, packer, ...job }: PrintJobRecord): PrintJob {
  return {
    ...{ ...job, packer: packer?.name ?? null },
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
