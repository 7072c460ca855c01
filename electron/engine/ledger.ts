import type { NumberRanges } from './accounts/number-ranges.ts';
import type { SealedSecrets } from './accounts/secrets/secret-store.ts';
import type { AccountStore } from './accounts/store.ts';
import type { AddressStore } from './addresses/address-store.ts';
import type { BatchStore } from './batches/batch-store.ts';
import type { JournalFeed } from './events/journal-feed.ts';
import type { ClientStore } from './identity/store.ts';
import type { ClockDoubt } from './maintenance/doubted-clock.ts';
import type { LedgerGap } from './shipping/recovery/gap.ts';
import type { LedgerMaintenance } from './maintenance/ledger-maintenance.ts';
import type { SettingsStore } from './maintenance/settings-store.ts';
import type { ManifestStore } from './manifests/manifest-store.ts';
import type { PresetStore } from './presets/preset-store.ts';
import type { PrintingStore } from './printing/ports.ts';
import type { ShipmentLedger } from './shipping/store.ts';
import type { WebhookStore } from './webhooks/webhook-store.ts';
import type { WeightStore } from './weights/weight-store.ts';

/** Everything durable of a station, on one store. */
export interface Ledger {
  shipments: ShipmentLedger;
  accounts: AccountStore;
  clients: ClientStore;
  settings: SettingsStore;
  ranges: NumberRanges;
  presets: PresetStore;
  printing: PrintingStore;
  addresses: AddressStore;
  weights: WeightStore;
  batches: BatchStore;
  feed: JournalFeed;
  webhooks: WebhookStore;
  sealedSecrets: SealedSecrets;
  maintenance: LedgerMaintenance;
  manifests: ManifestStore;
  /** Ledger time: the wall clock as far as passing time bears it out, never before an instant already recorded (contract, section 4). */
  now(): number;
  /** Two characters that platform tracking numbers carry. */
  stationId: string;
  /** A secret of this station, made at the first start. */
  secret(name: 'files' | 'clients'): Uint8Array;
  /** Why it may only be read, in words; null where it is written, too. */
  readOnly: string | null;
  /** Why it writes nothing any more, in words; null while it does. */
  fault(): string | null;
  /** Null where the ledger knows everything, as far as it can know that. */
  gap(): LedgerGap | null;
  /** Notes that a person lets purchases go on; false where none wait. */
  confirmGap(): Promise<boolean>;
  /** Why the clock is not believed; null where it is. */
  clockDoubt(): ClockDoubt | null;
  /** Follows the clock, because a person says that it is right; false where it is not in doubt. */
  confirmClock(): Promise<boolean>;
  /** Why the witness beside it keeps nothing more, in words; null while it does. */
  witnessFault(): string | null;
  /** Bytes free where the ledger lies. */
  freeBytes(): number;
  close(): Promise<void>;
}
