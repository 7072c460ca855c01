import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import { lostIn } from '../../batches/index.ts';
import type { SourceRow } from '../deps.ts';
import { isLine } from './compose-line.ts';
import { pointerOf, type MappingRules, type Refuse } from './fields.ts';
import { faulty } from './read-field.ts';

/** What is read as a number; all else is digits of which each counts. */
const NUMBERS: ReadonlySet<OrderField> = new Set(['line.weight', 'line.value', 'line.quantity', 'mark']);

/**
 * Cells that do not show what stood in them: errors of formulas, and numbers of orders, articles and telephones that a spreadsheet took for quantities, for of
 * long ones it keeps the first digits only.
 */
export function refuseLost(rows: readonly SourceRow[], rules: MappingRules, refuse: Refuse): void {
  const lines = rows.filter((row) => isLine(row, rules));
  for (const [field, column] of Object.entries(rules.mapping) as [OrderField, string][]) {
    if (NUMBERS.has(field)) continue;
    const of = field.startsWith('line.') ? lines : rows;
    const at = of.findIndex((row) => lostIn(row[column] ?? '') !== null);
    const actual = of[at]?.[column] ?? '';
    const lost = lostIn(actual);
    if (lost === null) continue;
    const { fault, trouble } = faulty(lost);
    refuse('FIELD_INVALID', pointerOf(field, at), fault, { actual, trouble });
  }
}
