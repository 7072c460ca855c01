import type { SecretStore } from '../accounts/index.ts';
import type { EventBus, JournalFeed } from '../events/index.ts';
import type { ClientStore } from '../identity/index.ts';
import type { Log } from '../log.ts';
import type { SettingsStore } from '../settings/index.ts';
import type { WebhookSender } from './sender.ts';
import type { WebhookTiming } from './timing.ts';
import type { WebhookStore } from './webhook-store.ts';

/** What webhooks need. */
export interface WebhooksDeps {
  ledger: {
    webhooks: WebhookStore;
    feed: JournalFeed;
    settings: Pick<SettingsStore, 'read'>;
    clients: Pick<ClientStore, 'list'>;
    now(): number;
    /** Two characters that platform tracking numbers carry. */
    stationId: string;
  };
  secrets: SecretStore;
  webhookSender: WebhookSender;
  events: EventBus;
  version: string;
  /** Where the usual patience with receivers does not fit. */
  webhookTiming?: Partial<WebhookTiming>;
  log: Log;
}
