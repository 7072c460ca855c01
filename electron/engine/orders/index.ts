export type { OrdersDeps } from './deps.ts';
export type { OrderRecord, ParcelRecord } from './order-record.ts';
export type { OrderStore } from './order-store.ts';
export { whyNot } from './change-order.ts';
export { createOrders, type Buy, type OrderCall, type Orders, type ShipCall } from './orders.ts';
export { articleOf } from './packing/article.ts';
export { lineProgress } from './packing/verified.ts';
export { isAllHeld, isSold, openLines } from './progress.ts';
export { contentOf, labelOf } from './ship-order.ts';
