import type { Defined } from '../accounts/index.ts';
import type { EventBus, JournalFeed } from '../events/index.ts';
import type { ClientStore } from '../identity/index.ts';
import type { Log } from '../log.ts';
import type { DocumentRenderer, ShipmentLedger } from '../shipping/index.ts';
import type { PrinterDrivers, PrintingStore } from './ports.ts';
import type { PrintTiming } from './timing.ts';

/** What printers and print jobs need. */
export interface PrintingDeps {
  ledger: {
    printing: PrintingStore;
    shipments: ShipmentLedger;
    clients: Pick<ClientStore, 'printerOf'>;
    feed: JournalFeed;
    now(): number;
  };
  adapters: Defined;
  drivers: PrinterDrivers;
  renderer: DocumentRenderer;
  events: EventBus;
  /** Where the usual patience with printers does not fit. */
  printTiming?: Partial<PrintTiming>;
  log: Log;
}
