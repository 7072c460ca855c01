import bwipjs from 'bwip-js/node';
import type { ReadInputBarcodeFormat } from 'zxing-wasm/reader';
import { bars, maxiCodeHeight } from '#electron/labels/layout/geometry.ts';
import { combine, createBitmap, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import { fillRow } from '#electron/labels/raster/fill.ts';
import { symbolPicture } from '#electron/labels/raster/picture.ts';
import type { RoutingSymbol } from '#electron/labels/symbols/routing-symbol.ts';
import { readSymbols, type ReadSymbol } from '#electron/labels/verify/read-symbols.ts';

/** bwip-js as the second opinion: widths of a linear symbol, or modules of another one, row by row. */
export const reference = (bcid: string, text: string, options: Record<string, unknown> = {}) =>
  bwipjs.raw({ bcid, text, ...options } as Parameters<typeof bwipjs.raw>[0])[0] as unknown as {
    sbs: number[];
    pixs: number[];
    pixx: number;
  };

/** Codewords as bwip-js takes them. */
export const asCodewords = (codewords: readonly number[]) =>
  codewords.map((codeword) => `^${String(codeword).padStart(3, '0')}`).join('');

export const sum = (widths: readonly number[]) => widths.reduce((a, b) => a + b, 0);

export async function readLinear(widths: number[]): Promise<ReadSymbol[]> {
  const module = 2;
  const bitmap = createBitmap((sum(widths) + 40) * module, 100);
  const place = { x: 20 * module, y: 10, width: sum(widths) * module, height: 80 };
  const element = { kind: 'linear', symbology: 'CODE128', data: '', widths, module, turn: 0, ...place } as const;
  for (const { x, y, width, height } of bars(element)) {
    for (let row = y; row < y + height; row++) fillRow(bitmap, row, x, x + width);
  }
  return readSymbols(bitmap);
}

export const READ_FORMATS = {
  DATA_MATRIX: 'DataMatrix',
  GS1_DATA_MATRIX: 'DataMatrix',
  QR: 'QRCode',
  AZTEC: 'Aztec',
  PDF417: 'PDF417',
  MAXICODE: 'MaxiCode',
} as const satisfies Record<RoutingSymbol['symbology'], ReadInputBarcodeFormat>;

/** A symbol that is drawn alone, two dots to a module, or seven to a hexagon. */
export function pictureOf(symbol: RoutingSymbol): Bitmap {
  if (symbol.symbology === 'MAXICODE') {
    const width = 30 * 7;
    const size = { width, height: Math.ceil(maxiCodeHeight(width)) };
    return framed(symbolPicture({ kind: 'maxicode', ...symbol, x: 0, y: 0, ...size }).bitmap);
  }
  const module = 2;
  const size = { width: (symbol.cells[0]?.length ?? 0) * module, height: symbol.cells.length * module };
  return framed(symbolPicture({ kind: 'matrix', ...symbol, module, x: 0, y: 0, ...size }).bitmap);
}

/** What ZXing reads in a symbol that is drawn alone. */
export const readRouting = (symbol: RoutingSymbol): Promise<ReadSymbol[]> =>
  readSymbols(pictureOf(symbol), [READ_FORMATS[symbol.symbology]]);

const FRAME = 16;

function framed(bitmap: Bitmap): Bitmap {
  const frame = createBitmap(bitmap.width + 2 * FRAME, bitmap.height + 2 * FRAME);
  combine(bitmap, frame, FRAME, FRAME, 'black');
  return frame;
}
