import type { PrintJob } from '#shared/schema/printing/print-job.ts';

/** The newest print of each document, of jobs that are listed with the newest first. */
export function newestPrints(jobs: readonly PrintJob[]): PrintJob[] {
  const ofDocument = new Map<string | null, PrintJob>();
  for (const job of jobs) if (!ofDocument.has(job.documentId)) ofDocument.set(job.documentId, job);
  return [...ofDocument.values()];
}
