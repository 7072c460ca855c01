import type { ProductFacts } from '#shared/schema/station/product.ts';
import type { ProductsDeps } from './deps.ts';
import { listProducts, putProduct, readProduct, removeProduct } from './products.ts';

export { completeLines } from './complete-lines.ts';
export type { ProductsDeps } from './deps.ts';
export { learnFromOrder, learnFromShipment } from './learn-products.ts';
export type { ProductLesson, ProductStore } from './product-store.ts';
export { canonical, faultsIn } from './products.ts';

/** What is known of articles. */
export const createProducts = (deps: ProductsDeps) => ({
  list: (query: Parameters<typeof listProducts>[1]) => listProducts(deps, query),
  read: (sku: string) => readProduct(deps, sku),
  put: (sku: string, facts: ProductFacts) => putProduct(deps, sku, facts),
  remove: (sku: string) => removeProduct(deps, sku),
});
