import type { Printer, PrinterDefault } from '#shared/schema/printing/printer.ts';

/** The other printer as it is once this one has its defaults. */
export const withoutDefaultsOf =
  ({ defaultFor }: Printer) =>
  (other: Printer): Printer => ({
    ...other,
    defaultFor: other.defaultFor.filter((rule) => !defaultFor.some((taken) => isSameRule(rule, taken))),
  });

/** The other printer as it is once this one is gone. */
export const withoutFallbackOn =
  (printerId: string) =>
  (other: Printer): Printer =>
    other.fallbackPrinterId === printerId ? { ...other, fallbackPrinterId: null } : other;

const isSameRule = (a: PrinterDefault, b: PrinterDefault) =>
  a.contentType === b.contentType && a.imageType === b.imageType && a.stock === b.stock;
