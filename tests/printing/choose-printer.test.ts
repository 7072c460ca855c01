import { expect, test } from 'vitest';
import { defaultPrinter, type Printable } from '#electron/engine/printing/choose-printer.ts';
import type { PrinterDefault } from '#shared/schema/printing/printer.ts';
import { printerAt } from './samples.ts';

const label: Printable = { contentType: 'LABEL', imageType: 'PDF', stock: 'STOCK_4X6' };
const rule = (change: Partial<PrinterDefault> = {}): PrinterDefault => ({
  contentType: 'LABEL',
  imageType: null,
  stock: null,
  ...change,
});
const printer = (id: string, ...defaultFor: PrinterDefault[]) =>
  printerAt({ type: 'raw', host: 'printer', port: 9100 }, { id, defaultFor });

test('without a rule that fits there is no printer', () => {
  const printers = [printer('none'), printer('papers', rule({ contentType: 'COMMERCIAL_INVOICE' }))];
  expect(defaultPrinter(printers, label)).toBeNull();
});

test('a rule that leaves format and stock open fits all of its kind', () => {
  expect(defaultPrinter([printer('labels', rule())], label)?.id).toBe('labels');
});

test('a rule for another format or stock does not fit', () => {
  const printers = [printer('zpl', rule({ imageType: 'ZPL' })), printer('long', rule({ stock: 'STOCK_4X8' }))];
  expect(defaultPrinter(printers, label)).toBeNull();
});

test('the narrowest rule wins, of equals the printer set up first', () => {
  const printers = [
    printer('all', rule()),
    printer('stock', rule({ stock: 'STOCK_4X6' })),
    printer('format', rule({ imageType: 'PDF' })),
    printer('exact', rule({ imageType: 'PDF', stock: 'STOCK_4X6' })),
  ];
  expect(defaultPrinter(printers, label)?.id).toBe('exact');
  expect(defaultPrinter(printers.slice(0, 3), label)?.id).toBe('stock');
});
