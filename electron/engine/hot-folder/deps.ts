import type { Tables } from '../batches/index.ts';
import type { IdentityDeps } from '../identity/index.ts';
import type { Log } from '../log.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { ShipmentLedger } from '../shipping/index.ts';
import type { HotFolderTiming } from './timing.ts';
import type { WatchedFolder } from './watched-folder.ts';

/** What the watched folder needs beside the batches that it makes. */
export interface HotFolderDeps {
  ledger: Pick<IdentityDeps['ledger'], 'clients' | 'keys' | 'now'> & {
    settings: Pick<SettingsStore, 'read'>;
    shipments: ShipmentLedger;
  };
  watchedFolder: WatchedFolder;
  tables: Tables;
  /** Where the usual patience with dropped files does not fit. */
  hotFolderTiming?: Partial<HotFolderTiming>;
  log: Log;
}
