import type { ImageType, LabelStock } from '#shared/schema/shipping/label-specification.ts';
import type { Printer, PrinterDefault } from '#shared/schema/printing/printer.ts';
import type { DocumentContentType } from '#shared/schema/shipping/shipment-response.ts';

/** What is to be printed, as it was drawn. */
export interface Printable {
  contentType: DocumentContentType;
  imageType: ImageType;
  stock: LabelStock;
}

/** The printer whose narrowest default fits; of equals the one set up first. Null where none does. */
export function defaultPrinter(printers: readonly Printer[], printable: Printable): Printer | null {
  const fitting = printers.flatMap((printer) =>
    printer.defaultFor.filter((rule) => fits(rule, printable)).map((rule) => ({ printer, width: widthOf(rule) })),
  );
  fitting.sort((a, b) => a.width - b.width);
  return fitting[0]?.printer ?? null;
}

const fits = ({ contentType, imageType, stock }: PrinterDefault, printable: Printable) =>
  contentType === printable.contentType &&
  (imageType === null || imageType === printable.imageType) &&
  (stock === null || stock === printable.stock);

const widthOf = ({ imageType, stock }: PrinterDefault) => Number(imageType === null) + Number(stock === null);
