import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { LabelReader, LabelReading, StoredLabel } from '#electron/engine/documents/ports.ts';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { LabelFaultCode } from '#shared/schema/printing/label-verification.ts';
import type { Layout } from '../layout/element.ts';
import { crop, type Bitmap } from '../raster/bitmap.ts';
import type { PictureWork } from '../pictures/picture-work.ts';
import type { ReadSymbol } from './read-symbols.ts';

interface Parts {
  pictures: PictureWork;
  dpi: number;
  /** The pages that a label was drawn as, on sheets where it has them. */
  pagesOf(input: RenderInput, index: number): Promise<Layout[]>;
  drawPages(pages: readonly Layout[], input: RenderInput, index: number): Promise<Uint8Array>;
}

/** A carrier's PDF may have finer bars than a label of ours. */
const FOREIGN_DPI = 300;

const COMMANDS: readonly string[] = ['epl', 'zpl'];

/** Makes a reader of stored labels. */
export function createLabelReader({ pictures, dpi, pagesOf, drawPages }: Parts): LabelReader {
  const dotsOf = async (imageType: string, bytes: Uint8Array, resolution: number): Promise<Bitmap[]> =>
    (await pictures.dotsOf({ imageType, bytes }, resolution)).map(({ bitmap }) => bitmap);
  /** The pages of a label; none where the format is commands for a printer, or the bytes are broken. */
  const picturesOf = ({ document, bytes }: StoredLabel, resolution: number) =>
    dotsOf(document.imageType, bytes, resolution).catch((error: unknown) => {
      if (error instanceof DiagnosticError) throw error;
      return [];
    });

  async function readDrawn(input: RenderInput, label: StoredLabel): Promise<LabelReading> {
    const index = label.document.packageNumber - 1;
    const pages = await pagesOf(input, index);
    const isCommands = COMMANDS.includes(label.document.imageType);
    const source = isCommands ? 'DRAWN_AGAIN' : 'STORED';
    const drawn = isCommands
      ? await dotsOf('pdf', await drawPages(pages, input, index), dpi)
      : await picturesOf(label, dpi);
    const dots = drawn.length === 1 && pages.length > 1 ? cutApart(drawn, pages) : drawn;
    if (dots.length < pages.length) return unreadable(source, 'NOT_READABLE', BROKEN);
    const { ok, faults, symbols } = await pictures.verifyLabels(pages, dots);
    return {
      source,
      ok,
      faults: faults.map(({ code, message }) => ({ code, message })),
      symbols: symbols.map(({ symbology, data, read }) => ({ symbology, expected: data, read })),
    };
  }

  async function readForeign(label: StoredLabel, trackingNumber: string): Promise<LabelReading> {
    const { imageType } = label.document;
    if (COMMANDS.includes(imageType)) {
      const where = Buffer.from(label.bytes).includes(trackingNumber) ? 'is' : 'is not';
      return unreadable(
        'STORED',
        'NOT_DRAWN_HERE',
        commandsOf(imageType, `The number ${trackingNumber} ${where} in its commands.`),
      );
    }
    const pages = await picturesOf(label, FOREIGN_DPI);
    if (pages.length === 0) return unreadable('STORED', 'NOT_READABLE', BROKEN);
    const found: ReadSymbol[] = [];
    for (const page of pages) found.push(...(await pictures.readSymbols(page)));
    const ok = found.some(({ text }) => lettersAndDigits(text).includes(lettersAndDigits(trackingNumber)));
    const message = `No barcode of the label holds the tracking number ${trackingNumber}.`;
    return {
      source: 'STORED',
      ok,
      faults: ok ? [] : [{ code: 'TRACKING_NUMBER_NOT_READ', message }],
      symbols: found.map(({ format, text }) => ({ symbology: format, expected: null, read: text })),
    };
  }

  return {
    readDrawn: (input, label) => readDrawn(input, label).catch(unread),
    readForeign: (label, trackingNumber) => readForeign(label, trackingNumber).catch(unread),
  };
}

/** A label that takes too much to be drawn is one that cannot be read. */
function unread(error: unknown): LabelReading {
  if (!(error instanceof DiagnosticError)) throw error;
  return unreadable('STORED', 'NOT_READABLE', error.message);
}

/** The pages in a picture that has them one under the other. */
function cutApart([strip]: readonly Bitmap[], pages: readonly Layout[]): Bitmap[] {
  if (!strip) return [];
  let y = 0;
  return pages.map(({ width, height }) => {
    const area = { x: 0, y, width: Math.round(width), height: Math.round(height) };
    y += area.height;
    return crop(strip, area);
  });
}

/** Carriers print their numbers in groups, and put routing before and check digits after them in the barcode. */
const lettersAndDigits = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

const BROKEN = 'The stored label is broken: no picture can be made of it.';

const commandsOf = (imageType: string, what: string) =>
  `The carrier's label is ${imageType.toUpperCase()}, commands for a printer that are not drawn here. ${what} Print it, and scan it to be sure.`;

const unreadable = (source: LabelReading['source'], code: LabelFaultCode, message: string): LabelReading => ({
  source,
  ok: false,
  symbols: [],
  faults: [{ code, message }],
});
