import type { OrderRecord } from '#electron/engine/orders/order-record.ts';
import { unsentBy } from '../../orders/order-columns.ts';
import { plannedOnce } from '../planned-once.ts';

/** What `ORDER_COLUMNS` selects. */
export type OrderRow = Omit<
  OrderRecord,
  'content' | 'heldAtSource' | 'holdReleased' | 'cancelledAtSource' | 'claim' | 'parcels'
> & {
  sequence: number;
  content: string;
  heldAtSource: 0 | 1;
  holdReleased: 0 | 1;
  cancelledAtSource: 0 | 1;
  claim: string | null;
  parcels: string;
};

export const ORDER_COLUMNS = `
  sequence, id, source, order_number AS orderNumber, client_id AS clientId, state, reason, reason_by AS reasonBy, revision, version, content, digest,
  held_at_source AS heldAtSource, hold_released AS holdReleased, cancelled_at_source AS cancelledAtSource, claim, parcels, created_at AS createdAt, updated_at AS updatedAt`;

/** One order, by its source and its number. */
export const ONE_ORDER = `
  SELECT ${ORDER_COLUMNS} FROM customer_order WHERE source = ${plannedOnce('?', 'TEXT')} AND order_number = ${plannedOnce('?', 'TEXT')}`;

export const toOrder = ({
  sequence: _,
  content,
  heldAtSource,
  holdReleased,
  cancelledAtSource,
  claim,
  parcels,
  ...row
}: OrderRow): OrderRecord => ({
  ...row,
  content: JSON.parse(content) as OrderRecord['content'],
  heldAtSource: heldAtSource === 1,
  holdReleased: holdReleased === 1,
  cancelledAtSource: cancelledAtSource === 1,
  claim: claim === null ? null : (JSON.parse(claim) as OrderRecord['claim']),
  parcels: JSON.parse(parcels) as OrderRecord['parcels'],
});

export const toParameters = (order: OrderRecord) => ({
  ...order,
  content: JSON.stringify(order.content),
  heldAtSource: order.heldAtSource ? 1 : 0,
  holdReleased: order.holdReleased ? 1 : 0,
  cancelledAtSource: order.cancelledAtSource ? 1 : 0,
  claim: order.claim && JSON.stringify(order.claim),
  parcels: JSON.stringify(order.parcels),
  unsentBy: unsentBy(order),
});
