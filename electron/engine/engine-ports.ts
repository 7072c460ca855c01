import type { AccountLabelsDeps } from './account-labels/index.ts';
import type { AccountsDeps } from './accounts/deps.ts';
import type { AddressesDeps, PlacesDeps } from './addresses/deps.ts';
import type { AttentionDeps } from './attention/deps.ts';
import type { BatchPrintingDeps } from './batch-printing/deps.ts';
import type { BatchesDeps } from './batches/deps.ts';
import type { CarrierInvoicesDeps } from './carrier-invoices/index.ts';
import type { DocumentsDeps } from './documents/deps.ts';
import type { ErasureDeps } from './erasure/index.ts';
import type { HistoryDeps } from './history/deps.ts';
import type { HotFolderDeps } from './hot-folder/deps.ts';
import type { IdentityDeps } from './identity/deps.ts';
import type { LabelFilesDeps } from './label-files/deps.ts';
import type { MaintenanceDeps } from './maintenance/deps.ts';
import type { ManifestsDeps } from './manifests/deps.ts';
import type { MetricsDeps } from './metrics/deps.ts';
import type { OrdersDeps } from './orders/deps.ts';
import type { PackingDeps } from './packing/deps.ts';
import type { PresetsDeps } from './presets/deps.ts';
import type { PrintingDeps } from './printing/deps.ts';
import type { ProductImportDeps } from './product-import/deps.ts';
import type { ScaleDeps } from './scale/deps.ts';
import type { SelectionDeps } from './selection/index.ts';
import type { SettingsDeps } from './settings/index.ts';
import type { ShippingDeps } from './shipping/deps.ts';
import type { SourcesDeps } from './sources/deps.ts';
import type { WebhooksDeps } from './webhooks/deps.ts';

/** What all modules need together; only the composition root (electron/station.ts) gives it, and only the engine's index takes it. */
export type EnginePorts = AccountLabelsDeps &
  AccountsDeps &
  AddressesDeps &
  AttentionDeps &
  BatchPrintingDeps &
  BatchesDeps &
  CarrierInvoicesDeps &
  DocumentsDeps &
  ErasureDeps &
  HistoryDeps &
  HotFolderDeps &
  IdentityDeps &
  LabelFilesDeps &
  MaintenanceDeps &
  ManifestsDeps &
  MetricsDeps &
  OrdersDeps &
  PackingDeps &
  PlacesDeps &
  PresetsDeps &
  PrintingDeps &
  ProductImportDeps &
  ScaleDeps &
  SelectionDeps &
  SettingsDeps &
  ShippingDeps &
  SourcesDeps &
  WebhooksDeps;
