import { degrees, PDFDocument } from 'pdf-lib';
import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import { encodePng } from '#electron/labels/png.ts';
import { makeLinear } from '#electron/labels/symbols/linear.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import type { Bitmap } from '#electron/labels/raster/bitmap.ts';
import { picture, renderer } from '../drawing.ts';
import { sample } from '../samples.ts';

export const NUMBER = 'CARRIER0000012345';

/** A label as a carrier sends it: with its own number, and without a band. */
export async function carriersLabel(imageType: ImageType, trackingNumber = NUMBER, dpi = 203): Promise<Uint8Array> {
  const input = sample({ imageType, trackingNumber });
  const [label] = await renderer({ dpi }).render({ ...input, traits: { ...input.traits, isTest: false } });
  if (!label) throw new Error('A shipment has a label');
  return label.bytes;
}

const INCH = 72;
type Placing = { page: [number, number]; at: [number, number]; turn?: number; rotation?: number };

/** The PDF label on a page of its own: in a corner of an office sheet, lying, or shown turned. Lengths in inches. */
async function placed({ page: [wide, high], at: [x, y], turn = 0, rotation = 0 }: Placing): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [label] = await pdf.embedPdf(await carriersLabel('PDF'));
  const page = pdf.addPage([wide * INCH, high * INCH]);
  if (label) page.drawPage(label, { x: x * INCH, y: y * INCH, rotate: degrees(turn) });
  page.setRotation(degrees(rotation));
  return pdf.save();
}

/** What carriers send beside upright pages of 4 x 6 inches. */
export const PAGES = {
  lying: () => placed({ page: [6, 4], at: [6, 0], turn: 90 }),
  'shown turned': () => placed({ page: [6, 4], at: [6, 0], turn: 90, rotation: 90 }),
  'shown lying': () => placed({ page: [4, 6], at: [0, 0], rotation: 270 }),
  'in a corner of A4': () => placed({ page: [8.27, 11.69], at: [0.3, 5.4] }),
  'lying on Letter': () => placed({ page: [8.5, 11], at: [7.2, 6.5], turn: 90 }),
  'of A6': () => placed({ page: [4.13, 5.83], at: [0.06, -0.08] }),
};

/** A page with the number in bars whose modules are so wide, in thousandths of an inch. */
export async function pageOfBars(module: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([4 * INCH, 6 * INCH]);
  const width = (module / 1000) * INCH;
  let x = 0.3 * INCH;
  for (const [i, part] of makeLinear('CODE128', NUMBER).widths.entries()) {
    if (i % 2 === 0) page.drawRectangle({ x, y: 2 * INCH, width: part * width, height: INCH });
    x += part * width;
  }
  return pdf.save();
}

/** A picture as fine as carriers make them. */
export const finePng = async (dpi: number): Promise<Uint8Array> =>
  encodePng(await picture(await carriersLabel('PDF'), dpi), dpi);

export const textsIn = async (dots: Bitmap): Promise<string[]> => (await readSymbols(dots)).map(({ text }) => text);

/** The dots on the one graphic of a ZPL label, whatever the resolution of the printer. */
export function graphicIn(zpl: Uint8Array): Bitmap {
  const [, columns = '', data = ''] =
    /\^GFA,\d+,\d+,(\d+),([0-9A-F]+)\^FS/.exec(Buffer.from(zpl).toString('latin1')) ?? [];
  const bits = Buffer.from(data, 'hex');
  const bytesPerRow = Number(columns);
  return { width: 8 * bytesPerRow, height: bits.length / bytesPerRow, bytesPerRow, bits };
}
