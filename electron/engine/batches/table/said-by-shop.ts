import type { BatchCells } from '#shared/schema/batches/batch-file.ts';
import type { OrderField } from '#shared/schema/orders/source-fields.ts';
import { isFilled, textOf } from './cell-values.ts';
import type { RowLines } from './table-rules.ts';
import type { Shop } from './shop-columns.ts';
import { shopField, shopOf } from './shops.ts';

/** What shops call an order that is not to be shipped any more. */
export const CANCELLED_WORDS =
  'cancelled|canceled|cancelled / rejected|refunded|restocked|voided|deleted|trash|storniert|storniert / abgelehnt|abgebrochen|erstattet';
const CANCELLED = new Set(CANCELLED_WORDS.split('|'));

/** What they call one that was shipped. */
export const SHIPPED_WORDS =
  'completed|complete|closed|done|shipped|fulfilled|delivered|sent|abgeschlossen|versandt|verschickt|versendet|geliefert|erledigt|komplett abgeschlossen|komplett ausgeliefert';
const SHIPPED = new Set(SHIPPED_WORDS.split('|'));

/** The columns of a table in which its shop says how the order stands. */
interface Saying {
  state: readonly string[];
  cancelledAt: readonly string[];
  shippedAt: readonly string[];
}
const known = new WeakMap<readonly string[], Saying>();

function sayingOf(columns: readonly string[]): Saying {
  const earlier = known.get(columns);
  if (earlier) return earlier;
  const shop: Shop | null = shopOf(columns);
  const saying = (field: OrderField) => columns.filter((column) => shopField(shop, column) === field);
  const found = { state: saying('state'), cancelledAt: saying('cancelledAt'), shippedAt: saying('line.shippedAt') };
  known.set(columns, found);
  return found;
}

/** What the shop whose table it is says of the order: by its state, or by when that was. Null where it is to be shipped, or nothing is said. */
export function saidByShop(
  columns: readonly string[],
  { cells, furtherLines }: Pick<RowLines, 'cells' | 'furtherLines'>,
): 'CANCELLED' | 'SHIPPED' | null {
  const { state, cancelledAt, shippedAt } = sayingOf(columns);
  const isCalled = (words: ReadonlySet<string>) =>
    state.some((column) =>
      words.has(
        textOf(cells[column] ?? '')
          .toLowerCase()
          .replace(/^wc-/, ''),
      ),
    );
  const says = (of: BatchCells, columns: readonly string[]) => columns.some((column) => isFilled(of[column]));
  if (says(cells, cancelledAt) || isCalled(CANCELLED)) return 'CANCELLED';
  const areShipped = [cells, ...furtherLines.map((line) => line.cells)].every((each) => says(each, shippedAt));
  return areShipped || isCalled(SHIPPED) ? 'SHIPPED' : null;
}
