import type { DocumentRenderer, NewDocument, RenderInput } from '#electron/engine/ports.ts';
import { commercialInvoice } from './documents/commercial-invoice.ts';
import { layoutDocument } from './documents/document-layout.ts';
import { WORDS, type DocumentLanguage } from './documents/words.ts';
import { labelContent } from './label/content.ts';
import { layoutLabel } from './label/label-layout.ts';
import { placeOnSheets } from './layout/sheet.ts';
import { paperOf, STOCKS } from './layout/stock.ts';
import { createPdfDrawer } from './pdf.ts';
import { loadFonts } from './text/fonts.ts';
import { missingCharacters } from './text/printable.ts';

export interface RendererOptions {
  /** Dots per inch of the label printer: 203, or 300. */
  dpi?: number;
  /** IANA name of the zone in which dates are printed; the machine's own unless given. */
  timeZone?: string;
  /** Of the documents beside the label; English unless given. */
  language?: DocumentLanguage;
}

/** Loads the fonts and makes a renderer; it holds no files or handles open. */
export function createDocumentRenderer(options: RendererOptions = {}): DocumentRenderer {
  const { dpi = 203, timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone, language = 'en' } = options;
  const fonts = loadFonts();
  const drawPdf = createPdfDrawer(fonts);

  const label = async (input: RenderInput, index: number): Promise<NewDocument> => {
    const { imageType, stock } = input.shipment;
    if (imageType !== 'PDF') throw new Error(`Labels are not drawn as ${imageType} yet`);
    const content = labelContent(input, index, timeZone);
    const { label, sheet } = STOCKS[stock];
    const layout = layoutLabel(content, label, dpi, fonts);
    const pages = sheet ? placeOnSheets([layout], sheet, 1) : [layout];
    const bytes = await drawPdf(pages, { title: `Label ${content.trackingNumber}`, createdAt: input.acceptedAt });
    return { packageNumber: index + 1, contentType: 'LABEL', imageType: 'pdf', bytes };
  };

  const invoice = async (input: RenderInput): Promise<NewDocument> => {
    const document = commercialInvoice(input, WORDS[language], timeZone);
    const pages = layoutDocument(document, paperOf(input.shipment.shipper.address.countryCode), dpi, fonts);
    const bytes = await drawPdf(pages, { title: document.title, createdAt: input.acceptedAt });
    return { packageNumber: 1, contentType: 'COMMERCIAL_INVOICE', imageType: 'pdf', bytes };
  };

  return {
    async render(input) {
      const labels = await Promise.all(input.shipment.packages.map((_, index) => label(input, index)));
      return needsInvoice(input) ? [...labels, await invoice(input)] : labels;
    },
    missingCharacters: (text) => missingCharacters(text, fonts),
  };
}

const needsInvoice = ({ shipment }: RenderInput) => shipment.international && Boolean(shipment.request.customs);
