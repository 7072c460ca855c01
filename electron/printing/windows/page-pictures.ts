import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Dots in grey, 0 black to 255 white, row by row from the top. */
export interface PagePicture {
  width: number;
  height: number;
  grey: Uint8Array;
  /** How many dots of the printer it covers. */
  onPaper: { width: number; height: number };
}

export interface Resolution {
  /** Dots to the inch. */
  x: number;
  y: number;
}

/** Finer dots are for photographs, and a page of them takes hundreds of megabytes; the printer gets them larger. */
const FINEST = 600;
const POINTS_PER_INCH = 72;

/** Draws the pages of a PDF one after the other, for a printer of this resolution; PDFium (WebAssembly) is loaded for the first one. */
export function createPageDrawer() {
  let loading: Promise<PDFiumLibrary> | undefined;
  return async function* drawPages(pdf: Uint8Array, { x, y }: Resolution): AsyncGenerator<PagePicture> {
    loading ??= PDFiumLibrary.init();
    const document = await (await loading).loadDocument(pdf);
    try {
      for (const page of document.pages()) {
        const { originalWidth, originalHeight } = page.getOriginalSize();
        const sizeAt = (dotsX: number, dotsY: number) => ({
          width: Math.round((originalWidth * dotsX) / POINTS_PER_INCH),
          height: Math.round((originalHeight * dotsY) / POINTS_PER_INCH),
        });
        const size = sizeAt(Math.min(x, FINEST), Math.min(y, FINEST));
        const { data } = await page.render({ ...size, render: 'bitmap', colorSpace: 'Gray' });
        yield { ...size, grey: data, onPaper: sizeAt(x, y) };
      }
    } finally {
      document.destroy();
    }
  };
}
export type DrawPages = ReturnType<typeof createPageDrawer>;
