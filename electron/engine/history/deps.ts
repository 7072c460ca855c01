import type { Tables } from '../batches/index.ts';
import type { ShipmentLedger } from '../shipping/index.ts';

/** What searching and exporting shipments needs. */
export interface HistoryDeps {
  ledger: { shipments: Pick<ShipmentLedger, 'list' | 'count'> };
  tables: Pick<Tables, 'writeCsv'>;
}
