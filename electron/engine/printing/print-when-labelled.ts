import { EngineError } from '../engine-error.ts';
import { createSignal } from '../events/index.ts';
import type { Log } from '../log.ts';
import type { PrintingDeps } from './deps.ts';
import type { OpenPrintRecord, PendingPrintRecord, PendingPrintStore } from './ports.ts';
import { pauseAfter, type PrintTiming } from './timing.ts';
import { wordsOf } from '../diagnostic-error.ts';

interface Parts {
  ledger: Pick<PrintingDeps['ledger'], 'now'> & {
    printing: Pick<PrintingDeps['ledger']['printing'], 'orders'>;
    feed: Pick<PrintingDeps['ledger']['feed'], 'onAppend'>;
  };
  timing: PrintTiming;
  /** Queues the labels and settles the order, in one commit. */
  place(order: PendingPrintRecord): Promise<void>;
  /** Leaves the labels to a person, and settles the order, in one commit. */
  leave(order: PendingPrintRecord): Promise<void>;
  log: Log;
}

export interface PendingPrintQueue {
  /** Prints the labels of a shipment once they are there. Resolves when this is durable. */
  order: PendingPrintStore['put'];
  stop(): Promise<void>;
}

/**
 * Queues labels that were bought with a printer named and came later, each order once. One that took too long is left to a person, so that
 * no label comes out hours after anybody expects it.
 */
export function printWhenLabelled({ ledger, timing, place, leave, log }: Parts): PendingPrintQueue {
  const { orders } = ledger.printing;
  const signal = createSignal();
  let isWaiting = true;
  let stopping = false;
  const unsubscribe = ledger.feed.onAppend(() => {
    if (isWaiting) signal.notify();
  });
  const work = watch();

  async function watch(): Promise<void> {
    let misses = 0;
    while (!stopping) {
      const missed = await poll().catch((error: unknown) => {
        log('labels that came late were not queued', { error });
        return 'missed' as const;
      });
      misses = missed ? misses + 1 : 0;
      await signal.notified(missed ? pauseAfter(timing, misses) : timing.idleMs);
    }
  }

  async function poll(): Promise<void> {
    const open = await orders.list();
    isWaiting = open.length > 0;
    for (const order of open) {
      if (!mayStillCome(order)) await orders.remove(order.shipmentId);
      else if (isOld(order)) await giveUp(order, 'came too late');
      else if (order.state === 'LABELLED') await printNow(order);
    }
  }

  const isOld = ({ orderedAt }: PendingPrintRecord) => ledger.now() - orderedAt > timing.mostWaitMs;
  const mayStillCome = ({ state }: OpenPrintRecord) =>
    state === 'PURCHASED' || state === 'UNKNOWN' || state === 'LABELLED';

  /** What is refused, as on a printer that was removed, is not tried for ever; what the ledger cannot store now is tried again. */
  async function printNow(order: PendingPrintRecord): Promise<void> {
    try {
      await place(order);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      await giveUp(order, wordsOf(error));
    }
  }

  async function giveUp(order: PendingPrintRecord, reason: string): Promise<void> {
    const { shipmentId, printerId } = order;
    log('labels not printed', { shipmentId, printerId, reason });
    await leave(order);
  }

  return {
    async order(...order) {
      await orders.put(...order);
      isWaiting = true;
      signal.notify();
    },
    async stop() {
      stopping = true;
      unsubscribe();
      signal.notify();
      await work;
    },
  };
}
