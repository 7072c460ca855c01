export { createBatches, type Batches } from './batches.ts';
export { batchFileName, FAILED } from './result-file.ts';
export type { BatchRecord, BatchRowRecord, BatchStore, NumberedRowUpdate } from './batch-store.ts';
export {
  inKnownUnit,
  isFilled,
  isRounded,
  lostIn,
  readNumber,
  readUnit,
  readWhole,
  splitUnit,
  textOf,
  type Cell,
  type Reading,
} from './table/cell-values.ts';
export { paymentStateIn, shopStateIn, type SaidState } from './table/said-by-table.ts';
export { readPostalCode } from './table/postal-code.ts';
export { FIELD_OF_TARGET, shopField, shopOf } from './table/shops/shops.ts';
export { columnName } from './table/column-targets.ts';
export { statesUnit, suggestMapping, unitsInNames, weightUnitInNames } from './table/suggest-mapping.ts';
export { composeRow } from './table/compose-row.ts';
export { decodeBase64, linesOfTable, readTable, separatorOfLines } from './table/read-content.ts';
export { TableError, type Table, type TableRow, type Tables } from './table/tables.ts';
