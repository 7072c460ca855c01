import type { SpoolReport } from '#electron/engine/printing/ports.ts';
import { number, texts, type IppGroup } from './ipp-answer.ts';

/** RFC 8011, section 5.3.7. */
const STATE = { canceled: 7, aborted: 8, completed: 9 } as const;
/** Reasons of a completed job that say nothing against it. */
const CLEAN_REASONS = new Set(['none', 'job-completed-successfully', 'job-incoming', 'processing-to-stop-point']);

/** What a job's attributes say of the label. CUPS says completed also for documents that the printer refused. */
export function judgeJob(job: IppGroup): SpoolReport {
  const state = number(job, 'job-state');
  const [message = ''] = texts(job, 'job-printer-state-message');
  const reasons = texts(job, 'job-state-reasons').filter((reason) => !CLEAN_REASONS.has(reason));
  const said = [message, ...reasons].filter((text) => text !== '').join(', ');
  const begun = typeof job.get('time-at-processing')?.[0] === 'number';
  switch (state) {
    case STATE.completed:
      return reasons.length === 0 && message === ''
        ? { kind: 'printed', detail: 'The printer says that it is printed.' }
        : { kind: 'uncertain', fault: 'PRINTER_REFUSED', reason: `CUPS says completed, but also: ${said}.` };
    case STATE.canceled:
      return begun
        ? { kind: 'uncertain', fault: 'CANCELLED', reason: `Cancelled after printing had begun${said && `: ${said}`}.` }
        : { kind: 'failed', fault: 'CANCELLED', reason: `Cancelled before printing began${said && `: ${said}`}.` };
    case STATE.aborted:
      return {
        kind: 'failed',
        fault: 'PRINTER_REFUSED',
        reason: `The printer refused it: ${said || 'no reason given'}.`,
      };
    default:
      return { kind: 'waiting', detail: said === '' ? null : said };
  }
}
