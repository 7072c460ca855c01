import type { AccountStore, Defined } from '../accounts/index.ts';
import type { Tables } from '../batches/index.ts';
import type { ManifestStore } from '../manifests/index.ts';
import type { ShipmentReads } from '../shipping/index.ts';
import type { InvoicedShipments } from './invoiced-shipments.ts';
import type { LongTables } from './long-tables.ts';
import type { CarrierInvoiceStore } from './store.ts';

/** What carriers' invoices need. */
export interface CarrierInvoicesDeps {
  ledger: {
    carrierInvoices: CarrierInvoiceStore;
    invoicedShipments: InvoicedShipments;
    accounts: Pick<AccountStore, 'list'>;
    manifests: Pick<ManifestStore, 'find'>;
    reads: Pick<ShipmentReads, 'find' | 'journal'>;
    /** Ledger time. */
    now(): number;
  };
  adapters: Defined;
  tables: Pick<Tables, 'writeCsv'> & LongTables;
}
