import { hash } from 'node:crypto';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import type { Article } from '../alike.ts';
import type { WellFormed } from '../request/well-formed.ts';

/**
 * What each package of the request holds, as a digest of the set: its item code with the SKU and quantity of every customs item in it.
 * Null where that is not known: nothing is named, an item in it has no SKU, or customs items say not in which of several packages they are.
 * @param ids of the packages, in the order of the item lines
 * @param articles what an order says that is in it, where one package is it and nothing is declared
 * @param isTest test labels are bought for weights that nobody weighed: they are a memory of their own
 */
export function packageContents(
  { itemLines = [], customs }: WellFormed<ShipmentRequest>,
  ids: readonly (string | null)[],
  isTest: boolean,
  articles: readonly Article[] = [],
): (string | null)[] {
  const declared = customs?.customsItems ?? [];
  const isOrdered = declared.length === 0 && itemLines.length === 1;
  const items: readonly (WellFormed<CustomsItem> | undefined)[] = isOrdered
    ? articles.map(({ name, quantity }) => ({ sku: name, quantity }))
    : declared;
  const isOpen = itemLines.length > 1 && items.some((item) => !item?.referToItemTransactionId);
  if (isOpen) return itemLines.map(() => null);
  return itemLines.map((line, index) => {
    const inside =
      itemLines.length === 1 ? items : items.filter((item) => item?.referToItemTransactionId === ids[index]);
    const set = setOf(line?.itemCode, inside);
    return set && hash('sha256', JSON.stringify([isTest ? 'TEST' : 'LIVE', ...set]), 'hex');
  });
}

type ContentsSet = readonly [itemCode: string, items: readonly (readonly [sku: string, quantity: number])[]];

/** In whatever order the items come; an item that is there twice is one of that many more. */
function setOf(code: string | undefined, inside: readonly (WellFormed<CustomsItem> | undefined)[]): ContentsSet | null {
  const itemCode = code?.trim() ?? '';
  const quantities = new Map<string, number>();
  for (const item of inside) {
    const sku = item?.sku?.trim() ?? '';
    if (sku === '') return null;
    quantities.set(sku, (quantities.get(sku) ?? 0) + (item?.quantity ?? 1));
  }
  if (itemCode === '' && quantities.size === 0) return null;
  return [itemCode, [...quantities].sort(([a], [b]) => (a < b ? -1 : 1))];
}
