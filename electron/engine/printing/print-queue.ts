import { createSignal, type Signal } from '../events/index.ts';
import { afterSending } from './outcome.ts';
import type { Log } from '../log.ts';
import type {
  OpenedPrinter,
  PrinterDrivers,
  PrinterStore,
  PrintJobRecord,
  PrintJobStore,
  PrintSheet,
} from './ports.ts';
import type { PrintTiming } from './timing.ts';
import { UnprintableError, type UnprintableFault } from './sheet.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { wordsOf } from '../diagnostic-error.ts';

interface Parts {
  jobs: PrintJobStore;
  printers: PrinterStore;
  drivers: PrinterDrivers;
  timing: PrintTiming;
  sheetFor(job: PrintJobRecord, printer: Printer): Promise<PrintSheet>;
  /** A spooler has a job that must be followed. */
  spooled(): void;
  now(): number;
  log: Log;
}

export interface PrintQueues {
  /** Something waits for the printer. */
  wake(printerId: string): void;
  /** Sends nothing more, waits for what is being sent, and breaks it off after `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
}

/** Jobs that are told what they wait for; with more, nobody reads each. */
const MOST_NOTED = 100;

/** One queue for each printer, and in each one sheet after the other. A sheet that may have left is never sent again. */
export function createPrintQueues(parts: Parts): PrintQueues {
  const { jobs, printers, drivers, timing } = parts;
  const queues = new Map<string, { signal: Signal; work: Promise<void> }>();
  const broken = new AbortController();
  let stopping = false;

  function wake(printerId: string): void {
    const queue = queues.get(printerId);
    if (queue) return queue.signal.notify();
    if (stopping) return;
    const signal = createSignal();
    queues.set(printerId, { signal, work: work(printerId, signal) });
  }

  async function work(printerId: string, signal: Signal): Promise<void> {
    let misses = 0;
    while (!stopping) {
      const missed = await printNext(printerId, misses).catch((error: unknown) => {
        parts.log('print queue failed', { printerId, error });
        return 'missed' as const;
      });
      misses = missed === 'missed' ? misses + 1 : 0;
      if (missed === 'empty') await signal.notified(timing.idleMs);
      if (missed === 'missed') await signal.notified(timing.retryMs[Math.min(misses, timing.retryMs.length) - 1] ?? 0);
    }
  }

  async function printNext(printerId: string, misses: number): Promise<'empty' | 'done' | 'missed'> {
    const job = await jobs.nextQueued(printerId);
    if (!job) return 'empty';
    const printer = await printers.find(printerId);
    if (!printer) return fail(job, 'PRINTER_REMOVED', `The printer ${printerId} was removed.`);
    const opened = await open(job, printer);
    switch (opened.kind) {
      case 'unprintable':
        return fail(job, opened.fault, opened.reason);
      case 'refused':
        return fail(job, 'PRINTER_REFUSED', opened.reason);
      case 'not_ready':
        return keepWaiting(job, printer, opened.reason, misses + 1);
      case 'ready':
        return send(job, printer, opened, misses + 1);
    }
  }

  async function open(
    job: PrintJobRecord,
    printer: Printer,
  ): Promise<OpenedPrinter | { kind: 'unprintable'; fault: UnprintableFault; reason: string }> {
    try {
      return await drivers.open(printer, await parts.sheetFor(job, printer), broken.signal);
    } catch (error) {
      const isKnown = error instanceof UnprintableError;
      if (!isKnown) parts.log('sheet failed', { jobId: job.id, error });
      return { kind: 'unprintable', fault: isKnown ? error.fault : 'DOCUMENT_UNPRINTABLE', reason: wordsOf(error) };
    }
  }

  /** The job is SENT, durably, before its first byte leaves; one whose shipment is voided by then never is. */
  async function send(
    job: PrintJobRecord,
    printer: Printer,
    opened: Extract<OpenedPrinter, { kind: 'ready' }>,
    misses: number,
  ): Promise<'done' | 'missed'> {
    const change = { jobId: job.id, actor: 'station', fault: null };
    const detail = `Sending to ${printer.name}.`;
    const sent = await jobs
      .advance({ ...change, from: ['QUEUED'], to: 'SENT', detail, imageType: printer.format })
      .catch((error: unknown) => {
        opened.close();
        throw error;
      });
    if (sent?.state !== 'SENT') {
      opened.close();
      return 'done';
    }
    const outcome = await opened
      .send()
      .catch((error: unknown) => ({ kind: 'uncertain' as const, reason: `The connection failed: ${String(error)}` }));
    const after = await jobs.advance({ ...change, from: ['SENT'], ...afterSending(outcome) });
    if (after?.state === 'SPOOLED') parts.spooled();
    return after?.state === 'QUEUED' ? keepWaiting(after, printer, after.detail ?? '', misses) : 'done';
  }

  /** Nothing was sent: another try, the fallback, or in the end nobody. */
  async function keepWaiting(
    job: PrintJobRecord,
    printer: Printer,
    reason: string,
    misses: number,
  ): Promise<'done' | 'missed'> {
    const { fallbackPrinterId } = printer;
    const isFallback = job.usedPrinterId !== job.printerId;
    if (fallbackPrinterId !== null && !isFallback && misses >= timing.triesBeforeFallback) {
      await jobs.advance({
        jobId: job.id,
        from: ['QUEUED'],
        to: 'QUEUED',
        actor: 'station',
        fault: null,
        detail: `${reason} It goes to ${fallbackPrinterId} instead.`,
        usedPrinterId: fallbackPrinterId,
      });
      wake(fallbackPrinterId);
      return 'missed';
    }
    if (parts.now() - job.createdAt > timing.mostWaitMs) return fail(job, 'PRINTER_UNREACHABLE', reason);
    await noteWaiting(job.usedPrinterId, reason);
    return 'missed';
  }

  /** What keeps the first one keeps all that wait behind it. */
  async function noteWaiting(usedPrinterId: string, reason: string): Promise<void> {
    const { jobs: waiting } = await jobs.list({ printerId: usedPrinterId, states: ['QUEUED'], limit: MOST_NOTED });
    for (const { id, detail, ...other } of waiting)
      if (other.usedPrinterId === usedPrinterId && detail !== reason) await jobs.note(id, reason);
  }

  async function fail(
    job: PrintJobRecord,
    fault: 'PRINTER_REMOVED' | 'PRINTER_REFUSED' | 'PRINTER_UNREACHABLE' | UnprintableFault,
    detail: string,
  ): Promise<'done'> {
    await jobs.advance({ jobId: job.id, from: ['QUEUED'], to: 'FAILED', actor: 'station', fault, detail });
    return 'done';
  }

  return {
    wake,
    async stop(patienceMs) {
      stopping = true;
      for (const { signal } of queues.values()) signal.notify();
      const patience = setTimeout(() => broken.abort(), patienceMs);
      await Promise.all([...queues.values()].map((queue) => queue.work));
      clearTimeout(patience);
    },
  };
}
