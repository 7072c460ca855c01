import { isDeepStrictEqual } from 'node:util';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { createSignal, type Signal } from '../events/index.ts';
import { afterSending } from './outcome.ts';
import { makesCopies } from './copies.ts';
import { LedgerAwayError } from '../ledger-errors.ts';
import type { Log } from '../log.ts';
import type {
  OpenedPrinter,
  PrinterDrivers,
  PrinterStore,
  PrintJobRecord,
  PrintJobStore,
  PrintJobUpdate,
  PrintSheet,
  SendOutcome,
} from './ports.ts';
import { pauseAfter, type PrintTiming } from './timing.ts';
import { UnprintableError, type UnprintableFault } from './sheet.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { failureOf, wordsOf } from '../diagnostic-error.ts';

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
    // What waits behind many others waits for the printer only since that did the last of them.
    let servedAt = 0;
    while (!stopping) {
      const missed = await printNext(printerId, misses, servedAt).catch((error: unknown) => {
        parts.log('print queue failed', { printerId, error });
        return 'missed' as const;
      });
      if (missed === 'done') servedAt = parts.now();
      if (missed !== 'late') misses = missed === 'missed' ? misses + 1 : 0;
      if (missed === 'empty') await signal.notified(timing.idleMs);
      if (missed === 'missed') await signal.notified(pauseAfter(timing, misses));
    }
  }

  async function printNext(
    printerId: string,
    misses: number,
    servedAt: number,
  ): Promise<'empty' | 'done' | 'missed' | 'late'> {
    const job = await jobs.nextQueued(printerId);
    if (!job) return 'empty';
    // Also where the machine slept, or the ledger was away, and the printer is there now: its label would lie on the wrong box.
    if (misses > 0 && parts.now() - Math.max(job.createdAt, servedAt) > timing.mostWaitMs) {
      await fail(job, 'PRINTER_UNREACHABLE', job.trouble ?? diagnostic('PRINT_WAITED_TOO_LONG'));
      return 'late';
    }
    const printer = await printers.find(printerId);
    if (!printer) return fail(job, 'PRINTER_REMOVED', diagnostic('PRINTER_REMOVED', { printer: printerId }));
    const opened = await open(job, printer);
    switch (opened.kind) {
      case 'unprintable':
        return fail(job, opened.fault, opened.trouble);
      case 'refused':
        return fail(job, 'PRINTER_REFUSED', opened.trouble);
      case 'not_ready':
        return keepWaiting(job, printer, opened.trouble, misses + 1);
      case 'ready':
        return send(job, printer, opened, misses + 1);
      case 'broken_off':
        return 'missed';
    }
  }

  async function open(
    job: PrintJobRecord,
    printer: Printer,
  ): Promise<
    OpenedPrinter | { kind: 'unprintable'; fault: UnprintableFault; trouble: Diagnostic } | { kind: 'broken_off' }
  > {
    try {
      const sheet = await untilBroken(parts.sheetFor(job, printer));
      return sheet ? await drivers.open(printer, sheet, broken.signal) : { kind: 'broken_off' };
    } catch (error) {
      if (error instanceof LedgerAwayError) throw error;
      const isKnown = error instanceof UnprintableError;
      if (!isKnown) parts.log('sheet failed', { jobId: job.id, error });
      const fault = isKnown ? error.fault : 'DOCUMENT_UNPRINTABLE';
      return { kind: 'unprintable', fault, trouble: failureOf(error, 'PRINT_NOT_DRAWN') };
    }
  }

  /** A stop does not wait for a label that takes long to be drawn: null then, and the job is left to the next start. */
  async function untilBroken(sheet: Promise<PrintSheet>): Promise<PrintSheet | null> {
    const { promise, resolve } = Promise.withResolvers<null>();
    const giveUp = () => resolve(null);
    if (broken.signal.aborted) giveUp();
    broken.signal.addEventListener('abort', giveUp, { once: true });
    return Promise.race([sheet, promise]).finally(() => broken.signal.removeEventListener('abort', giveUp));
  }

  /** The job is SENT, durably, before its first byte leaves; one whose shipment is voided by then never is. */
  async function send(
    job: PrintJobRecord,
    printer: Printer,
    opened: Extract<OpenedPrinter, { kind: 'ready' }>,
    misses: number,
  ): Promise<'done' | 'missed'> {
    const change = { jobId: job.id, actor: 'station', fault: null };
    const trouble = diagnostic('PRINT_SENDING', { printer: printer.name });
    const sent = await jobs
      .advance({ ...change, from: ['QUEUED'], to: 'SENT', trouble, imageType: printer.format })
      .catch(async (error: unknown) => {
        opened.close();
        // It may be stored all the same, without anybody hearing of it: what nobody sent waits on.
        if (error instanceof LedgerAwayError)
          await write(printer.id, { ...change, from: ['SENT'], to: 'QUEUED', trouble: null });
        throw error;
      });
    if (sent?.state !== 'SENT') {
      opened.close();
      return 'done';
    }
    const outcome = await opened.send().catch((error: unknown): SendOutcome => {
      const words = wordsOf(error);
      return { kind: 'uncertain', trouble: diagnostic('PRINT_FAILED', { at: printer.name, words }) };
    });
    const after = await write(printer.id, { ...change, from: ['SENT'], ...afterSending(outcome) });
    if (after?.state === 'SPOOLED') parts.spooled();
    return after?.state === 'QUEUED' ? keepWaiting(after, printer, outcome.trouble, misses) : 'done';
  }

  /** Until the ledger takes it, for nobody else knows what became of the sheet. A stop gives up: the next start finds the job SENT. */
  async function write(printerId: string, change: PrintJobUpdate): Promise<PrintJobRecord | null> {
    for (let misses = 1; ; misses += 1) {
      try {
        return await jobs.advance(change);
      } catch (error) {
        if (stopping) throw error;
        parts.log('writing down a print failed', { jobId: change.jobId, error });
        await queues.get(printerId)?.signal.notified(pauseAfter(timing, misses));
      }
    }
  }

  /** Nothing was sent: another try, the fallback, or in the end nobody. */
  async function keepWaiting(
    job: PrintJobRecord,
    printer: Printer,
    trouble: Diagnostic,
    misses: number,
  ): Promise<'done' | 'missed'> {
    const { fallbackPrinterId } = printer;
    const mayMove = fallbackPrinterId !== null && misses >= timing.triesBeforeFallback;
    const fallback = mayMove ? await printers.find(fallbackPrinterId) : null;
    if (fallback && (await moveWaiting(printer, fallback, trouble)).includes(job.id)) return 'missed';
    await noteWaiting(job.usedPrinterId, trouble);
    return 'missed';
  }

  /** All that waits for a printer goes to its fallback, but for what that can never print, or not as often. Which jobs went. */
  async function moveWaiting(printer: Printer, fallback: Printer, reason: Diagnostic): Promise<string[]> {
    const moved: string[] = [];
    for (const job of await jobs.listInState('QUEUED')) {
      const isOwn = job.printerId === printer.id && job.usedPrinterId === printer.id;
      const isOften = job.copies > 1 && !makesCopies(fallback);
      if (!isOwn || stopping || isOften || !(await canPrint(job, fallback))) continue;
      parts.log('print job moved', { jobId: job.id, printerId: fallback.id, reason: inEnglish(reason) });
      const trouble = diagnostic('PRINT_MOVED', { printer: printer.name, fallback: fallback.name });
      const change = { jobId: job.id, actor: 'station', fault: null, trouble, usedPrinterId: fallback.id };
      await jobs.advance({ ...change, from: ['QUEUED'], to: 'QUEUED' });
      wake(fallback.id);
      moved.push(job.id);
    }
    return moved;
  }

  /** Not what is in a language that the printer does not speak, or made for another resolution. */
  const canPrint = (job: PrintJobRecord, printer: Printer): Promise<boolean> =>
    untilBroken(parts.sheetFor(job, printer)).then(
      (sheet) => sheet !== null,
      (error: unknown) => {
        parts.log('print job not moved', { jobId: job.id, printerId: printer.id, reason: wordsOf(error) });
        return false;
      },
    );

  /** What keeps the first one keeps all that wait behind it. */
  async function noteWaiting(usedPrinterId: string, reason: Diagnostic): Promise<void> {
    const { jobs: waiting } = await jobs.list({ printerId: usedPrinterId, states: ['QUEUED'], limit: MOST_NOTED });
    for (const { id, trouble, ...other } of waiting)
      if (other.usedPrinterId === usedPrinterId && !isDeepStrictEqual(trouble, reason)) await jobs.note(id, reason);
  }

  async function fail(
    job: PrintJobRecord,
    fault: 'PRINTER_REMOVED' | 'PRINTER_REFUSED' | 'PRINTER_UNREACHABLE' | UnprintableFault,
    trouble: Diagnostic,
  ): Promise<'done'> {
    await jobs.advance({ jobId: job.id, from: ['QUEUED'], to: 'FAILED', actor: 'station', fault, trouble });
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
