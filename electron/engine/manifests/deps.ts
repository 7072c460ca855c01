import type { AccountStore, Defined } from '../accounts/index.ts';
import type { EventBus } from '../events/index.ts';
import type { ManifestRenderer } from './manifest-renderer.ts';
import type { ManifestStore } from './manifest-store.ts';

/** What manifests need. */
export interface ManifestsDeps {
  ledger: { manifests: ManifestStore; accounts: Pick<AccountStore, 'list'> };
  adapters: Defined;
  manifests: ManifestRenderer;
  events: Pick<EventBus, 'publish'>;
}
