import type { DocumentRenderer, NewDocument, RenderInput } from '#electron/engine/ports.ts';
import { labelContent } from './label/content.ts';
import { layoutLabel } from './label/label-layout.ts';
import { STOCKS } from './layout/stock.ts';
import { createPdfDrawer } from './pdf.ts';
import { loadFonts } from './text/fonts.ts';
import { missingCharacters } from './text/printable.ts';

export interface RendererOptions {
  /** Dots per inch of the label printer: 203, or 300. */
  dpi?: number;
  /** IANA name of the zone in which dates are printed; the machine's own unless given. */
  timeZone?: string;
}

/** Loads the fonts and makes a renderer; it holds no files or handles open. */
export function createDocumentRenderer(options: RendererOptions = {}): DocumentRenderer {
  const { dpi = 203, timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone } = options;
  const fonts = loadFonts();
  const drawPdf = createPdfDrawer(fonts);

  const label = async (input: RenderInput, index: number): Promise<NewDocument> => {
    const { imageType, stock } = input.shipment;
    if (imageType !== 'PDF') throw new Error(`Labels are not drawn as ${imageType} yet`);
    const content = labelContent(input, index, timeZone);
    const layout = layoutLabel(content, STOCKS[stock].label, dpi, fonts);
    const bytes = await drawPdf([layout], { title: `Label ${content.trackingNumber}`, createdAt: input.acceptedAt });
    return { packageNumber: index + 1, contentType: 'LABEL', imageType: 'pdf', bytes };
  };

  return {
    render: (input) => Promise.all(input.shipment.packages.map((_, index) => label(input, index))),
    missingCharacters: (text) => missingCharacters(text, fonts),
  };
}
