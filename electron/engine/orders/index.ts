export type { OrdersDeps } from './deps.ts';
export type { OrderStore } from './order-store.ts';
export { createOrders, type Orders, type OrderCall } from './orders.ts';
