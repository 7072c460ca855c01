import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { BatchPrinting, BatchPrintRequest } from '#shared/schema/batches/batch-print.ts';
import type { BatchRecord } from '../batches/index.ts';
import { EngineError } from '../engine-error.ts';
import { StorageFullError } from '../ledger-errors.ts';
import { type Caller, packerOf, requireSeen } from '../identity/index.ts';
import { type Printing, requireOwn } from '../printing/index.ts';
import { invalid, violation } from '../violation.ts';
import { createWorker } from '../worker.ts';
import type { BatchPrintingDeps } from './deps.ts';
import type { BatchPrintOrder, DueRow, RowsAgain } from './store.ts';

/** So many labels at most wait in a printer's queue, so that it stops soon when it is told to, and other labels need not wait for all of a batch. */
const MOST_AHEAD = 5;
/** A row that is bought so long after its batch ended is printed when a person says so. */
const OPEN_MS = 12 * 3_600_000;
/** How long it sleeps when nothing wakes it. */
const SLEEP_MS = 15_000;

type OpenOrder = BatchPrintOrder & { printerId: string };

export type BatchPrinter = ReturnType<typeof createBatchPrinting>;

/** Prints the labels of batches in the order of their rows, while they are bought and afterwards; each row once, unless it is asked for again. */
export function createBatchPrinting(
  deps: BatchPrintingDeps,
  printing: Pick<Printing, 'requirePrinter' | 'printDue' | 'printLater' | 'readiness'>,
) {
  const {
    batches,
    batchPrints,
    printing: { jobs },
    shipments,
  } = deps.ledger;
  const worker = createWorker({ step, sleepMs: SLEEP_MS, failure: 'batches are not printed', log: deps.log });
  let trouble: Diagnostic | null = null;
  /** Printers that are asked whether they are on again, and those that said so. */
  const [asked, on] = [new Set<string>(), new Set<string>()];
  let unsubscribe: () => void = () => undefined;

  /** True where more may be printed at once. */
  async function step(): Promise<boolean> {
    let isMore = false;
    const orders = await batchPrints.open(deps.ledger.now() - OPEN_MS);
    try {
      for (const order of orders) isMore = (await printNext(order)) || isMore;
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error;
      await say(diagnostic('LEDGER_NO_ROOM'), orders);
      return false;
    }
    await say(null, orders);
    return isMore;
  }

  /** Why nothing is printed just now, told to those who look. It is not stored: there is no room. */
  async function say(now: Diagnostic | null, orders: readonly OpenOrder[]): Promise<void> {
    if ((now === null) === (trouble === null)) return;
    trouble = now;
    for (const { batchId } of orders) {
      const batch = await batches.find(batchId);
      const at = new Date(deps.ledger.now()).toISOString();
      if (batch) deps.events.publish({ type: 'batch', id: batchId, state: batch.state, at }, batch.clientId);
    }
  }

  async function printNext(order: OpenOrder): Promise<boolean> {
    const row = await batchPrints.nextDue(order.batchId);
    if (row?.state !== 'BOUGHT' || (await isBusy(order))) return false;
    await printDue(order, row);
    return true;
  }

  /** What waits at the printer's fallback counts, too, as long as the printer itself is off: it was asked for here. */
  async function isBusy(order: OpenOrder): Promise<boolean> {
    const { printerId } = order;
    if ((await jobs.countQueued(printerId)) >= MOST_AHEAD) return true;
    const waiting = await jobs.list({ printerId, states: ['QUEUED'], limit: MOST_AHEAD });
    return waiting.jobs.length === MOST_AHEAD && !isOnAgain(order);
  }

  /** Of a printer that is off the answer takes seconds, in which other printers go on: it is heard when this is asked the next time. */
  function isOnAgain({ printerId, clientId }: OpenOrder): boolean {
    if (on.delete(printerId)) return true;
    if (!asked.has(printerId)) {
      asked.add(printerId);
      void hear(printerId, clientId).finally(() => asked.delete(printerId));
    }
    return false;
  }

  async function hear(printerId: string, clientId: string): Promise<void> {
    try {
      if ((await printing.readiness(clientId, printerId))?.trouble) return;
      on.add(printerId);
      worker.wake();
    } catch (error) {
      deps.log('a printer was not asked whether it is on', { printerId, error });
    }
  }

  async function printDue(order: OpenOrder, { number, shipmentId }: DueRow): Promise<void> {
    const { batchId, clientId, printerId, reason } = order;
    const shipment = shipmentId === null ? null : await shipments.find(shipmentId);
    if (shipment?.state === 'PURCHASED') {
      return printing.printLater({ shipmentId: shipment.id, clientId, printerId }, { batchId, number });
    }
    if (shipment?.state === 'LABELLED' && shipment.voidSubmission === null) {
      return printLabels(order, number, { shipmentId: shipment.id, printerId, ...(reason !== null && { reason }) });
    }
    // Its labels must not be used.
    await batchPrints.removeDue(batchId, number);
  }

  async function printLabels(
    { batchId, clientId, packer }: OpenOrder,
    number: number,
    labels: { shipmentId: string; printerId: string; reason?: string },
  ): Promise<void> {
    try {
      const caller = { clientId, scopes: ['read:all' as const] };
      await printing.printDue({ batchId, number }, { ...labels, packer, caller, withPapers: 'once' });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const trouble = error.details.errors?.[0]?.trouble ?? diagnostic('PRINT_REFUSED', { words: error.message });
      await batchPrints.setAside(batchId, number, trouble);
    }
  }

  const need = async (caller: Caller, id: string): Promise<BatchRecord> =>
    requireSeen(caller, await batches.find(id), `There is no batch ${id}.`);

  async function read(id: string): Promise<BatchPrinting> {
    const [order, counts] = await Promise.all([batchPrints.find(id), batchPrints.counts(id)]);
    const isOn = order !== null && order.printerId !== null;
    return {
      printerId: order?.printerId ?? null,
      orderedAt: isOn ? new Date(order.orderedAt).toISOString() : null,
      ...counts,
      trouble: isOn && counts.waiting > 0 ? trouble : null,
    };
  }

  return {
    /**
     * Prints the batch's labels on the printer, from now on.
     * @throws EngineError NOT_FOUND; ROLE_MISSING where somebody else started the batch; VALIDATION_FAILED where there is no such printer, or rows are named twice or backwards.
     */
    async print(caller: Caller, id: string, request: BatchPrintRequest): Promise<BatchPrinting> {
      const batch = await need(caller, id);
      requireOwn(caller, batch.packer);
      const again = rowsOf(request);
      const { printerId, reason = null } = request;
      await requireNamed(printing, printerId);
      const who = { clientId: caller.clientId, packer: packerOf(caller) };
      const order = { batchId: id, ...who, printerId, reason, orderedAt: deps.ledger.now() };
      await batchPrints.order(order, again);
      worker.wake();
      return read(id);
    },

    /** @throws EngineError NOT_FOUND. */
    async stopPrinting(caller: Caller, id: string): Promise<BatchPrinting> {
      await need(caller, id);
      await batchPrints.stop(id);
      return read(id);
    },

    /** @throws EngineError NOT_FOUND. */
    async read(caller: Caller, id: string): Promise<BatchPrinting> {
      await need(caller, id);
      return read(id);
    },

    start(): void {
      // A row was bought, or a printer has taken a label.
      unsubscribe = deps.events.subscribe(({ type }) => {
        if (type === 'batch' || type === 'print-job') worker.wake();
      });
      worker.start();
    },

    async stop(): Promise<void> {
      unsubscribe();
      await worker.stop();
    },
  };
}

function rowsOf({ from, to, rows }: BatchPrintRequest): RowsAgain | null {
  if (rows !== undefined && (from !== undefined || to !== undefined))
    throw conflict('/rows', 'Name either rows, or the first and the last of them.');
  if (rows) return { rows };
  if (from === undefined && to === undefined) return null;
  const range = { from: from ?? 1, to: to ?? Number.MAX_SAFE_INTEGER };
  if (range.from > range.to)
    throw conflict('/to', `The last row, ${range.to}, comes before the first one, ${range.from}.`);
  return range;
}

const conflict = (pointer: string, message: string) => invalid(violation('FIELD_CONFLICT', pointer, message));

async function requireNamed({ requirePrinter }: Pick<Printing, 'requirePrinter'>, printerId: string): Promise<void> {
  try {
    await requirePrinter(printerId);
  } catch (error) {
    if (!(error instanceof EngineError && error.code === 'NOT_FOUND')) throw error;
    throw invalid(violation('FIELD_INVALID', '/printerId', error.message, printerId));
  }
}
