import { MAX_BATCH_ROWS } from '#shared/schema/batches/batch-draft.ts';

/** More of anything is a mistake or an attack, not a table of shipments. */
export const MAX_ROWS = MAX_BATCH_ROWS;
export const MAX_COLUMNS = 200;
export const MAX_CELL_LENGTH = 10_000;
/** Of a spreadsheet after unpacking. */
export const MAX_UNPACKED_BYTES = 128 * 2 ** 20;
/** Of a spreadsheet: what any table of shipments has room in, and a tenth of a second is enough to build. Empty rows and columns count. */
export const MAX_GRID_CELLS = 5_000_000;
/** Of the process that reads tables: its heap, and all that it holds. */
export const MAX_HEAP_MB = 256;
export const MAX_RESIDENT_BYTES = 768 * 2 ** 20;
