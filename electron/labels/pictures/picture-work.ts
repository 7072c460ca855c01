import type { DrawPage } from '#electron/engine/printing/ports.ts';
import type { Misfit, PrintTarget } from '#electron/engine/shipping/documents/renderer.ts';
import { dotsOf, type Dots, type ForeignLabel } from '../foreign/dots.ts';
import type { SlottedDots, Slots } from '../foreign/sheets.ts';
import type { Layout } from '../layout/element.ts';
import type { PrinterSettings } from '../printer-settings.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { createPageDrawer } from '../raster/page-pictures.ts';
import { openPdfs } from '../raster/pdfs.ts';
import { createRasteriser } from '../raster/rasteriser.ts';
import { readSymbols, type ReadSymbol } from '../verify/read-symbols.ts';
import { verifyLabels, type LabelVerification } from '../verify/verify-label.ts';

/** What draws pages as pictures and reads their barcodes. A page takes tenths of a second, of a file that others made perhaps for ever. */
export interface PictureWork {
  /** See foreign/dots.ts. */
  dotsOf(label: ForeignLabel, dpi: number): Promise<Dots[]>;
  /** See foreign/print-foreign.ts. */
  printForeign(target: PrintTarget, label: ForeignLabel, usual: PrinterSettings): Promise<Uint8Array | Misfit>;
  /** See foreign/sheets.ts. */
  slotted(label: ForeignLabel, slots: Slots): Promise<SlottedDots[] | Misfit>;
  /** See raster/page-pictures.ts. */
  drawPage: DrawPage;
  readSymbols(picture: Bitmap): Promise<ReadSymbol[]>;
  verifyLabels(pages: readonly Layout[], pictures: readonly Bitmap[]): Promise<LabelVerification>;
}

/** Does it here and now. PDFium and ZXing's reader are loaded when first needed. @param onPage called after each of many pages */
export function createPictureWork(onPage: () => void = () => undefined): PictureWork {
  const open = openPdfs();
  const rasterise = createRasteriser(open, onPage);
  return {
    dotsOf: (label, dpi) => dotsOf(rasterise, label, dpi),
    printForeign: async (target, label, usual) =>
      (await import('../foreign/print-foreign.ts')).printForeign(rasterise, target, label, usual, onPage),
    slotted: async (label, slots) => (await import('../foreign/sheets.ts')).slotted(rasterise, label, slots, onPage),
    drawPage: createPageDrawer(open),
    readSymbols: (picture) => readSymbols(picture),
    verifyLabels,
  };
}
