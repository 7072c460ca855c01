import { isDeepStrictEqual } from 'node:util';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { createSignal } from '../events/index.ts';
import { afterReport } from './outcome.ts';
import type { Log } from '../log.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import type { PrinterDrivers, PrinterStore, PrintJobRecord, PrintJobStore } from './ports.ts';
import type { PrintTiming } from './timing.ts';

/** Jobs of a printer that a round asks about. Spoolers print in order, so the oldest are the next to end. */
const JOBS_OF_A_PRINTER = 50;

interface Parts {
  jobs: PrintJobStore;
  printers: PrinterStore;
  drivers: PrinterDrivers;
  isVoided(shipmentId: string): Promise<boolean>;
  timing: PrintTiming;
  log: Log;
}

export interface Follower {
  /** A spooler was given or told something. */
  wake(): void;
  stop(): Promise<void>;
}

/** Asks spoolers what became of the jobs they have, often while something happens and seldom while nothing does. */
export function followSpooled({ jobs, printers, drivers, isVoided, timing, log }: Parts): Follower {
  const signal = createSignal();
  let stopping = false;
  const work = followAll();

  async function followAll(): Promise<void> {
    const { shortest, longest } = timing.followMs;
    let pause = shortest;
    while (!stopping) {
      const spooled = await jobs.listSpooled(JOBS_OF_A_PRINTER).catch((error: unknown) => {
        log('following print jobs failed', { error });
        return null;
      });
      const changes = await Promise.all(byPrinter(spooled ?? []).map(followInTurn));
      pause = changes.includes(true) ? shortest : Math.min(pause * 1.5, longest);
      if (await signal.notified(spooled?.length === 0 ? timing.idleMs : pause)) pause = shortest;
    }
  }

  /** True where something changed. */
  async function followInTurn(ofOnePrinter: PrintJobRecord[]): Promise<boolean> {
    let changed = false;
    for (const job of ofOnePrinter) {
      if (stopping) break;
      changed = (await follow(job).catch((error: unknown) => failed(job, error))) || changed;
    }
    return changed;
  }

  const failed = ({ id }: PrintJobRecord, error: unknown): false => {
    log('following a print job failed', { jobId: id, error });
    return false;
  };

  async function follow(job: PrintJobRecord): Promise<boolean> {
    const printer = await printers.find(job.usedPrinterId);
    const answer = await drivers.follow(printer, job.spoolId ?? '');
    const report = answer.kind === 'left' ? leftBehind(job, printer) : answer;
    const change = afterReport(report);
    if (change) {
      await jobs.advance({ jobId: job.id, from: ['SPOOLED'], actor: 'printer', ...change });
      return true;
    }
    // The void came while it was on its way to the spooler, or at another desk.
    if (job.shipmentId !== null && (await isVoided(job.shipmentId))) await drivers.cancel(printer, job.spoolId ?? '');
    if (isDeepStrictEqual(report.trouble, job.trouble)) return false;
    await jobs.note(job.id, report.trouble);
    return true;
  }

  return {
    wake: signal.notify,
    async stop() {
      stopping = true;
      signal.notify();
      await work;
    },
  };
}

const leftBehind = ({ usedPrinterId }: PrintJobRecord, printer: Printer | null) =>
  printer
    ? ({ kind: 'uncertain', fault: 'CONNECTION_LOST', trouble: diagnostic('PRINTER_OF_OTHER_KIND') } as const)
    : ({
        kind: 'uncertain',
        fault: 'PRINTER_REMOVED',
        trouble: diagnostic('PRINTER_REMOVED', { printer: usedPrinterId }),
      } as const);

function byPrinter(jobs: PrintJobRecord[]): PrintJobRecord[][] {
  return [...Map.groupBy(jobs, ({ usedPrinterId }) => usedPrinterId).values()];
}
