import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { DisabledReason, WebhookDelivery } from '#shared/schema/station/webhook.ts';

/** A webhook as the ledger holds it. Instants are ledger time, milliseconds since 1970. */
export interface WebhookRecord {
  id: string;
  name: string;
  /** Without what may be a secret in it; the whole address is sealed with the secrets. */
  url: string;
  /** Of whose shipments it tells; null: of those of every client. */
  clientId: string | null;
  /** null is all. */
  states: ShipmentState[] | null;
  disabledReason: DisabledReason | null;
  createdAt: number;
  /** The last line of the journal that is delivered, or not wanted. */
  cursor: number;
  /** Tries in a row that failed, of the message after the cursor. */
  failures: number;
  failingSince: number | null;
  nextAttemptAt: number | null;
  lastDeliveredAt: number | null;
}

export type WebhookChange = Partial<Omit<WebhookRecord, 'id' | 'createdAt'>>;

/**
 * Whether a webhook still is where a try began: it goes to the same address, and nobody has delivered the message, tried it or begun anew
 * meanwhile.
 */
export const isWhereItWas = (tried: WebhookRecord, now: WebhookRecord): boolean =>
  (['url', 'cursor', 'failures', 'failingSince'] as const).every((member) => now[member] === tried[member]);

export interface WebhookStore {
  /** Oldest first. */
  list(): Promise<WebhookRecord[]>;
  find(id: string): Promise<WebhookRecord | null>;
  create(webhook: WebhookRecord): Promise<void>;
  /** With a test of it, both in one commit. Null where there is no such webhook; then nothing is stored. */
  change(id: string, change: WebhookChange, delivery?: WebhookDelivery): Promise<WebhookRecord | null>;
  /** What came of a try, in one commit with it; the try alone where the webhook no longer is where it was tried. */
  settle(tried: WebhookRecord, change: WebhookChange, delivery: WebhookDelivery): Promise<void>;
  /** With its tries. False where there is no such webhook. */
  remove(id: string): Promise<boolean>;
  /** The tries that are kept, newest first. */
  deliveries(id: string): Promise<WebhookDelivery[]>;
}
