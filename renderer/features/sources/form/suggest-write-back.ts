import { isDatabase } from './place-draft.ts';
import type { TypedSource } from './source-draft.ts';

type Told = Pick<TypedSource, 'sold' | 'voided'>;

const BODY = JSON.stringify(
  {
    ...{ orderNumber: '{orderNumber}', state: '{state}', trackingNumbers: '{trackingNumbers}' },
    ...{ carrier: '{account}', service: '{service}' },
  },
  null,
  2,
);

/** The first table that a statement reads from. */
const tableIn = (statement: string) => /\bfrom\s+([\w."`[\]]+)/i.exec(statement)?.[1];
/** Written as a name without quotes, or in those of the database. */
function written(column: string, { type }: TypedSource['target']): string {
  const quote = type === 'mysql' ? '`' : '"';
  return /^[A-Za-z_]\w*$/.test(column) ? column : quote + column.replaceAll(quote, quote + quote) + quote;
}

/**
 * What a place of that kind could be told, to begin with: of a database the table and the column that the orders are read from, as far as they
 * are known; what holds the numbers there is for a person to say.
 */
export function suggestWriteBack({ statement, mapping, target }: TypedSource): Told {
  if (!isDatabase(target)) return { sold: BODY, voided: BODY };
  const table = tableIn(statement) ?? 'orders';
  const where = `WHERE ${written(mapping.orderNumber ?? 'order_number', target)} = :orderNumber`;
  return {
    sold: `UPDATE ${table}\nSET tracking_number = :trackingNumbers, shipped_at = :soldAt\n${where}`,
    voided: `UPDATE ${table}\nSET tracking_number = :trackingNumbers\n${where}`,
  };
}
