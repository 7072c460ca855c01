import type { BatchPrinter } from './batch-printing/index.ts';
import type { Batches } from './batches/index.ts';
import type { CarrierInvoices } from './carrier-invoices/index.ts';
import type { EventStreams } from './events/index.ts';
import type { HotFolder } from './hot-folder/index.ts';
import type { Maintenance } from './maintenance/index.ts';
import type { Manifests } from './manifests/index.ts';
import type { Orders } from './orders/index.ts';
import type { Printing } from './printing/index.ts';
import type { ScaleDesk } from './scale/index.ts';
import type { Shipping } from './shipping/index.ts';
import type { Sources } from './sources/index.ts';
import type { Stop } from './stopping.ts';
import type { Webhooks } from './webhooks/index.ts';

/** What does something by itself, or takes long enough for a stop to wait for it. */
interface Active {
  shipping: Shipping;
  printing: Printing;
  batches: Batches;
  batchPrinting: BatchPrinter;
  hotFolder: HotFolder;
  scale: ScaleDesk;
  webhooks: Webhooks;
  maintenance: Maintenance;
  events: EventStreams;
  manifests: Manifests;
  orders: Orders;
  sources: Sources;
  carrierInvoices: CarrierInvoices;
}

/** From the first moment of a station to its last, in the order in which its parts depend on each other. */
export function createLifecycle(active: Active, stopping: Stop) {
  const { shipping, printing, batches, hotFolder, scale, webhooks, maintenance, events } = active;
  const { manifests, orders, sources, carrierInvoices, batchPrinting } = active;
  return {
    /** Puts in order what a stop or a crash left; before anything else. */
    async recover(): Promise<void> {
      for (const module of [shipping, printing, batches, manifests, orders, carrierInvoices]) await module.recover();
    },

    /** Begins all that the station does by itself. */
    async start(): Promise<void> {
      await shipping.followUp();
      manifests.start();
      maintenance.start();
      await printing.start();
      batchPrinting.start();
      await webhooks.start();
      await orders.start();
      sources.start();
      void batches.resumeAll();
      hotFolder.start();
      await scale.start();
    },

    /** Ends everything at once, and always ends: what hangs is named in the log and left behind. */
    async stop(patienceMs: number): Promise<void> {
      events.close();
      const workers = { shipping, printing, webhooks, maintenance, scale, manifests, orders, sources };
      const ofBatches = { batches: { stop: batches.shutDown }, 'printing of batches': batchPrinting };
      await stopping.run({ ...workers, ...ofBatches, 'hot folder': hotFolder }, patienceMs);
    },
  };
}
