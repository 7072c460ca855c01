import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import { type Cell, isFilled, textOf } from './cell-values.ts';
import type { Shop } from './shop-columns.ts';
import { shopField, shopOf } from './shops.ts';

/** What shops call an order that is not to be shipped any more. */
export const CANCELLED_WORDS =
  'cancelled|canceled|cancelled / rejected|refunded|restocked|voided|deleted|trash|storniert|storniert / abgelehnt|abgebrochen|erstattet';
const CANCELLED = new Set(CANCELLED_WORDS.split('|'));

/** The columns of a table in which its shop says how the order stands. */
interface Saying {
  state: readonly string[];
  cancelledAt: readonly string[];
}
const known = new WeakMap<readonly string[], Saying>();

function sayingOf(columns: readonly string[]): Saying {
  const earlier = known.get(columns);
  if (earlier) return earlier;
  const shop: Shop | null = shopOf(columns);
  const saying = (field: OrderField) => columns.filter((column) => shopField(shop, column) === field);
  const found = { state: saying('state'), cancelledAt: saying('cancelledAt') };
  known.set(columns, found);
  return found;
}

/** Whether the shop whose table it is says that the order is cancelled: by its state, or by when that was. */
export function isCancelledAtShop(columns: readonly string[], cells: Readonly<Record<string, Cell | null>>): boolean {
  const { state, cancelledAt } = sayingOf(columns);
  const words = (column: string) =>
    textOf(cells[column] ?? '')
      .toLowerCase()
      .replace(/^wc-/, '');
  return cancelledAt.some((column) => isFilled(cells[column])) || state.some((column) => CANCELLED.has(words(column)));
}
