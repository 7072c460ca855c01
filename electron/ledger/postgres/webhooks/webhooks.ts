import { createKeyedQueue } from '#electron/engine/concurrency/index.ts';
import {
  isWhereItWas,
  type WebhookChange,
  type WebhookRecord,
  type WebhookStore,
} from '#electron/engine/webhooks/webhook-store.ts';
import type { WebhookDelivery } from '#shared/schema/station/webhook.ts';
import type { Database, Session } from '../database.ts';

/** Tries that are kept of each webhook. */
const KEPT = 200;

const COLUMNS = `id, name, url, client_id AS "clientId", states, disabled_reason AS "disabledReason", created_at AS "createdAt", cursor, failures,
  failing_since AS "failingSince", next_attempt_at AS "nextAttemptAt", last_delivered_at AS "lastDeliveredAt"`;
const ALL = `SELECT ${COLUMNS} FROM webhook ORDER BY created_at, id`;
const ONE = `SELECT ${COLUMNS} FROM webhook WHERE id = $1`;
const INSERT = `
  INSERT INTO webhook (id, name, url, client_id, states, disabled_reason, cursor, failures, failing_since, next_attempt_at, last_delivered_at, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`;
const UPDATE = `
  UPDATE webhook SET name = $2, url = $3, client_id = $4, states = $5, disabled_reason = $6, cursor = $7, failures = $8,
    failing_since = $9, next_attempt_at = $10, last_delivered_at = $11
  WHERE id = $1`;
const LOG = `
  INSERT INTO webhook_delivery (webhook_id, message_id, type, attempt, at, delivered, status, detail, trouble)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const TRIM = `
  DELETE FROM webhook_delivery WHERE webhook_id = $1 AND position <= (
    SELECT position FROM webhook_delivery WHERE webhook_id = $1 ORDER BY position DESC LIMIT 1 OFFSET ${KEPT})`;
const LOGGED = `
  SELECT message_id AS "messageId", type, attempt, at, delivered, status, detail, trouble
  FROM webhook_delivery WHERE webhook_id = $1 ORDER BY position DESC`;

export function openWebhooks(database: Database): WebhookStore {
  /** The changes that this desk makes of a webhook come one after the other; those of other desks wait at the row. */
  const changes = createKeyedQueue();

  async function log(session: Session, id: string, delivery: WebhookDelivery): Promise<void> {
    const { messageId, type, attempt, at, delivered, status, detail, trouble } = delivery;
    const said = trouble && JSON.stringify(trouble);
    await session.run(LOG, [id, messageId, type, attempt, at, delivered, status, detail, said]);
    await session.run(TRIM, [id]);
  }

  /** Null where there is no such webhook. */
  const changing = <T>(id: string, work: (webhook: WebhookRecord, session: Session) => Promise<T>): Promise<T | null> =>
    changes.run(id, () =>
      database.transaction(async (session) => {
        const webhook = await session.one<WebhookRecord>(`${ONE} FOR UPDATE`, [id]);
        return webhook && work(webhook, session);
      }),
    );

  return {
    list: () => database.all<WebhookRecord>(ALL),
    find: (id) => database.one<WebhookRecord>(ONE, [id]),
    create: async (webhook) => void (await database.run(INSERT, [...parametersOf(webhook), webhook.createdAt])),

    change: (id: string, change: WebhookChange, delivery?: WebhookDelivery) =>
      changing(id, async (before, session) => {
        const after = { ...before, ...change };
        await session.run(UPDATE, parametersOf(after));
        if (delivery) await log(session, id, delivery);
        return after;
      }),

    settle: async (tried: WebhookRecord, change: WebhookChange, delivery: WebhookDelivery) =>
      void (await changing(tried.id, async (now, session) => {
        if (isWhereItWas(tried, now)) await session.run(UPDATE, parametersOf({ ...now, ...change }));
        await log(session, tried.id, delivery);
      })),

    remove: async (id) => (await database.run('DELETE FROM webhook WHERE id = $1', [id])) > 0,
    deliveries: (id) => database.all<WebhookDelivery>(LOGGED, [id]),
  };
}

const parametersOf = ({ id, name, url, clientId, states, disabledReason, ...place }: WebhookRecord) => [
  ...[id, name, url, clientId, states && JSON.stringify(states), disabledReason, place.cursor, place.failures],
  ...[place.failingSince, place.nextAttemptAt, place.lastDeliveredAt],
];
