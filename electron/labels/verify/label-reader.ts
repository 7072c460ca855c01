import type { LabelReader, LabelReading, StoredLabel } from '#electron/engine/papers/ports.ts';
import type { RenderInput } from '#electron/engine/ports.ts';
import type { Layout } from '../layout/element.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Rasteriser } from '../raster/rasteriser.ts';
import { readGif, readPng } from '../raster/read-picture.ts';
import { readSymbols } from './read-symbols.ts';
import { verifyLabel } from './verify-label.ts';

interface Parts {
  rasterise: Rasteriser;
  dpi: number;
  /** The page that a label was drawn as, on its sheet where it has one. */
  pageOf(input: RenderInput, index: number): Layout;
  drawPage(page: Layout, input: RenderInput, index: number): Promise<Uint8Array>;
}

/** A carrier's PDF may have finer bars than a label of ours. */
const FOREIGN_DPI = 300;

/** Makes a reader of stored labels. */
export function createLabelReader({ rasterise, dpi, pageOf, drawPage }: Parts): LabelReader {
  const firstPage = async (pdf: Uint8Array, resolution: number) => (await rasterise(pdf, resolution))[0] ?? null;

  /** Null where the format is commands for a printer, or the bytes are broken. */
  const dotsOf = async ({ document, bytes }: StoredLabel, resolution: number): Promise<Bitmap | null> => {
    try {
      switch (document.imageType) {
        case 'pdf':
          return await firstPage(bytes, resolution);
        case 'gif':
          return readGif(bytes);
        case 'png':
          return readPng(bytes);
        default:
          return null;
      }
    } catch {
      return null;
    }
  };

  return {
    async readDrawn(input, label) {
      const index = label.document.packageNumber - 1;
      const page = pageOf(input, index);
      const isForPrinter = label.document.imageType === 'epl' || label.document.imageType === 'zpl';
      const source = isForPrinter ? 'DRAWN_AGAIN' : 'STORED';
      const dots = isForPrinter
        ? await firstPage(await drawPage(page, input, index), dpi)
        : await dotsOf(label, page.dpi);
      if (!dots) return unreadable(source);
      const { ok, faults, symbols } = await verifyLabel(page, dots);
      return {
        source,
        ok,
        faults: faults.map(({ code, message }) => ({ code, message })),
        symbols: symbols.map(({ symbology, data, read }) => ({ symbology, expected: data, read })),
      };
    },

    async readForeign(label, trackingNumber) {
      const dots = await dotsOf(label, FOREIGN_DPI);
      if (!dots) return unreadable('STORED');
      const found = await readSymbols(dots);
      const ok = found.some(({ text }) => text.includes(trackingNumber));
      const message = `No barcode of the label holds the tracking number ${trackingNumber}.`;
      return {
        source: 'STORED',
        ok,
        faults: ok ? [] : [{ code: 'TRACKING_NUMBER_NOT_READ', message }],
        symbols: found.map(({ format, text }) => ({ symbology: format, expected: null, read: text })),
      };
    },
  };
}

const unreadable = (source: LabelReading['source']): LabelReading => ({
  source,
  ok: false,
  symbols: [],
  faults: [{ code: 'NOT_READABLE', message: 'The stored label cannot be made into a picture here.' }],
});
