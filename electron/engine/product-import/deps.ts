import type { Tables } from '../batches/index.ts';
import type { ProductsDeps } from '../products/index.ts';

/** What reading products from a file needs. */
export interface ProductImportDeps extends ProductsDeps {
  tables: Tables;
}
