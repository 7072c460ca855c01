import { createOneATurn } from '#electron/engine/concurrency/index.ts';
import type { NamedBytes } from '#electron/engine/label-files/deps.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import type { DesignRenderer } from '#electron/engine/account-labels/ports.ts';
import type { DocumentRenderer, RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { ManifestRenderer } from '#electron/engine/manifests/manifest-renderer.ts';
import type { LabelReader, ShipmentDocumentRenderer } from '#electron/engine/documents/ports.ts';
import { badgeSheet } from './documents/badge-sheet.ts';
import { commandSheet } from './documents/command-sheet.ts';
import { createPapers, paperSize } from './documents/papers.ts';
import type { LabelDesign } from '#shared/schema/accounts/labels/label-design.ts';
import type { LabelsPerSheet } from '#shared/schema/printing/document-choice.ts';
import { SHEET_WORDS } from './documents/sheet-words/index.ts';
import { createLabelDrawer } from './draw-label.ts';
import { resolutionOfCommands } from './foreign/commands.ts';
import { openDesigns } from './designs.ts';
import { addressLines } from './label/address-lines.ts';
import { labelContent, PREVIEW_BAND_TEXT, textsOf } from './label/content.ts';
import { layoutLabel } from './label/label-layout.ts';
import type { Layout } from './layout/element.ts';
import { labelSizeOn, placeOnSheets } from './layout/sheet.ts';
import { A4, LETTER, stockFor, STOCKS, type Size } from './layout/stock.ts';
import { createPdfDrawer } from './pdf.ts';
import { layoutOfCarrier } from './layouts/index.ts';
import { machineTimeZone } from './machine-time-zone.ts';
import { createDesignTrial } from './design-trial.ts';
import { movedPage, settingsOf } from './print-target.ts';
import type { PrinterSettings } from './printer-settings.ts';
import { createPictureWork, type PictureWork } from './pictures/picture-work.ts';
import type { Rasteriser } from './raster/rasteriser.ts';
import { loadFonts } from './text/fonts.ts';
import { hanFormOf } from './text/sliced-fonts.ts';
import { missingCharacters } from './text/printable.ts';
import { checkLayout } from './verify/check-layout.ts';
import { createLabelReader } from './verify/label-reader.ts';
import type { LabelVerification } from './verify/verify-label.ts';

export { zipFiles } from './files/zip.ts';

/** See files/join-pdfs.ts. What reads PDFs of others is loaded when it is first needed, here and below. */
export async function* joinPdfs(labels: AsyncIterable<NamedBytes>): AsyncGenerator<Uint8Array, void> {
  yield* (await import('./files/join-pdfs.ts')).joinPdfs(labels);
}

export interface RendererOptions {
  /** Dots per inch of the label printer: 203, or 300. */
  dpi?: number;
  /** What EPL and ZPL labels tell the printer. */
  printer?: PrinterSettings;
  /** IANA name of the zone in which dates are printed; the machine's own unless given. */
  timeZone?: string;
  /** The design that a shipment was bought with, by its digest; labels have the layout of their carrier without it. */
  findDesign?(digest: string): Promise<LabelDesign | null>;
  /** What draws pages as pictures and reads them; it is done where this is, unless given. */
  pictures?: PictureWork;
}

/** Draws labels in every format, and what goes beside them. All methods reject only where a label cannot be laid out at all. */
export interface LabelRenderer
  extends DesignRenderer, DocumentRenderer, ManifestRenderer, ShipmentDocumentRenderer, LabelReader {
  /** What is in each package, as PDF, for the packing desk; on the paper of the shipper's country. */
  packingSlip(input: RenderInput): Promise<NewDocument>;
  /** All labels of a shipment on as few sheets as they take, as PDF. */
  sheets(input: RenderInput, paper: 'A4' | 'LETTER', perSheet: LabelsPerSheet): Promise<NewDocument>;
  /** The full check of each package's label: drawn, rasterised, and every symbol in it read back. */
  verify(input: RenderInput): Promise<LabelVerification[]>;
}

/** Loads the fonts and makes a renderer; it holds no files or handles open. */
export function createDocumentRenderer(options: RendererOptions = {}): LabelRenderer {
  const { dpi = 203, printer = {}, timeZone = machineTimeZone(), pictures = createPictureWork() } = options;
  const fonts = loadFonts();
  const drawPdf = createPdfDrawer(fonts);
  const rasterise: Rasteriser = async (bytes, dots) =>
    (await pictures.dotsOf({ imageType: 'pdf', bytes }, dots)).map(({ bitmap }) => bitmap);
  const myTurn = createOneATurn();
  const drawLabel = createLabelDrawer({ fonts, drawPdf, printer });

  /** Chinese characters have the forms that are read where the parcel goes. */
  const fontsFor = ({ shipment }: RenderInput) => fonts.in(hanFormOf(shipment.request.recipient.address.countryCode));
  const designs = openDesigns(options.findDesign);
  const contentOf = async (input: RenderInput, index: number) => {
    const content = await labelContent(input, index, timeZone, await designs.of(input));
    await fontsFor(input).prepare(textsOf(content));
    return content;
  };
  /** The labels of a package: one, and what goes on with it where it is full. */
  const layouts = async (input: RenderInput, index: number, size: Size, dots = dpi) =>
    layoutLabel(await contentOf(input, index), size, dots, fontsFor(input)).map(checked);

  /** The pages of a package: its labels, or the sheets they lie on. */
  const labelPages = async (input: RenderInput, index: number): Promise<Layout[]> => {
    const { label: size, sheet } = stockFor(input.shipment.imageType, input.shipment.stock);
    const pages = await layouts(input, index, size);
    return sheet ? placeOnSheets(pages, sheet, 1) : pages;
  };

  const labelFor: LabelRenderer['labelFor'] = async (target, input, packageNumber) => {
    const { label: size, sheet } = stockFor(target.format, target.stock);
    const labels = await layouts(input, packageNumber - 1, size, target.dpi);
    const pages = sheet ? placeOnSheets(labels, sheet, 1) : labels;
    const placed = pages.map((each) => movedPage(each, target.offset));
    return drawLabel(target.format, placed, labelDetails(input, packageNumber - 1), settingsOf(target, printer));
  };

  const label = async (input: RenderInput, index: number): Promise<NewDocument> => {
    const { imageType } = input.shipment;
    const pages = await labelPages(input, index);
    const bytes = await drawLabel(imageType, pages, labelDetails(input, index));
    return { packageNumber: index + 1, contentType: 'LABEL', imageType: imageType.toLowerCase(), bytes };
  };

  const { customsPapers, checkForms, ...papers } = createPapers({
    ...{ fonts, fontsFor, drawPdf, drawLabel, printer, dpi, timeZone },
  });

  const sheetsFor: LabelRenderer['sheetsFor'] = async (input, paper, perSheet) => {
    const sheet = paperSize(paper, input);
    const size = labelSizeOn(sheet, perSheet);
    const labels = await Promise.all(input.shipment.packages.map((_, index) => layouts(input, index, size)));
    return drawPdf(placeOnSheets(labels.flat(), sheet, perSheet), labelDetails(input, 0));
  };

  const labelReader = createLabelReader({
    pictures,
    dpi,
    pagesOf: labelPages,
    drawPages: (pages, input, index) => drawPdf(pages, labelDetails(input, index)),
  });

  return {
    async render(input) {
      const labels: NewDocument[] = [];
      for (const index of input.shipment.packages.keys()) {
        // Others have their turn between two labels, of one shipment or of many.
        await myTurn();
        labels.push(await label(input, index));
      }
      return [...labels, ...(await customsPapers(input))];
    },
    async preview(input, packageNumber) {
      const { label: size } = stockFor('PDF', input.shipment.stock);
      const content = await contentOf(input, packageNumber - 1);
      const pages = layoutLabel({ ...content, band: PREVIEW_BAND_TEXT }, size, dpi, fontsFor(input));
      return drawPdf(pages, labelDetails(input, packageNumber - 1));
    },
    labelFor,
    pageSize: async (pdf) => (await (await import('./page-size.ts')).pageSizes(pdf, rasterise))[0],
    withTestBand: async (document) =>
      (await import('./test-band.ts')).withTestBand(document, { fonts, pictures, drawLabel }),
    pictureFor: (target, label) => pictures.printForeign(target, label, printer),
    resolutionOfCommands,
    labelsIn: async (label) => (await import('./foreign/labels-in.ts')).labelsIn(label),
    ...labelReader,
    sheetsFor,
    foreignSheetsFor: async (input, labels, paper, perSheet) =>
      (await import('./foreign/sheets.ts')).foreignSheets(pictures.slotted, labels, {
        sheet: paperSize(paper, input),
        perSheet,
      }),
    commandSheetFor(choice, at) {
      const inLanguage = choice.language ?? 'en';
      const pages = commandSheet(inLanguage, { A4, LETTER }[choice.paper ?? 'A4'], dpi, fonts);
      return drawPdf(pages.map(checked), { title: SHEET_WORDS[inLanguage].commands.title, createdAt: at });
    },
    async badgeSheetFor(people, choice, at) {
      await fonts.prepare(people);
      const inLanguage = choice.language ?? 'en';
      const pages = badgeSheet(people, inLanguage, { A4, LETTER }[choice.paper ?? 'A4'], { dpi, fonts });
      return drawPdf(pages.map(checked), { title: SHEET_WORDS[inLanguage].badges.title, createdAt: at });
    },
    ...papers,
    async sheets(input, paper, perSheet) {
      const bytes = await sheetsFor(input, paper, perSheet);
      return { packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', bytes };
    },
    async verify(input) {
      const { label: size } = stockFor(input.shipment.imageType, input.shipment.stock);
      const verifications: LabelVerification[] = [];
      for (const index of input.shipment.packages.keys()) {
        const pages = layoutLabel(await contentOf(input, index), size, dpi, fontsFor(input));
        const dots = await rasterise(await drawPdf(pages, labelDetails(input, index)), dpi);
        verifications.push(await pictures.verifyLabels(pages, dots));
      }
      return verifications;
    },
    layoutOfCarrier,
    tryDesign: createDesignTrial({ fontsFor, timeZone, pictures, drawPdf }),
    async misfit(input) {
      try {
        const { label: size } = stockFor(input.shipment.imageType, input.shipment.stock);
        for (const index of input.shipment.packages.keys()) {
          if (index > 0) await myTurn();
          await layouts(input, index, size);
        }
        await checkForms(input);
        return null;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
    missingCharacters: (text) => missingCharacters(text, fonts),
    addressLines: (recipient, stock) => addressLines(recipient, STOCKS[stock].label, fonts),
  };
}

const labelDetails = (input: RenderInput, index: number) => ({
  title: `Label ${input.trackingNumbers[index] ?? ''}`,
  createdAt: input.acceptedAt,
});

/** The fast self-check: a label with a fault is never given out. */
function checked(layout: Layout): Layout {
  const faults = checkLayout(layout);
  if (faults.length > 0)
    throw new Error(`The label is not fit to print: ${faults.map(({ message }) => message).join('; ')}`);
  return layout;
}
