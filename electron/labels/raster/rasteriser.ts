import { blackAndWhite } from './black-and-white.ts';
import { requireDrawable, type Bitmap } from './bitmap.ts';
import { greyOf, openPdfs, type OpenPdf } from './pdfs.ts';

/** Draws each page of a PDF in black and white, a dot of the printer for each dot of the picture. */
export type Rasteriser = (pdf: Uint8Array, dpi: number) => Promise<Bitmap[]>;

export const createRasteriser =
  (open: OpenPdf = openPdfs(), onPage: () => void = () => undefined): Rasteriser =>
  (pdf, dpi) =>
    open(pdf, async (document) => {
      const bitmaps: Bitmap[] = [];
      for (const page of document.pages()) {
        const { originalWidth, originalHeight } = page.getOriginalSize();
        const width = Math.round((originalWidth * dpi) / 72);
        const height = Math.round((originalHeight * dpi) / 72);
        requireDrawable(width, height);
        const grey = await greyOf(page, { width, height });
        bitmaps.push(await blackAndWhite({ grey, width, height }, dpi));
        onPage();
      }
      return bitmaps;
    });
