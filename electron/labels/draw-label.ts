import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import { createEplDrawer } from './epl.ts';
import { encodeGif } from './gif.ts';
import type { Layout } from './layout/element.ts';
import type { PdfDetails, PdfDrawer } from './pdf.ts';
import { encodePng } from './png.ts';
import type { PrinterSettings } from './printer-settings.ts';
import type { Bitmap } from './raster/bitmap.ts';
import type { Rasteriser } from './raster/rasteriser.ts';
import type { Fonts } from './text/fonts.ts';
import { createZplDrawer } from './zpl.ts';

/** The bytes of a label in a format. Formats of one picture or one label take the first page. */
export type LabelDrawer = (
  imageType: ImageType,
  pages: readonly Layout[],
  details: PdfDetails,
  printer?: PrinterSettings,
) => Promise<Uint8Array>;

interface Parts {
  fonts: Fonts;
  drawPdf: PdfDrawer;
  rasterise: Rasteriser;
  printer: PrinterSettings;
}

export function createLabelDrawer({ fonts, drawPdf, rasterise, printer: usual }: Parts): LabelDrawer {
  const drawEpl = createEplDrawer(fonts);
  const drawZpl = createZplDrawer(fonts);

  const picture = async (page: Layout, details: PdfDetails): Promise<Bitmap> => {
    // A page of whole dots, so that the picture's dots are the layout's.
    const whole = { ...page, width: Math.round(page.width), height: Math.round(page.height) };
    const [bitmap] = await rasterise(await drawPdf([whole], details), page.dpi);
    if (!bitmap) throw new Error('The label has no page');
    return bitmap;
  };

  return async (imageType, pages, details, printer = usual) => {
    const [page] = pages;
    if (!page) throw new Error('The label has no page');
    switch (imageType) {
      case 'PDF':
        return drawPdf(pages, details);
      case 'EPL':
        return drawEpl(page, printer);
      case 'ZPL':
        return drawZpl(page, printer);
      case 'PNG':
        return encodePng(await picture(page, details), page.dpi);
      case 'GIF':
        return encodeGif(await picture(page, details), page.dpi);
    }
  };
}
