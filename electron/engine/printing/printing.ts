import { type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type {
  PrintFault,
  PrintJob,
  PrintJobDetail,
  PrintJobPage,
  PrintProof,
  PrintRequest,
} from '#shared/schema/printing/print-job.ts';
import type { PrinterDraft, PrinterStatus } from '#shared/schema/printing/printer.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import { isVoidedOrAsked, type CreateCall } from '../shipping/index.ts';
import { type Caller, sees } from '../identity/index.ts';
import type { PrintingDeps } from './deps.ts';
import type { EventBus } from '../events/index.ts';
import { followSpooled, type Follower } from './follow-spooled.ts';
import type { DuePrint, PrintJobRecord, PrintJobStore, PendingPrintRecord, PendingPrintStore } from './ports.ts';
import { createPrinterCatalogue } from './printers.ts';
import { listPrintJobs, toPrintJob, type PrintJobSearch } from './list-print-jobs.ts';
import { createPrintQueues } from './print-queue.ts';
import { queueDocuments, queueTestLabel } from './print-jobs.ts';
import { shipAndPrint, type PrintWish } from './print-after-purchase.ts';
import { printWhenLabelled, type PendingPrintQueue } from './print-when-labelled.ts';
import { recoverPrints } from './recover-prints.ts';
import { sheetFor } from './sheet.ts';
import { createUnprinted } from './unprinted.ts';
import { PRINT_TIMING } from './timing.ts';
import { cancelPrint, cancelVoided, confirmByScan, confirmPrint, requireJob } from './confirm-print.ts';

/** Of the prints that need attention. */
const MOST_LISTED = 500;

interface Parts {
  /** The create call that every caller has. */
  buy(call: CreateCall): Promise<ShipmentResponse>;
}

export type Printing = ReturnType<typeof createPrinting>;

/** Everything about printers and print jobs that an edge may ask for. */
export function createPrinting(deps: PrintingDeps, { buy }: Parts) {
  const { ledger, drivers, log } = deps;
  const { printers } = ledger.printing;
  const catalogue = createPrinterCatalogue(deps);
  const unprinted = createUnprinted(deps);
  const jobs = leaving(publishing(ledger.printing.jobs, deps.events.publish), (job) =>
    unprinted.leave(job).catch((error: unknown) => log('labels not left to a person', { jobId: job.id, error })),
  );
  const timing = { ...PRINT_TIMING, ...deps.printTiming };
  const queues = createPrintQueues({
    jobs,
    printers,
    drivers,
    timing,
    sheetFor: (job, printer) => sheetFor(deps, job, printer),
    spooled: () => follower?.wake(),
    now: () => ledger.now(),
    log,
  });
  let follower: Follower | undefined;
  let pendingPrints: PendingPrintQueue | undefined;

  const wakeFor = (made: PrintJobRecord[]) => {
    for (const printerId of new Set(made.map(({ usedPrinterId }) => usedPrinterId))) queues.wake(printerId);
    return made.map(toPrintJob);
  };

  /** Whether the client may print the labels was asked when they were ordered: they may be those of another's batch. */
  async function place({ shipmentId, printerId, clientId }: PendingPrintRecord): Promise<void> {
    const caller = { clientId, scopes: ['read:all' as const] };
    await printDue({ shipmentId }, { shipmentId, printerId, caller, packer: 'buyer', withPapers: true });
  }

  async function printDue(due: DuePrint, order: Parameters<typeof queueDocuments>[2]): Promise<void> {
    const ofDue: PrintJobStore = { ...jobs, add: (drafts, admit) => jobs.addDue(due, drafts, admit) };
    wakeFor(await queueDocuments(deps, ofDue, order));
  }

  const printing = {
    listPrinters: catalogue.list,
    listAvailable: () => drivers.available(),
    createPrinter: (draft: PrinterDraft) => catalogue.create(draft),
    async changePrinter(printerId: string, draft: PrinterDraft) {
      const printer = await catalogue.change(printerId, draft);
      queues.wake(printerId);
      return printer;
    },
    async removePrinter(printerId: string): Promise<void> {
      await catalogue.remove(printerId);
      queues.wake(printerId);
    },
    requirePrinter: catalogue.require,

    async readStatus(printerId: string): Promise<PrinterStatus> {
      const printer = await catalogue.require(printerId);
      const [trouble, waiting] = await Promise.all([drivers.trouble(printer), jobs.countQueued(printerId)]);
      return {
        ready: trouble === null,
        detail: trouble ? inEnglish(trouble) : 'Ready.',
        trouble,
        waiting,
      };
    },

    /** Why the printer takes no label that a purchase of this client would print: the one that is named, or its own. Null where there is none. */
    async readiness(clientId: string, named: string | undefined): Promise<{ trouble: Diagnostic | null } | null> {
      const printerId = named ?? (await ledger.clients.printerOf(clientId));
      const printer = printerId ? await printers.find(printerId) : null;
      return printer && { trouble: await drivers.trouble(printer) };
    },

    async printTestLabel(printerId: string, caller: Caller): Promise<PrintJob> {
      const job = await queueTestLabel(jobs, await catalogue.require(printerId), caller);
      wakeFor([job]);
      return toPrintJob(job);
    },

    async print(order: PrintRequest & { caller: Caller; withPapers?: boolean }): Promise<PrintJob[]> {
      return wakeFor(await queueDocuments(deps, jobs, order));
    },

    /** Prints what is due, once; nothing where it is due no more. @throws EngineError as `print`. */
    printDue,

    /** Prints the labels of a shipment when they arrive, once, whatever happens until then; durable when it resolves. */
    printLater: async (...order: Parameters<PendingPrintStore['put']>) => pendingPrints?.order(...order),

    leaveUnprinted: unprinted.leave,
    listUnprinted: unprinted.list,
    dismissUnprinted: unprinted.dismiss,

    async listUncertain(caller: Caller): Promise<PrintJob[]> {
      const uncertain = (await jobs.listInState('UNCERTAIN')).filter(({ clientId }) => sees(caller, clientId));
      return uncertain.slice(0, MOST_LISTED).map(toPrintJob);
    },

    listJobs: (caller: Caller, search: PrintJobSearch): Promise<PrintJobPage> => listPrintJobs(jobs, caller, search),

    async readJob(caller: Caller, jobId: string): Promise<PrintJobDetail> {
      const printJob = toPrintJob(await requireJob(jobs, jobId, caller));
      return { printJob, history: await jobs.history(jobId) };
    },

    confirm: async (call: { jobId: string; printed: boolean; caller: Caller }) =>
      toPrintJob(await confirmPrint(jobs, call)),

    async cancel(call: { jobId: string; caller: Caller }): Promise<PrintJob> {
      const job = await cancelPrint({ jobs, printers, drivers }, call);
      follower?.wake();
      return toPrintJob(job);
    },

    /** Of a shipment that is being voided: no label of it comes out any more, as far as that can be prevented. */
    async cancelVoided(shipmentId: string, actor: string): Promise<void> {
      await cancelVoided({ jobs, printers, drivers }, { shipmentId, actor });
      follower?.wake();
    },

    async confirmByScan(call: { code: string; caller: Caller }): Promise<PrintProof> {
      const { job, repeated } = await confirmByScan(jobs, call);
      return { printJob: toPrintJob(job), repeated };
    },

    async recover(): Promise<void> {
      await recoverPrints(jobs, ledger.now(), timing.mostWaitMs);
      await unprinted.recover();
    },

    /** Takes up what waits, and what spoolers have. */
    async start(): Promise<void> {
      const isVoided = async (shipmentId: string) => {
        const shipment = await ledger.shipments.find(shipmentId);
        return shipment !== null && isVoidedOrAsked(shipment);
      };
      follower = followSpooled({ jobs, printers, drivers, isVoided, timing, log });
      pendingPrints = printWhenLabelled({ ledger, timing, place, leave: unprinted.leave, log });
      wakeFor(await jobs.listInState('QUEUED'));
    },

    async stop(patienceMs: number): Promise<void> {
      await Promise.all([queues.stop(patienceMs), follower?.stop(), pendingPrints?.stop()]);
    },
  };
  return {
    ...printing,
    /** Buys, and prints what was bought where the call, or its client, says so. */
    shipAndPrint: (call: CreateCall, wish: PrintWish): Promise<ShipmentResponse> =>
      shipAndPrint({ printing, ledger, log }, wish, (printerId) => buy(printerId ? { ...call, printerId } : call)),
  };
}

/** Says of every job that was written what became of it. */
function publishing(store: PrintJobStore, publish: EventBus['publish']): PrintJobStore {
  const say = (job: PrintJobRecord | null) => {
    if (job) {
      const at = new Date(job.updatedAt).toISOString();
      publish({ type: 'print-job', id: job.id, state: job.state, at }, job.clientId);
    }
    return job;
  };
  const sayAll = (made: PrintJobRecord[]) => {
    made.forEach(say);
    return made;
  };
  return {
    ...store,
    add: async (drafts, admit) => sayAll(await store.add(drafts, admit)),
    addDue: async (due, drafts, admit) => sayAll(await store.addDue(due, drafts, admit)),
    advance: async (update) => say(await store.advance(update)),
    note: async (jobId, trouble) => say(await store.note(jobId, trouble)),
  };
}

/** Of a label that the station gives up without anybody there who would see it: whoever bought it was told that it comes out. */
const GIVEN_UP: readonly (PrintFault | null)[] = ['PRINTER_UNREACHABLE', 'PRINTER_REMOVED', 'STATION_STOPPED'];

/** Leaves labels to a person that were given up. */
function leaving(
  store: PrintJobStore,
  leave: (job: PrintJobRecord & { shipmentId: string }) => unknown,
): PrintJobStore {
  return {
    ...store,
    async advance(update) {
      const job = await store.advance(update);
      const isGivenUp = job?.state === 'FAILED' && update.to === 'FAILED' && GIVEN_UP.includes(job.fault);
      const { shipmentId, contentType } = job ?? {};
      if (job && isGivenUp && shipmentId && contentType === 'LABEL') await leave({ ...job, shipmentId });
      return job;
    },
  };
}
