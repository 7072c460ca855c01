import type { Database } from 'better-sqlite3';
import type { OrderRecord } from '#electron/engine/orders/order-record.ts';
import { orderTerms } from '../../orders/order-columns.ts';
import { CLOSED_ORDERS, redactOrder, REDACTED_AT_ONCE } from '../../orders/redact-order.ts';
import { folded } from '../../search-terms.ts';
import { openIndexMerge } from '../shipments/search-index.ts';

interface Row {
  sequence: number;
  orderNumber: string;
  content: string;
  parcels: string;
}

const SELECT = 'SELECT sequence, order_number AS orderNumber, content, parcels FROM customer_order';
const IS_CLOSED = `digest <> '' AND state IN ${CLOSED_ORDERS}`;

/**
 * Of closed orders that nobody changed since the instant. Told which index, because SQLite took the one by state, and read every order that was
 * ever closed; a backup of an older version may not have it.
 */
export function dueOrders(database: Database): string {
  const index = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'customer_order_to_redact'").get();
  return `${index ? 'INDEXED BY customer_order_to_redact' : ''} WHERE ${IS_CLOSED} AND updated_at < ?`;
}

/** Redacts closed orders. Writes inside the caller's transaction. */
export function openOrderRedaction(database: Database) {
  const due = database.prepare<[number], Row>(
    `${SELECT} ${dueOrders(database)} ORDER BY updated_at LIMIT ${REDACTED_AT_ONCE}`,
  );
  const these = database.prepare<[string], Row>(
    `${SELECT} WHERE ${IS_CLOSED} AND id IN (SELECT value FROM json_each(?))`,
  );
  const update = database.prepare(`
    UPDATE customer_order SET version = version + 1, content = :content, digest = :digest, reason = :reason, reason_by = :reasonBy, claim = :claim,
      parcels = :parcels WHERE sequence = :sequence`);
  const index = database.prepare('INSERT OR REPLACE INTO order_search (rowid, text) VALUES (?, ?)');

  function redact({ sequence, orderNumber, ...row }: Row): void {
    const { content, parcels, ...kept } = redactOrder({
      content: JSON.parse(row.content) as OrderRecord['content'],
      parcels: JSON.parse(row.parcels) as OrderRecord['parcels'],
    });
    update.run({ sequence, ...kept, content: JSON.stringify(content), parcels: JSON.stringify(parcels) });
    index.run(sequence, folded(orderTerms({ orderNumber, content })));
  }

  return {
    /** Redacts the next of those that nobody changed since the instant; how many. */
    redactSome(before: number): number {
      const rows = due.all(before);
      rows.forEach(redact);
      return rows.length;
    },
    /** The same of those of these that are closed. */
    redactThese(ids: readonly string[]): number {
      const rows = these.all(JSON.stringify(ids));
      rows.forEach(redact);
      return rows.length;
    },
    mergeSome: openIndexMerge(database, 'order_search'),
  };
}
