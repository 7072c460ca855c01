import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import { createEplDrawer } from './epl.ts';
import { encodeGif } from './gif.ts';
import type { Layout } from './layout/element.ts';
import type { PdfDetails, PdfDrawer } from './pdf.ts';
import { encodePng } from './png.ts';
import type { PrinterSettings } from './printer-settings.ts';
import { createPageRaster } from './raster/page-raster.ts';
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
        return drawEpl(page, printer);
      case 'ZPL':
        return drawZpl(page, printer);
      case 'PNG':
        return encodePng(drawPicture(page), page.dpi);
      case 'GIF':
        return encodeGif(drawPicture(page), page.dpi);
    }
  };
}
