import type { OrderLine } from '#shared/schema/orders/order-line.ts';

/** What a packer calls what is on the line. */
export const articleOf = ({ description, sku, barcodes }: OrderLine, line: number): string =>
  description || sku || barcodes?.[0] || String(line);
