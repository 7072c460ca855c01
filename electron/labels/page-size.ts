import { PDFDocument } from 'pdf-lib';
import type { MediaSize } from '../engine/shipping/documents/renderer.ts';
import type { Rasteriser } from './raster/rasteriser.ts';

const POINTS_PER_INCH = 72;
const MILLIMETRES_PER_POINT = 25.4 / POINTS_PER_INCH;

/** The size of the first page as it is shown, turned pages as they lie. @throws Error where the bytes are no PDF. */
export async function pageSize(pdf: Uint8Array, rasterise: Rasteriser): Promise<MediaSize> {
  const { width, height } = await sizeInPoints(pdf, rasterise);
  return { width: width * MILLIMETRES_PER_POINT, height: height * MILLIMETRES_PER_POINT };
}

async function sizeInPoints(pdf: Uint8Array, rasterise: Rasteriser): Promise<MediaSize> {
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(pdf, { updateMetadata: false });
  } catch (error) {
    // Carriers lock their PDFs against changes; PDFium shows them all the same.
    const [page] = await rasterise(pdf, POINTS_PER_INCH);
    if (!page) throw error;
    return page;
  }
  const page = document.getPage(0);
  const { width, height } = page.getCropBox();
  return page.getRotation().angle % 180 === 0 ? { width, height } : { width: height, height: width };
}
