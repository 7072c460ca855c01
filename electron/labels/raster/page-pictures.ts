import type { DrawPage } from '#electron/engine/printing/ports.ts';
import { greyOf, type OpenPdf } from './pdfs.ts';

/** Finer dots are for photographs, and a page of them takes hundreds of megabytes; the printer gets them larger. */
const FINEST = 600;
const POINTS_PER_INCH = 72;

/** Draws pages of a PDF in grey, for a printer of this resolution. */
export const createPageDrawer =
  (open: OpenPdf): DrawPage =>
  (pdf, index, { x, y }) =>
    open(pdf, async (document) => {
      if (document.getPageCount() === 0) throw new Error('The PDF has no page.');
      if (index >= document.getPageCount()) return null;
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const sizeAt = (dotsX: number, dotsY: number) => ({
        width: Math.round((originalWidth * dotsX) / POINTS_PER_INCH),
        height: Math.round((originalHeight * dotsY) / POINTS_PER_INCH),
      });
      const size = sizeAt(Math.min(x, FINEST), Math.min(y, FINEST));
      return { ...size, grey: await greyOf(page, size), onPaper: sizeAt(x, y) };
    });
