import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import type { Layout } from '../layout/element.ts';
import { combine, createBitmap, crop, type Bitmap } from '../raster/bitmap.ts';
import { checkLayout, isSymbol, quietAreaOf, type LayoutFault } from './check-layout.ts';
import { readSymbols } from './read-symbols.ts';

/** One symbol of a label: what should be in it, and what was read from the dots; null where nothing could be read. */
export interface VerifiedSymbol {
  symbology: string;
  data: string;
  read: string | null;
}

export interface LabelVerification {
  /** True where the layout has no fault and every symbol reads as what it should hold. */
  ok: boolean;
  faults: LayoutFault[];
  symbols: VerifiedSymbol[];
}

const FORMATS: Readonly<Record<string, ReadInputBarcodeFormat>> = {
  CODE128: 'Code128',
  GS1_128: 'Code128',
  INTERLEAVED_2_OF_5: 'ITF',
  DATA_MATRIX: 'DataMatrix',
  GS1_DATA_MATRIX: 'DataMatrix',
  QR: 'QRCode',
  AZTEC: 'Aztec',
  PDF417: 'PDF417',
  MAXICODE: 'MaxiCode',
};

/** White dots around each symbol, as a scanner's window has them. */
const WINDOW = 16;

/** The full check of a label: its layout, and each symbol decoded from the picture of it, alone with its quiet zone. */
export async function verifyLabel(layout: Layout, picture: Bitmap): Promise<LabelVerification> {
  const faults = checkLayout(layout);
  const symbols: VerifiedSymbol[] = [];
  for (const element of layout.elements.filter(isSymbol)) {
    const { symbology, data } = element;
    const part = withBorder(crop(picture, quietAreaOf(element)));
    const format = FORMATS[symbology];
    const formats = format ? [format] : [];
    const read = await readSymbols(part, formats);
    const inPlace = read.length === 1 ? (read[0]?.text ?? null) : null;
    // An earlier version of the program may have put it elsewhere.
    const isElsewhere = inPlace === null && (await readSymbols(picture, formats)).some(({ text }) => text === data);
    symbols.push({ symbology, data, read: isElsewhere ? data : inPlace });
  }
  const ok = faults.length === 0 && symbols.every(({ data, read }) => read === data);
  return { ok, faults, symbols };
}

/** Of all labels of a package, each with its picture, as one. */
export async function verifyLabels(pages: readonly Layout[], pictures: readonly Bitmap[]): Promise<LabelVerification> {
  const found: LabelVerification[] = [];
  for (const [index, page] of pages.entries()) {
    const picture = pictures[index];
    if (!picture) throw new Error(`Page ${index + 1} of the label has no picture`);
    found.push(await verifyLabel(page, picture));
  }
  return {
    ok: found.every(({ ok }) => ok),
    faults: found.flatMap(({ faults }) => faults),
    symbols: found.flatMap(({ symbols }) => symbols),
  };
}

function withBorder(part: Bitmap): Bitmap {
  const framed = createBitmap(part.width + 2 * WINDOW, part.height + 2 * WINDOW);
  combine(part, framed, WINDOW, WINDOW, 'black');
  return framed;
}
