import type { ShipmentDocumentRenderer, DocumentChoice } from '#electron/engine/documents/ports.ts';
import type { ManifestRenderer } from '#electron/engine/manifests/manifest-renderer.ts';
import { needsCustomsPapers } from '#electron/engine/shipping/documents/customs-papers.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { inTurns } from '#electron/engine/concurrency/index.ts';
import type { DocumentRenderer, RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { PdfDetails, PdfDrawer } from '../pdf.ts';
import type { LabelDrawer } from '../draw-label.ts';
import type { Layout } from '../layout/element.ts';
import { placeOnSheets } from '../layout/sheet.ts';
import { A4, LETTER, paperOf, stockFor } from '../layout/stock.ts';
import { movedPage, settingsOf } from '../print-target.ts';
import type { PrinterSettings } from '../printer-settings.ts';
import type { Fonts } from '../text/fonts.ts';
import { checkPaper } from '../verify/check-layout.ts';
import { commercialInvoice } from './commercial-invoice.ts';
import { layoutDocument } from './document-layout.ts';
import { manifestDocument } from './manifest.ts';
import { packingSlip } from './packing-slip.ts';
import { postalForm, type PostalFormChoice } from './postal/index.ts';
import type { TableDocument } from './table-document.ts';
import { languageIn } from './words/language-of.ts';

/** What draws papers; `fontsFor` has the letters of where the parcel goes. */
interface Parts {
  fonts: Fonts;
  fontsFor: (input: RenderInput) => Fonts;
  drawPdf: PdfDrawer;
  drawLabel: LabelDrawer;
  printer: PrinterSettings;
  dpi: number;
  timeZone: string;
}

type Papers = ManifestRenderer &
  Pick<DocumentRenderer, 'cn22For'> &
  Pick<ShipmentDocumentRenderer, 'packingSlipFor' | 'commercialInvoiceFor' | 'postalFormsFor'> & {
    /** What is in each package, for the packing desk and the recipient. */
    packingSlip(input: RenderInput): Promise<NewDocument>;
    /** What customs is to see: the invoice, and the forms of the post. */
    customsPapers(input: RenderInput): Promise<NewDocument[]>;
    /** @throws Error where the goods and parties do not fit on the forms of the post. */
    checkForms(input: RenderInput): Promise<void>;
  };

/** Draws the papers that go with shipments. */
export function createPapers({ fonts, fontsFor, drawPdf, drawLabel, printer, dpi, timeZone }: Parts): Papers {
  const paperPdf = async (input: RenderInput, content: TableDocument, { paper }: DocumentChoice = {}) => {
    const pages = await layoutDocument(content, paperSize(paper, input), dpi, fontsFor(input));
    return drawPdf(pages, { title: content.title, createdAt: input.acceptedAt });
  };
  const invoiceOf = (input: RenderInput, choice?: DocumentChoice) =>
    paperPdf(input, commercialInvoice(input, languageOf(input, choice), timeZone), choice);
  const slipOf = (input: RenderInput, choice?: DocumentChoice) =>
    paperPdf(input, packingSlip(input, languageOf(input, choice), timeZone), choice);
  const formOf = (
    input: RenderInput,
    index: number,
    choice: Partial<PostalFormChoice> & Pick<PostalFormChoice, 'label'>,
  ) => postalForm(input, index, { dpi, timeZone, paper: paperSize(undefined, input), ...choice }, fontsFor(input));

  /** A CN 22 as the label is, a CN 23 on office paper. */
  const postalDocument = async (input: RenderInput, index: number): Promise<NewDocument[]> => {
    const { imageType, stock } = input.shipment;
    const { label, sheet } = stockFor(imageType, stock);
    const made = await formOf(input, index, { label });
    if (made === null) return [];
    const { form, pages } = made;
    const isLabel = form === 'CN22';
    const type = isLabel ? imageType : 'PDF';
    const placed = isLabel && sheet ? placeOnSheets(pages, sheet, 1) : pages;
    const bytes = await drawLabel(type, await allChecked(placed), detailsOf(form, input, index));
    return [{ packageNumber: index + 1, contentType: form, imageType: type.toLowerCase(), bytes }];
  };

  return {
    packingSlipFor: slipOf,
    commercialInvoiceFor: invoiceOf,
    packingSlip: async (input) => paper('PACKING_SLIP', await slipOf(input)),
    async customsPapers(input) {
      if (!needsCustomsPapers(input.shipment)) return [];
      const papers = [paper('COMMERCIAL_INVOICE', await invoiceOf(input))];
      for (const index of input.shipment.packages.keys()) papers.push(...(await postalDocument(input, index)));
      return papers;
    },
    async checkForms(input) {
      if (!needsCustomsPapers(input.shipment)) return;
      const { label } = stockFor(input.shipment.imageType, input.shipment.stock);
      for (const index of input.shipment.packages.keys())
        await allChecked((await formOf(input, index, { label }))?.pages ?? []);
    },
    async cn22For(target, input, packageNumber) {
      const { label, sheet } = stockFor(target.format, target.stock);
      const made = await formOf(input, packageNumber - 1, { label, dpi: target.dpi, postalItems: 'LETTER_POST' });
      if (made?.form !== 'CN22') throw new Error('The goods do not fit on a CN 22');
      const pages = sheet ? placeOnSheets(made.pages, sheet, 1) : made.pages;
      const placed = pages.map((page) => movedPage(page, target.offset));
      const details = detailsOf('CN22', input, packageNumber - 1);
      return drawLabel(target.format, placed, details, settingsOf(target, printer));
    },
    async postalFormsFor(input, { paper: wanted, postalItems }) {
      const size = paperSize(wanted, input);
      const { label } = stockFor('PDF', wanted ? 'STOCK_4X6' : input.shipment.stock);
      const pages: Layout[] = [];
      for (const index of input.shipment.packages.keys()) {
        const made = await formOf(input, index, { label, paper: size, postalItems });
        if (made) pages.push(...(made.form === 'CN22' && wanted ? placeOnSheets(made.pages, size, 1) : made.pages));
      }
      return pages.length === 0 ? null : drawPdf(await allChecked(pages), detailsOf('CN', input, 0));
    },
    async manifest(manifest, shipments, { language = 'en', paper: wanted } = {}) {
      const content = manifestDocument(manifest, shipments, language, timeZone);
      const size = wanted ? { A4, LETTER }[wanted] : paperOf(manifest.account.shipFrom.address.countryCode);
      const pages = await layoutDocument(content, size, dpi, fonts);
      return drawPdf(pages, { title: `${content.title} ${manifest.number}`, createdAt: manifest.closedAt });
    },
  };
}

/** On the first package. */
const paper = (contentType: NewDocument['contentType'], bytes: Uint8Array): NewDocument => ({
  ...{ packageNumber: 1, contentType, imageType: 'pdf', bytes },
});

/** A form with a fault is never given out. Of many, one is looked through in each turn of the event loop. */
const allChecked = (pages: readonly Layout[]): Promise<Layout[]> => inTurns(pages, 1, checked);

function checked(page: Layout): Layout {
  const faults = checkPaper(page);
  if (faults.length === 0) return page;
  throw new Error(`The form is not fit to print: ${faults.map(({ message }) => message).join('; ')}`);
}

/** The paper asked for, or that of the shipper's country. */
export const paperSize = (paper: DocumentChoice['paper'], { shipment }: RenderInput) =>
  paper ? { A4, LETTER }[paper] : paperOf(shipment.shipper.address.countryCode);

/** The language asked for, else the account's, else that of the country the parcel goes to. */
const languageOf = ({ shipment: { account, request } }: RenderInput, { language }: DocumentChoice = {}) =>
  language ?? account.papers?.language ?? languageIn(request.recipient.address.countryCode);

const detailsOf = (form: 'CN' | 'CN22' | 'CN23', input: RenderInput, index: number): PdfDetails => ({
  title: `${form} ${input.trackingNumbers[index] ?? ''}`,
  createdAt: input.acceptedAt,
});
