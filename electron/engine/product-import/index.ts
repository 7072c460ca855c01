export type { ProductImportDeps } from './deps.ts';
export { importProducts } from './import-products.ts';
