import type { BatchStore } from '../batches/index.ts';
import type { EventBus } from '../events/index.ts';
import type { Log } from '../log.ts';
import type { PrintingStore } from '../printing/index.ts';
import type { ShipmentLedger } from '../shipping/index.ts';
import type { BatchPrintStore } from './store.ts';

/** What printing batches needs beside printers. */
export interface BatchPrintingDeps {
  ledger: {
    batches: Pick<BatchStore, 'find'>;
    batchPrints: BatchPrintStore;
    printing: Pick<PrintingStore, 'jobs'>;
    shipments: Pick<ShipmentLedger, 'find'>;
    now(): number;
  };
  events: EventBus;
  log: Log;
}
