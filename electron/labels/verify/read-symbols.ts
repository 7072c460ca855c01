import { readFileSync } from 'node:fs';
import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import { encodePng } from '../png.ts';
import type { Area } from '../layout/geometry.ts';
import type { Bitmap } from '../raster/bitmap.ts';

/** A symbol as it was read from the dots. */
export interface ReadSymbol {
  /** The name ZXing gives the symbology. */
  format: string;
  /** The data as bytes of ISO/IEC 8859-1, without symbology identifiers; GS1 separators are U+001D. */
  text: string;
}

/** A symbol, and where it lies in the picture. */
interface FoundSymbol extends ReadSymbol {
  place: Area;
}

let isPrepared = false;

/** Finds and decodes the symbols in a picture; of the given formats, or of any. */
export const readSymbols = async (bitmap: Bitmap, formats: ReadInputBarcodeFormat[] = []): Promise<ReadSymbol[]> =>
  (await findSymbols(bitmap, formats)).map(({ format, text }) => ({ format, text }));

/** The two-dimensional ones, each with where it lies. */
export const readMatrices = (bitmap: Bitmap): Promise<FoundSymbol[]> => findSymbols(bitmap, MATRICES);

const MATRICES: ReadInputBarcodeFormat[] = ['DataMatrix', 'QRCode', 'Aztec', 'PDF417', 'MaxiCode'];

async function findSymbols(bitmap: Bitmap, formats: ReadInputBarcodeFormat[]): Promise<FoundSymbol[]> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  if (!isPrepared) {
    const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
    isPrepared = true;
  }
  const found = await readBarcodes(encodePng(bitmap, 203), {
    formats,
    tryHarder: true,
    tryDenoise: false,
    textMode: 'Plain',
    maxNumberOfSymbols: 20,
  });
  return found
    .filter(({ isValid }) => isValid)
    .map(({ format, bytes, position }) => ({
      ...{ format, text: Buffer.from(bytes).toString('latin1') },
      place: around([position.topLeft, position.topRight, position.bottomRight, position.bottomLeft]),
    }));
}

function around(corners: readonly { x: number; y: number }[]): Area {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}
