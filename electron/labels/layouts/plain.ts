import type { LabelLayout, LabelRow } from '#shared/schema/accounts/labels/label-layout.ts';
import { OTHER_LAYOUT } from './other.ts';

/**
 * A carrier's layout where the stock has no room for its own arrangement: all that it says, in the one that takes least. The symbols are the
 * layout's own cells; its texts are what other blocks say too, set apart.
 */
export function plainLayout({ rows }: LabelLayout): LabelLayout {
  const cells = rows.flatMap((row) => row.cells);
  const hasSorting = cells.some(({ block }) => block === 'SORTING');
  const symbols = cells
    .filter(({ block, content }) => content && (block === 'BARCODE' || block === 'ROUTING'))
    .map((cell): LabelRow => ({ cells: [cell] }));
  return {
    rows: OTHER_LAYOUT.rows.flatMap((row): LabelRow[] => {
      const [first] = row.cells;
      if (first?.block === 'FACTS' && hasSorting) return [{ rule: 'NONE', cells: [{ block: 'SORTING' }] }, row];
      return first?.block === 'CUSTOMS' ? [...symbols, row] : [row];
    }),
  };
}
