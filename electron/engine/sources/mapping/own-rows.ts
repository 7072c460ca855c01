import type { LineField } from '#shared/schema/orders/source-fields.ts';
import { readWhole, textOf } from '../../batches/index.ts';
import { type OrderRecord, mayHaveGone } from '../../orders/index.ts';
import type { SourceRow } from '../deps.ts';
import { shortened } from './compose-line.ts';
import { cellIn, type MappingRules } from './fields.ts';
import { isShippedAtShop, readWords } from './read-field.ts';

/**
 * The rows of which the shop says that they, or some of them, were shipped, because the station shipped them and told it so: those whose articles are in
 * parcels of the order, up to so many units.
 */
export function ownRows(
  rows: readonly SourceRow[],
  rules: MappingRules,
  { parcels }: Pick<OrderRecord, 'parcels'>,
): ReadonlySet<SourceRow> {
  const left = new Map<string, number>();
  const add = (article: string, units: number) => left.set(article, (left.get(article) ?? 0) + units);
  for (const { article = '', quantity } of parcels.filter(mayHaveGone).flatMap(({ lines }) => lines))
    add(article, quantity);
  const isOwn = (row: SourceRow) => {
    const article = isShippedAtShop(row, rules)
      ? namesIn(row, rules).find((name) => (left.get(name) ?? 0) > 0)
      : undefined;
    if (article === undefined) return false;
    add(article, -(readWhole(cellIn(row, 'line.quantity', rules) ?? 1, rules.separatorOf('line.quantity')).value ?? 1));
    return true;
  };
  return new Set(rows.filter(isOwn));
}

/** As parcels name the article of a line; one that says nothing of it has no name. */
function namesIn(row: SourceRow, rules: MappingRules): string[] {
  const said = (field: LineField) => textOf(cellIn(row, field, rules) ?? '');
  const names = [
    said('line.sku'),
    shortened(said('line.description')),
    ...readWords(said('line.barcodes'), /[,;\s]/),
  ].filter((name) => name !== '');
  return names.length > 0 ? names : [''];
}
