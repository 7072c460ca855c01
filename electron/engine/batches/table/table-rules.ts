import type { DecimalSeparator } from '#shared/format/parse-number.ts';
import type { BatchCells, BatchLine, BatchMapping } from '#shared/schema/batches/batch-file.ts';
import type { BatchOptions } from '#shared/schema/batches/batch-options.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { RowFields } from './read-cells.ts';

/** How the cells of a table become shipments. */
export interface TableRules {
  mapping: BatchMapping;
  defaults: PartialShipment;
  options: BatchOptions;
  /** null where it is not known. */
  decimalSeparator: DecimalSeparator | null;
}

/** The lines of a table that are one row, and the values by target that win over their cells. */
export interface RowLines {
  cells: BatchCells;
  furtherLines: readonly BatchLine[];
  fields: Readonly<RowFields>;
}
