import type { PresetStore } from '../presets/index.ts';
import type { ProductStore } from '../products/index.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { ShipmentLedger } from '../shipping/index.ts';

/** What packing by scan needs beside the modules that it brings together. */
export interface PackingDeps {
  ledger: {
    settings: Pick<SettingsStore, 'read'>;
    products: Pick<ProductStore, 'find'>;
    presets: Pick<PresetStore, 'list'>;
    shipments: Pick<ShipmentLedger, 'holderOf' | 'findByTransaction'>;
    stationId: string;
  };
}
