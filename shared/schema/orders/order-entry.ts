import { Type, type Static } from 'typebox';
import { OrderDraft } from './order-draft.ts';
import { orderKey } from './order-key.ts';

/** At most so many orders in one file. */
export const MAX_ORDERS_A_FILE = 10_000;

/** An order in a file of orders: the body of the put call, and which order it is. */
export const OrderEntry = Type.Object(
  { ...orderKey, ...OrderDraft.properties },
  { title: 'OrderEntry', additionalProperties: false },
);
export type OrderEntry = Static<typeof OrderEntry>;
