import type { MatrixSymbology } from '../layout/element.ts';
import { aztec } from './aztec.ts';
import { dataMatrix } from './data-matrix.ts';
import { pdf417 } from './pdf417.ts';
import { qr } from './qr.ts';

/** Encoders of symbols with square modules: rows of them, dark is true. They throw RangeError where the data do not fit. */
export const MATRIX_ENCODERS: Readonly<Record<MatrixSymbology, (data: string) => boolean[][]>> = {
  DATA_MATRIX: dataMatrix,
  QR: qr,
  AZTEC: aztec,
  PDF417: pdf417,
};
