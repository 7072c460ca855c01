import type { OrderLine } from '#shared/schema/orders/order-line.ts';
import { articleNumberOf } from './order-request.ts';
import type { OrderContent, PackedUnits } from './order-record.ts';

interface Held extends PackedUnits {
  /** They went out once more for a reason, as they are in another parcel, too. */
  isAgain?: boolean;
}

const namesOf = ({ sku, description, barcodes = [] }: OrderLine) =>
  [sku, description, ...barcodes].filter((name) => name !== undefined && name !== '');
const hasName = (line: OrderLine, article: string | undefined) =>
  article !== undefined && namesOf(line).includes(article);

/** Whether the line at the place of the units is theirs still; where one of both does not say what it is, the place tells. */
const isOf = (line: OrderLine | undefined, { article }: PackedUnits): line is OrderLine =>
  line !== undefined && (article === undefined || namesOf(line).length === 0 || hasName(line, article));

/** How many units of each line nothing holds yet, and how parcels take theirs. */
export function unheldUnits(lines: readonly OrderLine[]) {
  const left = lines.map(({ quantity }) => quantity);
  const take = (index: number, wanted: number) => {
    const taken = Math.min(left[index] ?? 0, wanted);
    left[index] = (left[index] ?? 0) - taken;
    return wanted - taken;
  };

  /** Of what went out once more, no more than what nothing else held of all that was ordered by then. */
  const wantedOf = ({ isAgain, quantity, ordered = Infinity }: Held, of: readonly number[]) => {
    const held = of.reduce((sum, index) => sum + (lines[index]?.quantity ?? 0) - (left[index] ?? 0), 0);
    return isAgain ? Math.max(0, Math.min(quantity, ordered - held)) : quantity;
  };

  function place(units: readonly Held[]): number {
    const elsewhere = units.flatMap((each) => {
      const own = each.line - 1;
      if (!isOf(lines[own], each)) return [each];
      const quantity = take(own, wantedOf(each, [own]));
      return each.isAgain || quantity === 0 ? [] : [{ ...each, quantity }];
    });
    return elsewhere.reduce((sum, each) => {
      const places = [...lines.keys()].filter((index) => lines[index] && hasName(lines[index], each.article));
      return sum + places.reduce((rest, index) => take(index, rest), wantedOf(each, places));
    }, 0);
  }

  return {
    left,
    /**
     * Units take what is left of their own line, and then of other lines of the same article: a source may have moved, split or joined them.
     * @returns how many found nothing left
     */
    hold(units: readonly Held[]): number {
      const [again, first] = [units.filter(({ isAgain }) => isAgain), units.filter(({ isAgain }) => !isAgain)];
      return place(first) + place(again);
    },
  };
}

/**
 * How units are called after their source changed the order. Where a line has another name at the same place, and neither the old name nor the new one stands
 * at another line, it is the same line; not where one SKU became another, which is another article.
 */
export function renaming(before: OrderContent, after: OrderContent): (units: PackedUnits) => PackedUnits {
  const names = new Set(after.lines.flatMap(namesOf));
  const renamed = new Map<string, string>();
  for (const [index, was] of before.lines.entries()) {
    const is = after.lines[index];
    if (!is || (was.sku && is.sku)) continue;
    const [old, name] = [articleNumberOf(was), articleNumberOf(is)];
    if (!old || !name || names.has(old)) continue;
    if (!before.lines.some((line, other) => other !== index && hasName(line, name))) renamed.set(old, name);
  }
  return (units) => {
    const article = renamed.get(units.article ?? '');
    return article === undefined ? units : { ...units, article };
  };
}
