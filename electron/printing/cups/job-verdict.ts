import { withoutEnd } from '#shared/format/trim.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { SpoolReport } from '#electron/engine/printing/ports.ts';
import { number, texts, type IppGroup } from './ipp-answer.ts';

/** What is known of a job: its end, or what the print service says while it has it. */
export type JobVerdict = Exclude<SpoolReport, { kind: 'waiting' | 'left' }> | { kind: 'waiting'; words: string | null };

/** The attributes of a job that a verdict needs. */
export const JUDGED = [
  'job-state',
  'job-state-reasons',
  'job-printer-state-message',
  'job-printer-state-reasons',
  'time-at-processing',
];

/** RFC 8011, section 5.3.7. */
const STATE = { canceled: 7, aborted: 8, completed: 9 } as const;
/** Reasons that say nothing against a job; CUPS leaves the stop point also with jobs that ended well. */
const CLEAN = new Set(['none', 'job-incoming', 'job-queued', 'job-printing', 'job-completed-successfully']);
const LEFT_BEHIND = 'processing-to-stop-point';

/**
 * Complaints of CUPS's backends that a job outlives: it goes on when the printer is back, and the words stay. They are English,
 * because backends speak the language of the request.
 */
const OUTLIVED = new Set([
  'The printer may not exist or is unavailable at this time.',
  'The printer is unreachable at this time.',
  'The printer is not responding.',
  'The printer is in use.',
  'Waiting for printer to become available.',
]);

/**
 * What a job's attributes say of its label. CUPS says completed also for a document that the printer refused, and then only the
 * message tells: when a job ends well CUPS clears what it said but for complaints.
 */
export function judgeJob(job: IppGroup): JobVerdict {
  const [message = ''] = texts(job, 'job-printer-state-message');
  const reasons = texts(job, 'job-state-reasons').filter((reason) => !CLEAN.has(reason) && reason !== LEFT_BEHIND);
  const said = sentence([message, ...reasons]);
  const complaints = sentence([OUTLIVED.has(message) ? '' : message, ...reasons]);
  switch (number(job, 'job-state')) {
    case STATE.completed:
      return complaints === null
        ? { kind: 'printed', trouble: diagnostic('PRINT_COMPLETED') }
        : {
            kind: 'uncertain',
            fault: 'PRINTER_REFUSED',
            trouble: diagnostic('PRINT_COMPLETED_SAYING', { words: said ?? '' }),
          };
    case STATE.canceled:
      return typeof job.get('time-at-processing')?.[0] !== 'number'
        ? { kind: 'failed', fault: 'CANCELLED', trouble: diagnostic('PRINT_CANCELLED_THERE') }
        : { kind: 'uncertain', fault: 'CANCELLED', trouble: saying('PRINT_CANCELLED_LATE', said) };
    case STATE.aborted:
      return { kind: 'uncertain', fault: 'PRINTER_REFUSED', trouble: saying('PRINT_ABORTED', said) };
    default:
      return { kind: 'waiting', words: sentence([message, ...reasons, ...printerReasons(job)]) };
  }
}

const saying = (code: 'PRINT_CANCELLED_LATE' | 'PRINT_ABORTED', words: string | null): Diagnostic =>
  words === null ? diagnostic(code) : diagnostic(`${code}_SAYING`, { words });

/** What the printer itself complains of; `cups-` are CUPS's own notes. */
const printerReasons = (job: IppGroup) =>
  texts(job, 'job-printer-state-reasons').filter((reason) => reason !== 'none' && !reason.startsWith('cups-'));

function sentence(parts: string[]): string | null {
  const said = [...new Set(parts)].filter((part) => part !== '').join('; ');
  return said === '' ? null : `${withoutEnd(said, '.')}.`;
}
