import { waysToWrite } from '#shared/format/order-number.ts';
import type { OrderStore } from './order-store.ts';

/** The order of a number, in whichever way that is written; one that stands in the ledger as it was said comes first. */
export async function findWritten(store: Pick<OrderStore, 'find'>, source: string, said: string) {
  for (const written of waysToWrite(said)) {
    const order = await store.find(source, written);
    if (order) return order;
  }
  return null;
}
