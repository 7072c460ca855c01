import type { AccountStore, CarrierDefinition, Defined } from '../accounts/index.ts';
import type { Tables } from '../batches/index.ts';
import type { LongTables } from '../carrier-invoices/index.ts';
import type { RoutingTableStore } from '../routing/index.ts';
import type { DesignRenderer, LogoReader } from './ports.ts';
import type { LabelDesignStore } from './store.ts';

/** What the labels of accounts need. */
export interface AccountLabelsDeps {
  ledger: {
    accounts: Pick<AccountStore, 'find'>;
    labelDesigns: LabelDesignStore;
    routingTables: RoutingTableStore;
    /** Ledger time. */
    now(): number;
  };
  adapters: Defined;
  carriers: readonly CarrierDefinition[];
  tables: Pick<Tables, 'writeCsv'> & LongTables;
  renderer: DesignRenderer;
  logos: LogoReader;
}
