import { readFileSync } from 'node:fs';
import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import { encodePng } from '../png.ts';
import type { Bitmap } from '../raster/bitmap.ts';

/** A symbol as it was read from the dots. */
export interface ReadSymbol {
  /** The name ZXing gives the symbology. */
  format: string;
  /** The data as bytes of ISO/IEC 8859-1, without symbology identifiers; GS1 separators are U+001D. */
  text: string;
}

let isPrepared = false;

/** Finds and decodes the symbols in a picture; of the given formats, or of any. */
export async function readSymbols(bitmap: Bitmap, formats: ReadInputBarcodeFormat[] = []): Promise<ReadSymbol[]> {
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
    .map(({ format, bytes }) => ({ format, text: Buffer.from(bytes).toString('latin1') }));
}
