import type { OrderLine } from '#shared/schema/orders/order-line.ts';

const GTIN = /^\d{8,14}$/;
/** Scanners give a UPC with or without the zeros in front that make it an EAN or a GTIN-14. */
const plain = (code: string) => (GTIN.test(code) ? code.replace(/^0+/, '') : code);

/** Whether the code is one unit of the line: one of its barcodes, or its SKU. */
export const isItemCode = ({ barcodes = [], sku }: OrderLine, code: string): boolean =>
  [...barcodes, ...(sku ? [sku] : [])].some((each) => plain(each) === plain(code));
