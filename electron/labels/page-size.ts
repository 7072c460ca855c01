import { PDFDocument } from 'pdf-lib';
import type { MediaSize } from '../engine/shipping/documents/renderer.ts';
import type { Rasteriser } from './raster/rasteriser.ts';

const POINTS_PER_INCH = 72;
const MILLIMETRES_PER_POINT = 25.4 / POINTS_PER_INCH;

/** The sizes of the pages as they are shown, turned pages as they lie; there is one at least. @throws Error where the bytes are no PDF. */
export async function pageSizes(pdf: Uint8Array, rasterise: Rasteriser): Promise<[MediaSize, ...MediaSize[]]> {
  const sizes = (await sizesInPoints(pdf, rasterise)).map(({ width, height }) => ({
    width: width * MILLIMETRES_PER_POINT,
    height: height * MILLIMETRES_PER_POINT,
  }));
  const [first, ...others] = sizes;
  if (!first) throw new Error('The PDF has no page.');
  return [first, ...others];
}

async function sizesInPoints(pdf: Uint8Array, rasterise: Rasteriser): Promise<MediaSize[]> {
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(pdf, { updateMetadata: false });
  } catch (error) {
    // Carriers lock their PDFs against changes; PDFium shows them all the same.
    const pages = await rasterise(pdf, POINTS_PER_INCH);
    if (pages.length === 0) throw error;
    return pages;
  }
  return document.getPages().map((page) => {
    const { width, height } = page.getCropBox();
    return page.getRotation().angle % 180 === 0 ? { width, height } : { width: height, height: width };
  });
}
