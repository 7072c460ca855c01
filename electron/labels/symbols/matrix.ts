import bwipjs from 'bwip-js/node';
import type { MatrixSymbology } from '../layout/element.ts';
import { dataMatrix } from './data-matrix.ts';

type BwipOptions = Parameters<typeof bwipjs.raw>[0];

/** Three columns are narrow enough for half a label; level 3 repairs some 7 broken codewords (ISO/IEC 15438, annex E). */
const PDF417_OPTIONS = { bcid: 'pdf417', columns: 3, eclevel: 3 };

/** What bwip-js gives for symbols of square modules. */
interface RawModules {
  pixs: ArrayLike<number>;
  pixx: number;
  pixy: number;
}

/**
 * The modules of a symbol in rows; dark is true. A PDF417's rows are three modules high.
 * @throws Error where the data do not fit.
 */
export function makeMatrix(symbology: MatrixSymbology, data: string): boolean[][] {
  switch (symbology) {
    case 'DATA_MATRIX':
      return dataMatrix(data);
    case 'QR':
      return cellsOf({ bcid: 'qrcode', text: data, eclevel: 'M' } as BwipOptions);
    case 'AZTEC':
      return cellsOf({ bcid: 'azteccode', text: data });
    case 'PDF417':
      return cellsOf({ ...PDF417_OPTIONS, text: data } as BwipOptions);
  }
}

/** The numbers of a MaxiCode's dark hexagons, in mode 4 (ISO/IEC 16023, 4.1). @throws Error where the data do not fit. */
export function makeMaxiCode(data: string): number[] {
  const [raw] = bwipjs.raw({ bcid: 'maxicode', text: data, mode: 4 } as BwipOptions) as unknown as {
    pixs: Iterable<number>;
  }[];
  return Array.from(raw?.pixs ?? []);
}

function cellsOf(options: BwipOptions): boolean[][] {
  const [raw] = bwipjs.raw(options) as unknown as RawModules[];
  if (!raw) return [];
  const { pixs, pixx, pixy } = raw;
  return Array.from({ length: pixy }, (_, y) => Array.from({ length: pixx }, (_, x) => pixs[y * pixx + x] === 1));
}
