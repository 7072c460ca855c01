import type { AdapterConfig } from '#shared/schema/accounts/account.ts';
import type { Tables } from './batches/table/tables.ts';
import type { CarrierDefinition } from './accounts/carrier-definition.ts';
import type { EventBus } from './events/event-bus.ts';
import type { FileLinks } from './shipping/documents/file-links.ts';
import type { LabelReader, PaperRenderer } from './documents/ports.ts';
import type { ManifestRenderer } from './manifests/manifest-renderer.ts';
import type { Clock } from './clock.ts';
import type { DocumentRenderer } from './shipping/documents/renderer.ts';
import type { Ledger } from './ledger.ts';
import type { Adapter } from './shipping/adapter.ts';
import type { SpillFile } from './shipping/recovery/spill-file.ts';
import type { RestoreNote } from './maintenance/restore-note.ts';
import type { SecretStore } from './accounts/secrets/secret-store.ts';
import type { WatchedFolder } from './hot-folder/watched-folder.ts';
import type { HotFolderTiming } from './hot-folder/timing.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { WebhookSender } from './webhooks/sender.ts';
import type { WebhookTiming } from './webhooks/timing.ts';
import type { PrinterDrivers } from './printing/ports.ts';
import type { PrintTiming } from './printing/timing.ts';
import type { ScaleDrivers } from './scale/ports.ts';
import type { ScaleTiming } from './scale/timing.ts';

/** What the engine works with; the composition root (electron/station.ts) puts it together. */
export interface EngineDeps {
  ledger: Ledger;
  carriers: readonly CarrierDefinition[];
  adapters: Readonly<Record<AdapterConfig['type'], Adapter>>;
  renderer: DocumentRenderer;
  manifests: ManifestRenderer;
  papers: PaperRenderer;
  labelReader: LabelReader;
  links: FileLinks;
  tables: Tables;
  events: EventBus;
  secrets: SecretStore;
  spill: SpillFile;
  restoreNote: RestoreNote;
  /** What in the data folder other accounts of the machine may read, by its name there. */
  openToOthers(): string[];
  /** The wall clock, to compare with; instants are ledger time. */
  clock: Clock;
  drivers: PrinterDrivers;
  scales: ScaleDrivers;
  /** Where the usual patience with a scale does not fit. */
  scaleTiming?: Partial<ScaleTiming>;
  metrics: Metrics;
  watchedFolder: WatchedFolder;
  /** Where the usual patience with dropped files does not fit. */
  hotFolderTiming?: Partial<HotFolderTiming>;
  webhookSender: WebhookSender;
  /** Where the usual patience with receivers does not fit. */
  webhookTiming?: Partial<WebhookTiming>;
  /** Where the usual patience with printers does not fit. */
  printTiming?: Partial<PrintTiming>;
  /** Where the station listens, such as http://127.0.0.1:4820; empty before it does. */
  baseUrl(): string;
  /** Where the operator finds what went wrong; never personal data. */
  log(event: string, details: Record<string, unknown>): void;
  version: string;
  /** The command that starts the station again as it was started, with these options more; null where that cannot be known. */
  startCommand(...options: string[]): string | null;
}
