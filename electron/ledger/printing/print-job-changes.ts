import type { PrintJobDraft, PrintJobRecord, PrintJobUpdate } from '#electron/engine/printing/ports.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { PRINT_TRANSITIONS } from '#shared/schema/printing/print-job.ts';

const VOIDED = {
  to: 'FAILED',
  fault: 'SHIPMENT_VOIDED',
  trouble: diagnostic('PRINT_OF_VOIDED'),
} as const;

/** Each draft with its number of print, where so many prints of its document count before. */
export function withPrintNumbers(
  drafts: readonly PrintJobDraft[],
  printsOf: (documentId: string) => number,
): { draft: PrintJobDraft; printNumber: number }[] {
  return drafts.map((draft, index) => {
    const { documentId } = draft;
    if (documentId === null) return { draft, printNumber: 1 };
    const before = drafts.slice(0, index).filter((other) => other.documentId === documentId).length;
    return { draft, printNumber: printsOf(documentId) + before + 1 };
  });
}

/**
 * The job as the change leaves it: FAILED where it was to be SENT and its shipment is voided.
 * @throws Error where its state does not lead there.
 */
export function changedPrintJob(
  before: PrintJobRecord,
  wanted: PrintJobUpdate,
  { at, isVoided }: { at: number; isVoided: boolean },
): PrintJobRecord {
  const change: PrintJobUpdate = wanted.to === 'SENT' && isVoided ? { ...wanted, ...VOIDED } : wanted;
  const { to: state, fault, trouble } = change;
  if (!PRINT_TRANSITIONS[before.state].includes(state))
    throw new Error(`A print job does not go from ${before.state} to ${state}`);
  return {
    ...before,
    state,
    updatedAt: at,
    fault,
    trouble,
    detail: trouble && inEnglish(trouble),
    confirmedBy: change.confirmedBy ?? null,
    usedPrinterId: change.usedPrinterId ?? before.usedPrinterId,
    imageType: change.imageType ?? before.imageType,
    spoolId: change.spoolId === undefined ? before.spoolId : change.spoolId,
  };
}
