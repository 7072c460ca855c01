export { requireOwn } from './print-jobs.ts';
export type { PrintWish } from './print-after-purchase.ts';
export type { PrinterStore, PrintingStore, PrintJobStore } from './ports.ts';
export { createPrinting, type Printing } from './printing.ts';
