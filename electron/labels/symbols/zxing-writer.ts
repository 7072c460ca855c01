import { readFileSync } from 'node:fs';
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer';
import type { MatrixSymbology } from '../layout/element.ts';
import { structured, withPrimary } from './maxicode.ts';

const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** How broken a symbol may be: some 15 % of a QR Code. */
const OPTIONS = {
  QR: { format: 'QRCode', options: 'ecLevel=M' },
} satisfies Record<Exclude<MatrixSymbology, 'DATA_MATRIX' | 'GS1_DATA_MATRIX' | 'AZTEC' | 'PDF417'>, WriterOptions>;

/** A symbol with square modules: rows of them, dark is true. @throws RangeError where the text does not fit. */
export async function writeMatrix(symbology: keyof typeof OPTIONS, text: string): Promise<boolean[][]> {
  const { width, height, data } = (await write(text, OPTIONS[symbology])).symbol;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => data[row * width + column] === 0),
  );
}

/** The tip of each hexagon's path, its lower one, in widths of a hexagon. */
const HEXAGON = /M([\d.]+) ([\d.]+)L/g;
const ROW_HEIGHT = Math.sqrt(3) / 2;

/** One codeword each in a MaxiCode, and as many as its primary message holds in mode 4. */
const NOTHING = 'A'.repeat(9);

/**
 * A MaxiCode: what a reader sends, and the numbers of its dark hexagons in order, 30 to a row, without those of the bullseye. Transport messages are in mode 2 or
 * 3, anything else in mode 4. @throws RangeError where the text does not fit.
 */
export async function writeMaxiCode(text: string): Promise<{ data: string; dark: number[] }> {
  const message = structured(text);
  if (!message) return { data: text, dark: await hexagonsOf(text) };
  return { data: message.data, dark: withPrimary(await hexagonsOf(NOTHING + message.secondary), message) };
}

/** In mode 4, for data of no particular meaning. Only its SVG tells hexagons and bullseye apart. */
async function hexagonsOf(text: string): Promise<number[]> {
  const { svg } = await write(text, { format: 'MaxiCode' });
  return Array.from(svg.matchAll(HEXAGON), ([, x, y]) => {
    const row = Math.floor(Number(y) / ROW_HEIGHT) - 1;
    return 30 * row + Math.floor(Number(x)) - (row % 2);
  }).sort((a, b) => a - b);
}

async function write(text: string, options: WriterOptions) {
  const written = await writeBarcode(text, { ...options, scale: 1, addQuietZones: false });
  if (written.error) throw new RangeError(written.error);
  return written;
}
