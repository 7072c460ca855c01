import type { PDFiumLibrary } from '@hyzyla/pdfium';
import { fromGrey, requireDrawable, type Bitmap } from './bitmap.ts';

/** Draws each page of a PDF in black and white, a dot of the printer for each dot of the picture. */
export type Rasteriser = (pdf: Uint8Array, dpi: number) => Promise<Bitmap[]>;

/** Makes a rasteriser; PDFium (WebAssembly) is loaded when the first page is drawn, and kept. */
export function createRasteriser(): Rasteriser {
  let loading: Promise<PDFiumLibrary> | undefined;
  return async (pdf, dpi) => {
    loading ??= import('@hyzyla/pdfium').then(({ PDFiumLibrary }) => PDFiumLibrary.init());
    const document = await (await loading).loadDocument(pdf);
    try {
      const bitmaps: Bitmap[] = [];
      for (const page of document.pages()) {
        const { originalWidth, originalHeight } = page.getOriginalSize();
        const width = Math.round((originalWidth * dpi) / 72);
        const height = Math.round((originalHeight * dpi) / 72);
        requireDrawable(width, height);
        const { data } = await page.render({ width, height, render: 'bitmap', colorSpace: 'Gray' });
        bitmaps.push(fromGrey(data, width, height));
      }
      return bitmaps;
    } finally {
      document.destroy();
    }
  };
}
