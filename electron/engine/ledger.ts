import type { HealthCheck } from '#shared/schema/station/health.ts';
import type { LabelDesignStore } from './account-labels/index.ts';
import type { RoutingTableStore } from './routing/index.ts';
import type { AccountStore, NumberRanges, SealedSecrets } from './accounts/index.ts';
import type { AddressStore } from './addresses/index.ts';
import type { ShippedLatelyStore } from './duplicates/index.ts';
import type { BoxStore } from './boxes/index.ts';
import type { Leases } from './leases.ts';
import type { BatchPrintStore } from './batch-printing/index.ts';
import type { BatchStore } from './batches/index.ts';
import type { CarrierInvoiceStore, InvoicedShipments } from './carrier-invoices/index.ts';
import type { JournalFeed, OtherStations } from './events/index.ts';
import type { ClientStore, PackerStore } from './identity/index.ts';
import type { AwaitedDesks, ClockDoubt, LedgerMaintenance } from './maintenance/index.ts';
import type { RowLabelStore } from './label-files/index.ts';
import type { LedgerGap, ShipmentLedger, ShipmentReads } from './shipping/index.ts';
import type { SettingsStore } from './settings/index.ts';
import type { CarrierManifestStore, HandOverStore, ManifestStore } from './manifests/index.ts';
import type { OrderStore } from './orders/index.ts';
import type { ProductStore } from './products/index.ts';
import type { PresetStore } from './presets/index.ts';
import type { PrintingStore } from './printing/index.ts';
import type { SourceStore, WriteBackStore } from './sources/index.ts';
import type { SelectionRuleStore } from './selection/index.ts';
import type { WebhookStore } from './webhooks/index.ts';
import type { WeightStore } from './weights/index.ts';

/** Everything durable of a station, on one store. */
export interface Ledger {
  shipments: ShipmentLedger;
  reads: ShipmentReads;
  accounts: AccountStore;
  labelDesigns: LabelDesignStore;
  routingTables: RoutingTableStore;
  clients: ClientStore;
  packers: PackerStore;
  settings: SettingsStore;
  ranges: NumberRanges;
  presets: PresetStore;
  printing: PrintingStore;
  addresses: AddressStore;
  weights: WeightStore;
  boxes: BoxStore;
  lately: ShippedLatelyStore;
  batches: BatchStore;
  batchPrints: BatchPrintStore;
  rowLabels: RowLabelStore;
  orders: OrderStore;
  sources: SourceStore;
  writeBack: WriteBackStore;
  products: ProductStore;
  selectionRules: SelectionRuleStore;
  feed: JournalFeed;
  webhooks: WebhookStore;
  sealedSecrets: SealedSecrets;
  maintenance: LedgerMaintenance;
  manifests: ManifestStore;
  carrierManifests: CarrierManifestStore;
  handOvers: HandOverStore;
  carrierInvoices: CarrierInvoiceStore;
  invoicedShipments: InvoicedShipments;
  leases: Leases;
  /** Null where one station has the ledger to itself. */
  others: OtherStations | null;
  /** Null where one station has the ledger to itself. */
  awaited: AwaitedDesks | null;
  /** Ledger time: the wall clock as far as passing time bears it out, never before an instant already recorded (contract, section 4). */
  now(): number;
  /** Two characters that platform tracking numbers carry. */
  stationId: string;
  /** The same at every station of the ledger, and another in another ledger: receivers of webhooks tell repeats by it and a line's number. */
  name: string;
  /** Keys of this ledger, made with it: for the links to files, and for the secrets of API clients. */
  keys: Readonly<Record<'files' | 'clients', Uint8Array>>;
  /** Whether it writes; what failed is said by `checks`. */
  isWritable(): boolean;
  /** How the store itself does: whether it answers and writes, and whatever it keeps beside. Reads only. @throws Error where it does not answer. */
  checks(): Promise<HealthCheck[]>;
  /** Null where the ledger knows everything, as far as it can know that. */
  gap(): Promise<LedgerGap | null>;
  /** The same where purchases wait until a person confirms it; else null. */
  unconfirmedGap(): LedgerGap | null;
  /** Notes that a person lets purchases go on; false where none wait. */
  confirmGap(): Promise<boolean>;
  /** Why the clock is not believed; null where it is. */
  clockDoubt(): ClockDoubt | null;
  /** Follows the clock, because a person says that it is right; false where it is not in doubt. */
  confirmClock(): Promise<boolean>;
  close(): Promise<void>;
}
