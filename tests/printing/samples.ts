import { PRINTER_DEFAULTS, type Printer } from '#shared/schema/printing/printer.ts';

/** A printer with this connection and nothing else that is special. */
export const printerAt = (connection: Printer['connection'], change: Partial<Printer> = {}): Printer => ({
  ...PRINTER_DEFAULTS,
  id: 'desk',
  name: 'Desk',
  connection,
  format: 'EPL',
  stock: 'STOCK_4X6',
  ...change,
});

/** The body that sets up a printer; labels go to it by default. */
export const draft = (connection: Printer['connection'], change: Partial<Printer> = {}): Record<string, unknown> => ({
  id: 'desk',
  name: 'Desk',
  connection,
  format: 'ZPL',
  stock: 'STOCK_4X6',
  defaultFor: [{ contentType: 'LABEL', imageType: null, stock: null }],
  ...change,
});
