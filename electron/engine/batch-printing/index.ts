export { createBatchPrinting, type BatchPrinter } from './batch-printing.ts';
export type { BatchPrintOrder, BatchPrintStore, DueRow, PrintCounts, RowsAgain } from './store.ts';
