import type { Log } from '../log.ts';
import type { ProductStore } from './product-store.ts';

/** What products need. */
export interface ProductsDeps {
  ledger: { products: ProductStore; now(): number };
  log: Log;
}
