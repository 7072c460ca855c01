import type { OrderLine } from '#shared/schema/orders/order-line.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import type { ProductStore } from './product-store.ts';

/**
 * Lines of an order with what is known of their articles, where they say nothing of it themselves; a weight of 0 says nothing. A shipment has one currency: what an article
 * costs in another one than the order is not said.
 */
export async function completeLines<L extends OrderLine>(
  { ledger }: { ledger: { products: Pick<ProductStore, 'find'> } },
  lines: readonly L[],
): Promise<L[]> {
  const skus = [...new Set(lines.flatMap(({ sku }) => sku?.trim() || []))];
  if (skus.length === 0) return [...lines];
  const products = new Map((await ledger.products.find(skus)).map((product) => [product.sku, product]));
  const productOf = ({ sku = '' }: L) => products.get(sku.trim());
  const worthOf = (line: L) => line.value ?? productOf(line)?.value;
  const currencies = new Set(lines.flatMap((line) => worthOf(line)?.currency.toUpperCase() ?? []));
  const said = lines.find(({ value }) => value)?.value?.currency.toUpperCase();
  const isSaid = ({ currency }: Money) => currencies.size === 1 || currency.toUpperCase() === said;
  return lines.map((line) => {
    const product = productOf(line);
    if (!product) return line;
    const { description, harmonizedTariffCode, countryOfOrigin, value, weight } = product;
    return {
      ...line,
      ...(!line.description && description && { description }),
      ...(!line.harmonizedTariffCode && harmonizedTariffCode && { harmonizedTariffCode }),
      ...(!line.countryOfOrigin && countryOfOrigin && { countryOfOrigin }),
      ...(!line.value && value && isSaid(value) && { value }),
      ...(!line.weight?.value && weight && { weight }),
    };
  });
}
