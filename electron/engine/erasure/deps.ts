import type { AccountStore } from '../accounts/index.ts';
import type { AddressStore } from '../addresses/index.ts';
import type { BatchStore } from '../batches/index.ts';
import type { Log } from '../log.ts';
import type { LedgerMaintenance } from '../maintenance/index.ts';
import type { OrderStore } from '../orders/index.ts';
import type { PresetStore } from '../presets/index.ts';
import type { PrintingStore } from '../printing/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { ShipmentLedger } from '../shipping/index.ts';

/** What erasing what is stored of a person needs. */
export interface ErasureDeps {
  ledger: {
    accounts: Pick<AccountStore, 'list'>;
    settings: Pick<SettingsStore, 'read'>;
    addresses: Pick<AddressStore, 'find' | 'search' | 'remove' | 'forgetUnused'>;
    shipments: Pick<ShipmentLedger, 'list'>;
    orders: Pick<OrderStore, 'list'>;
    batches: Pick<BatchStore, 'list' | 'rows' | 'changeRows' | 'redactDefaults'>;
    presets: Pick<PresetStore, 'list' | 'change'>;
    maintenance: Pick<LedgerMaintenance, 'erase' | 'backups' | 'putAway'>;
    printing: { jobs: Pick<PrintingStore['jobs'], 'shipmentsWaiting'> };
    now(): number;
  };
  log: Log;
}
