import { PDFDocument } from 'pdf-lib';
import type { MediaSize } from '../engine/shipping/documents/renderer.ts';

const MILLIMETRES_PER_POINT = 25.4 / 72;

/** The size of the first page as it is shown, turned pages as they lie. @throws Error where the bytes are no PDF. */
export async function pageSize(pdf: Uint8Array): Promise<MediaSize> {
  const page = (await PDFDocument.load(pdf, { updateMetadata: false })).getPage(0);
  const { width, height } = page.getMediaBox();
  const [wide, high] = page.getRotation().angle % 180 === 0 ? [width, height] : [height, width];
  return { width: wide * MILLIMETRES_PER_POINT, height: high * MILLIMETRES_PER_POINT };
}
