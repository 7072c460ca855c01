import type { SourceMapping } from '#shared/schema/orders/source.ts';
import type { SourceRows } from '../deps.ts';

/** What earlier versions put before a column where a list of orders had something beside it: `data.number`. */
const OF_LIST = /^(?:orders|data|results|value|records|items)\./;

/** A mapping that an earlier version made, by what the columns of JSON are called now. */
export function byNamesOf({ columns, mayLack }: SourceRows, mapping: SourceMapping): SourceMapping {
  const nameOf = (column: string) => {
    const now = column.replace(OF_LIST, '');
    return !columns.includes(column) && columns.includes(now) ? now : column;
  };
  return mayLack
    ? Object.fromEntries(Object.entries(mapping).map(([field, column]) => [field, nameOf(column)]))
    : mapping;
}
