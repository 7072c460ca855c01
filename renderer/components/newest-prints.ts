import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import { call } from '#renderer/api/client.ts';

/** More than a shipment has labels and papers: of one that is left out nobody would hear what became of it. */
const MOST = 500;

/** The prints of a shipment, newest first. */
export const readPrints = (shipmentId: string, signal?: AbortSignal) =>
  call('listPrintJobs', { query: { shipmentId, limit: MOST }, ...(signal && { signal }) });

/** The newest print of each document, of jobs that are listed with the newest first. */
export function newestPrints(jobs: readonly PrintJob[]): PrintJob[] {
  const ofDocument = new Map<string | null, PrintJob>();
  for (const job of jobs) if (!ofDocument.has(job.documentId)) ofDocument.set(job.documentId, job);
  return [...ofDocument.values()];
}
