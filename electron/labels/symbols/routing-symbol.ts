import type { RoutingSymbology } from '#shared/schema/accounts/account.ts';
import type { MatrixElement, MaxiCodeElement } from '../layout/element.ts';
import { aztec } from './aztec.ts';
import { dataMatrix, gs1DataMatrix } from './data-matrix.ts';
import { maxiCode } from './maxicode.ts';
import { pdf417 } from './pdf417.ts';
import { qrCode } from './qr-code.ts';

/** What is in a two-dimensional symbol, and its modules. */
export type RoutingSymbol =
  | Pick<MatrixElement, 'symbology' | 'data' | 'cells'>
  | Pick<MaxiCodeElement, 'symbology' | 'data' | 'dark'>;

const CELLS = {
  DATA_MATRIX: dataMatrix,
  GS1_DATA_MATRIX: gs1DataMatrix,
  QR: qrCode,
  AZTEC: aztec,
  PDF417: pdf417,
} as const;

/**
 * The symbol of a text in ASCII; a Data Matrix where the one asked for cannot hold it.
 * @throws RangeError where not even a Data Matrix holds it.
 */
export function routingSymbol(symbology: RoutingSymbology | 'GS1_DATA_MATRIX', data: string): RoutingSymbol {
  try {
    return symbology === 'MAXICODE'
      ? { symbology, ...maxiCode(data) }
      : { symbology, data, cells: CELLS[symbology](data) };
  } catch (error) {
    if (!(error instanceof RangeError) || symbology === 'DATA_MATRIX' || symbology === 'GS1_DATA_MATRIX') throw error;
    return { symbology: 'DATA_MATRIX', data, cells: dataMatrix(data) };
  }
}
