export { createBatches, type Batches } from './batches.ts';
export type { BatchStore } from './batch-store.ts';
export { refuseDraft } from './table/read-content.ts';
export { TableError, type Tables } from './table/tables.ts';
