import type { PrintJobUpdate, SendOutcome, SpoolReport } from './ports.ts';

type Change = Pick<PrintJobUpdate, 'to' | 'fault' | 'trouble' | 'confirmedBy' | 'spoolId'>;

/** What a job becomes after its sheet was sent. */
export function afterSending(outcome: SendOutcome): Change {
  const { trouble } = outcome;
  switch (outcome.kind) {
    case 'spooled':
      return { to: 'SPOOLED', fault: null, trouble, spoolId: outcome.spoolId };
    case 'printed':
      return { to: 'PRINTED', fault: null, trouble, confirmedBy: 'printer' };
    case 'not_sent':
      return { to: 'QUEUED', fault: null, trouble };
    case 'refused':
      return { to: 'FAILED', fault: 'PRINTER_REFUSED', trouble };
    case 'uncertain':
      return { to: 'UNCERTAIN', fault: 'CONNECTION_LOST', trouble };
  }
}

/** What a spooled job becomes by its spooler's word; null where it stays. */
export function afterReport(report: Exclude<SpoolReport, { kind: 'left' }>): Change | null {
  const { trouble } = report;
  switch (report.kind) {
    case 'printed':
      return { to: 'PRINTED', fault: null, trouble, confirmedBy: 'printer' };
    case 'failed':
      return { to: 'FAILED', fault: report.fault, trouble };
    case 'uncertain':
      return { to: 'UNCERTAIN', fault: report.fault, trouble };
    case 'waiting':
    case 'unreachable':
      return null;
  }
}
