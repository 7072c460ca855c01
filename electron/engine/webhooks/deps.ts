import type { SecretStore } from '../accounts/index.ts';
import type { EventBus, JournalFeed } from '../events/index.ts';
import type { ClientStore } from '../identity/index.ts';
import type { Leases } from '../leases.ts';
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
    leases: Leases;
    now(): number;
    /** Whether it is shared: null where one station has it to itself. */
    others: object | null;
    /** By which receivers know it, in the ids of messages. */
    name: string;
  };
  secrets: SecretStore;
  webhookSender: WebhookSender;
  events: EventBus;
  version: string;
  /** Where the usual patience with receivers does not fit. */
  webhookTiming?: Partial<WebhookTiming>;
  log: Log;
}
