import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import { lostIn } from '../../batches/index.ts';
import type { SourceRow } from '../deps.ts';
import { pointerOf, type MappingRules, type Refuse } from './fields.ts';
import { faulty } from './read-field.ts';

/** What is read as a number; all else is digits of which each counts. */
const NUMBERS: ReadonlySet<OrderField> = new Set(['line.weight', 'line.value', 'line.quantity', 'mark']);

/**
 * Cells that do not show what stood in them: errors of formulas, and numbers of orders, articles and telephones that a spreadsheet took for quantities, for of
 * long ones it keeps the first digits only.
 */
export function refuseLost(rows: readonly SourceRow[], { mapping }: MappingRules, refuse: Refuse): void {
  for (const [field, column] of Object.entries(mapping) as [OrderField, string][]) {
    if (NUMBERS.has(field)) continue;
    const actual = rows.map((row) => row[column] ?? '').find((cell) => lostIn(cell) !== null);
    const lost = actual === undefined ? null : lostIn(actual);
    if (lost === null) continue;
    const { fault, trouble } = faulty(lost);
    refuse('FIELD_INVALID', pointerOf(field), fault, { actual, trouble });
  }
}
