import { MAX_BATCH_ROWS } from '#shared/schema/batch-draft.ts';

/** More of anything is a mistake or an attack, not a table of shipments. */
export const MAX_ROWS = MAX_BATCH_ROWS;
export const MAX_COLUMNS = 200;
export const MAX_CELL_LENGTH = 10_000;
/** Of a spreadsheet after unpacking. */
export const MAX_UNPACKED_BYTES = 128 * 2 ** 20;
