import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import { createEplDrawer } from './epl.ts';
import { encodeGif } from './gif.ts';
import type { Layout } from './layout/element.ts';
import type { PdfDetails, PdfDrawer } from './pdf.ts';
import { encodePng } from './png.ts';
import type { PrinterSettings } from './printer-settings.ts';
import { combine, createBitmap, type Bitmap } from './raster/bitmap.ts';
import { createPageRaster } from './raster/page-raster.ts';
import type { Fonts } from './text/fonts.ts';
import { createZplDrawer } from './zpl.ts';

/** The bytes of a label in a format. Commands have its pages one after the other, pictures one under the other. */
export type LabelDrawer = (
  imageType: ImageType,
  pages: readonly Layout[],
  details: PdfDetails,
  printer?: PrinterSettings,
) => Promise<Uint8Array>;

interface Parts {
  fonts: Fonts;
  drawPdf: PdfDrawer;
  printer: PrinterSettings;
}

export function createLabelDrawer({ fonts, drawPdf, printer: usual }: Parts): LabelDrawer {
  const drawEpl = createEplDrawer(fonts);
  const drawZpl = createZplDrawer(fonts);
  const drawPicture = createPageRaster(fonts);

  return async (imageType, pages, details, printer = usual) => {
    const [page] = pages;
    if (!page) throw new Error('The label has no page');
    switch (imageType) {
      case 'PDF':
        return drawPdf(pages, details);
      case 'EPL':
        return Buffer.concat(pages.map((each) => drawEpl(each, printer)));
      case 'ZPL':
        return Buffer.concat(pages.map((each) => drawZpl(each, printer)));
      case 'PNG':
        return encodePng(strip(pages.map(drawPicture)), page.dpi);
      case 'GIF':
        return encodeGif(strip(pages.map(drawPicture)), page.dpi);
    }
  };
}

function strip(pictures: readonly Bitmap[]): Bitmap {
  const [first, ...others] = pictures;
  if (!first) throw new Error('The label has no page');
  if (others.length === 0) return first;
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0);
  const whole = createBitmap(first.width, height);
  let top = 0;
  for (const picture of pictures) {
    combine(picture, whole, 0, top, 'black');
    top += picture.height;
  }
  return whole;
}
