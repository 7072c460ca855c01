import type { OrderLine } from '#shared/schema/orders/order-line.ts';
import type { ProductStore } from './product-store.ts';

/** Lines of an order with what is known of their articles, where they say nothing of it themselves. */
export async function completeLines<L extends OrderLine>(
  { ledger }: { ledger: { products: Pick<ProductStore, 'find'> } },
  lines: readonly L[],
): Promise<L[]> {
  const skus = [...new Set(lines.flatMap(({ sku }) => sku?.trim() || []))];
  if (skus.length === 0) return [...lines];
  const products = new Map((await ledger.products.find(skus)).map((product) => [product.sku, product]));
  return lines.map((line) => {
    const product = products.get(line.sku?.trim() ?? '');
    if (!product) return line;
    const { description, harmonizedTariffCode, countryOfOrigin, value, weight } = product;
    return {
      ...line,
      ...(!line.description && description && { description }),
      ...(!line.harmonizedTariffCode && harmonizedTariffCode && { harmonizedTariffCode }),
      ...(!line.countryOfOrigin && countryOfOrigin && { countryOfOrigin }),
      ...(!line.value && value && { value }),
      ...(!line.weight && weight && { weight }),
    };
  });
}
