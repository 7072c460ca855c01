import type { Defined } from '../accounts/index.ts';
import type { Tables } from '../batches/index.ts';
import type { ShipmentLedger, ShipmentReads } from '../shipping/index.ts';

/** What searching and exporting shipments needs. */
export interface HistoryDeps {
  ledger: { shipments: Pick<ShipmentLedger, 'list' | 'count' | 'costs'>; reads: Pick<ShipmentReads, 'list'> };
  adapters: Defined;
  tables: Pick<Tables, 'writeCsv'>;
}
