import type { BatchCells, BatchLine, BatchMapping } from '#shared/schema/batches/batch-file.ts';
import { pointerOfTarget, TARGET_FIELDS, type BatchTarget } from '#shared/schema/batches/batch-target.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { isFilled } from './cell-values.ts';
import { placeAt, type Fields } from './place-at.ts';
import { readCell, valuesOf, type RowFields } from './read-cells.ts';
import type { RowLines, TableRules } from './table-rules.ts';

type ArticleTarget = Extract<BatchTarget, `customs.${string}`>;

export const isOfArticle = (target: BatchTarget): target is ArticleTarget => target.startsWith('customs.');

/** What an article is declared with; without all of it customs would refuse it. */
const NEEDED = ['customs.description', 'customs.quantity', 'customs.value', 'customs.currency'] as const;

/**
 * The articles of a row as customs items, one of each line that names any. Of the exports of shops only those that say all that is needed:
 * most parcels cross no border, and the check says so where they do.
 */
export function composeArticles(
  { cells, furtherLines, fields }: RowLines,
  rules: TableRules,
): { items: Fields[]; errors: Violation[] } {
  const mapping = Object.fromEntries(Object.entries(rules.mapping).filter(([, target]) => isOfArticle(target)));
  const lines = [{ cells, fields }, ...furtherLines.map((line: BatchLine) => ({ cells: line.cells, fields: {} }))];
  const articles = lines.map((line) => articleOf(line, mapping)).filter((article) => article.size > 0);
  const currency = articles.find((article) => article.has('customs.currency'))?.get('customs.currency');
  const errors: Violation[] = [];
  const items = articles.map((article, index) => {
    // Some tables say it once; what is said of the row is said of every line.
    const isOpen = isFilled(fields['customs.currency']) || !article.has('customs.currency');
    if (currency !== undefined && isOpen && article.has('customs.value')) article.set('customs.currency', currency);
    return itemOf(article, index, { rules, errors });
  });
  const isWhole = articles.every((article) => NEEDED.every((target) => article.has(target)));
  return rules.options.joinOrders && !isWhole ? { items: [], errors: [] } : { items, errors };
}

function articleOf({ cells, fields }: { cells: BatchCells; fields: Readonly<RowFields> }, mapping: BatchMapping) {
  const values = [...valuesOf([cells], fields, mapping)].filter(([target]) => isOfArticle(target));
  // A currency alone is of the order.
  return new Map(values.every(([target]) => target === 'customs.currency') ? [] : values);
}

function itemOf(
  article: ReadonlyMap<BatchTarget, string | number>,
  index: number,
  { rules, errors }: { rules: TableRules; errors: Violation[] },
): Fields {
  const item: Fields = {};
  for (const [target, cell] of article) {
    const { path, kind } = TARGET_FIELDS[target];
    const { value, fault, trouble } = readCell(cell, kind, rules.decimalSeparator);
    const pointer = pointerOfTarget(target).replace('/customsItems/0/', `/customsItems/${index}/`);
    if (fault === undefined) placeAt(item, path.slice(3), value);
    else errors.push({ code: 'FIELD_INVALID', pointer, message: fault, actual: cell, ...(trouble && { trouble }) });
  }
  return item;
}
