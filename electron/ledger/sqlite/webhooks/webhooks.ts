import type { Database } from 'better-sqlite3';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import {
  isWhereItWas,
  type WebhookChange,
  type WebhookRecord,
  type WebhookStore,
} from '#electron/engine/webhooks/webhook-store.ts';
import type { WebhookDelivery } from '#shared/schema/station/webhook.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

/** Tries that are kept of each webhook. */
const KEPT = 200;

type Row = Omit<WebhookRecord, 'states'> & { states: string | null };
type DeliveryRow = Omit<WebhookDelivery, 'delivered' | 'trouble'> & { delivered: number; trouble: string | null };

const COLUMNS = `id, name, url, client_id AS clientId, states, disabled_reason AS disabledReason, created_at AS createdAt, cursor, failures,
  failing_since AS failingSince, next_attempt_at AS nextAttemptAt, last_delivered_at AS lastDeliveredAt`;

export function openWebhooks(database: Database, queue: WriteQueue): WebhookStore {
  const all = database.prepare<[], Row>(`SELECT ${COLUMNS} FROM webhook ORDER BY created_at, id`);
  const one = database.prepare<[string], Row>(`SELECT ${COLUMNS} FROM webhook WHERE id = ?`);
  const insert = database.prepare(`
    INSERT INTO webhook (id, name, url, client_id, states, disabled_reason, created_at, cursor, failures, failing_since, next_attempt_at, last_delivered_at)
    VALUES (:id, :name, :url, :clientId, :states, :disabledReason, :createdAt, :cursor, :failures, :failingSince, :nextAttemptAt, :lastDeliveredAt)`);
  const update = database.prepare(`
    UPDATE webhook SET name = :name, url = :url, client_id = :clientId, states = :states, disabled_reason = :disabledReason, cursor = :cursor, failures = :failures,
      failing_since = :failingSince, next_attempt_at = :nextAttemptAt, last_delivered_at = :lastDeliveredAt
    WHERE id = :id`);
  const remove = database.prepare('DELETE FROM webhook WHERE id = ?');
  const log = database.prepare(`
    INSERT INTO webhook_delivery (webhook_id, message_id, type, attempt, at, delivered, status, detail, trouble)
    VALUES (:webhookId, :messageId, :type, :attempt, :at, :delivered, :status, :detail, :trouble)`);
  const trim = database.prepare(`
    DELETE FROM webhook_delivery WHERE webhook_id = :id AND position <= (
      SELECT position FROM webhook_delivery WHERE webhook_id = :id ORDER BY position DESC LIMIT 1 OFFSET ${KEPT})`);
  const logged = database.prepare<[string], DeliveryRow>(`
    SELECT message_id AS messageId, type, attempt, at, delivered, status, detail, trouble
    FROM webhook_delivery WHERE webhook_id = ? ORDER BY position DESC`);

  const find = (id: string): WebhookRecord | null => {
    const row = one.get(id);
    return row ? toRecord(row) : null;
  };

  function note(id: string, delivery: WebhookDelivery): void {
    log.run({
      ...delivery,
      webhookId: id,
      delivered: delivery.delivered ? 1 : 0,
      trouble: delivery.trouble && JSON.stringify(delivery.trouble),
    });
    trim.run({ id });
  }

  return {
    list: async () => reading(() => all.all().map(toRecord)),
    find: async (id) => reading(() => find(id)),
    create: (webhook) => queue.write(() => void insert.run(toParameters(webhook))),

    change: (id: string, change: WebhookChange, delivery?: WebhookDelivery) =>
      queue.write(() => {
        const before = find(id);
        if (!before) return null;
        const after = { ...before, ...change };
        update.run(toParameters(after));
        if (delivery) note(id, delivery);
        return after;
      }),

    settle: (tried: WebhookRecord, change: WebhookChange, delivery: WebhookDelivery) =>
      queue.write(() => {
        const now = find(tried.id);
        if (!now) return;
        if (isWhereItWas(tried, now)) update.run(toParameters({ ...now, ...change }));
        note(tried.id, delivery);
      }),

    remove: (id) => queue.write(() => remove.run(id).changes > 0),
    deliveries: async (id) => reading(() => logged.all(id).map(toDelivery)),
  };
}

const toRecord = (row: Row): WebhookRecord => ({
  ...row,
  states: row.states === null ? null : (JSON.parse(row.states) as WebhookRecord['states']),
});

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  ...row,
  delivered: row.delivered === 1,
  trouble: row.trouble === null ? null : (JSON.parse(row.trouble) as Diagnostic),
});

const toParameters = (webhook: WebhookRecord) => ({
  ...webhook,
  states: webhook.states === null ? null : JSON.stringify(webhook.states),
});
