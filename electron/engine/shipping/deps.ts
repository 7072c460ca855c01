import type { AccountStore, CarrierDefinition } from '../accounts/index.ts';
import type { AddressesDeps } from '../addresses/index.ts';
import type { EventBus, JournalFeed } from '../events/index.ts';
import type { BoxesDeps } from '../boxes/index.ts';
import type { DuplicatesDeps } from '../duplicates/index.ts';
import type { Disk } from '../disk.ts';
import type { Leases } from '../leases.ts';
import type { Log } from '../log.ts';
import type { RoutingTableStore } from '../routing/index.ts';
import type { SelectingDeps } from '../selection/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { ProductsDeps } from '../products/index.ts';
import type { WeightsDeps } from '../weights/index.ts';
import type { Adapter } from './adapter.ts';
import type { PurchaseMeter } from './purchase/measure-purchase.ts';
import type { FileLinks } from './documents/file-links.ts';
import type { DocumentRenderer } from './documents/renderer.ts';
import type { LedgerGap } from './recovery/gap.ts';
import type { SpillFile } from './recovery/spill-file.ts';
import type { ShipmentLedger, ShipmentReads } from './store.ts';

interface ShippingLedger {
  shipments: ShipmentLedger;
  reads: ShipmentReads;
  feed: JournalFeed;
  leases: Leases;
  accounts: Pick<AccountStore, 'list' | 'find'>;
  settings: Pick<SettingsStore, 'read'>;
  /** Ledger time. */
  now(): number;
  /** Whether it writes. */
  isWritable(): boolean;
  /** Null where the ledger knows everything, as far as it can know that. */
  gap(): Promise<LedgerGap | null>;
  /** The same where purchases wait until a person confirms it; else null. */
  unconfirmedGap(): LedgerGap | null;
}

/** What everything that touches a shipment needs. */
export interface ShippingDeps {
  ledger: ShippingLedger &
    AddressesDeps['ledger'] &
    ProductsDeps['ledger'] &
    WeightsDeps['ledger'] &
    BoxesDeps['ledger'] & { routingTables: Pick<RoutingTableStore, 'info' | 'steps'> } & Pick<
      SelectingDeps['ledger'],
      'selectionRules'
    > &
    Pick<DuplicatesDeps['ledger'], 'lately' | 'clients'>;
  carriers: readonly CarrierDefinition[];
  adapters: Readonly<Record<string, Adapter>>;
  renderer: DocumentRenderer;
  links: FileLinks;
  spill: SpillFile;
  metrics: PurchaseMeter;
  disk: Disk;
  events: Pick<EventBus, 'publish'>;
  log: Log;
}
