import type { PrintJobUpdate, SendOutcome, SpoolReport } from './ports.ts';

type Change = Pick<PrintJobUpdate, 'to' | 'fault' | 'detail' | 'confirmedBy' | 'spoolId'>;

/** What a job becomes after its sheet was sent. */
export function afterSending(outcome: SendOutcome): Change {
  switch (outcome.kind) {
    case 'spooled':
      return { to: 'SPOOLED', fault: null, detail: outcome.detail, spoolId: outcome.spoolId };
    case 'printed':
      return { to: 'PRINTED', fault: null, detail: outcome.detail, confirmedBy: 'printer' };
    case 'not_sent':
      return { to: 'QUEUED', fault: null, detail: outcome.reason };
    case 'refused':
      return { to: 'FAILED', fault: 'PRINTER_REFUSED', detail: outcome.reason };
    case 'uncertain':
      return { to: 'UNCERTAIN', fault: 'CONNECTION_LOST', detail: outcome.reason };
  }
}

/** What a spooled job becomes by its spooler's word; null where it stays. */
export function afterReport(report: SpoolReport): Change | null {
  switch (report.kind) {
    case 'printed':
      return { to: 'PRINTED', fault: null, detail: report.detail, confirmedBy: 'printer' };
    case 'failed':
      return { to: 'FAILED', fault: report.fault, detail: report.reason };
    case 'uncertain':
      return { to: 'UNCERTAIN', fault: report.fault, detail: report.reason };
    case 'waiting':
    case 'unreachable':
      return null;
  }
}
