import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import { isRounded, textOf } from '../../batches/index.ts';
import type { SourceRow } from '../deps.ts';
import { pointerOf, type MappingRules, type Refuse } from './fields.ts';
import { faulty } from './read-field.ts';

/** What is read as a number; all else is digits of which each counts. */
const NUMBERS: ReadonlySet<OrderField> = new Set(['line.weight', 'line.value', 'line.quantity', 'mark']);

/** Numbers of orders, articles and telephones that a spreadsheet took for quantities: of long ones it keeps the first digits only. */
export function refuseRounded(rows: readonly SourceRow[], { mapping }: MappingRules, refuse: Refuse): void {
  for (const [field, column] of Object.entries(mapping) as [OrderField, string][]) {
    const actual = NUMBERS.has(field) ? undefined : rows.map((row) => row[column] ?? '').find(isRounded);
    if (actual === undefined) continue;
    const { fault, trouble } = faulty(diagnostic('CELL_ROUNDED', { words: textOf(actual) }));
    refuse('FIELD_INVALID', pointerOf(field), fault, { actual, trouble });
  }
}
