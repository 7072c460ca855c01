import type { RoutingSymbology } from '#shared/schema/accounts/account.ts';
import type { MatrixElement, MaxiCodeElement } from '../layout/element.ts';
import { aztec } from './aztec.ts';
import { dataMatrix, gs1DataMatrix } from './data-matrix.ts';
import { pdf417 } from './pdf417.ts';
import { qrCode } from './qr-code.ts';

/** What is in a two-dimensional symbol, and its modules. */
export type RoutingSymbol =
  Pick<MatrixElement, 'symbology' | 'data' | 'cells'> | Pick<MaxiCodeElement, 'symbology' | 'data' | 'dark'>;

/**
 * The symbol of a text in ASCII; a Data Matrix where the one asked for cannot hold it. Only the others load the library that writes them.
 * @throws RangeError where not even a Data Matrix holds it.
 */
export async function routingSymbol(
  symbology: RoutingSymbology | 'GS1_DATA_MATRIX',
  data: string,
): Promise<RoutingSymbol> {
  if (symbology === 'GS1_DATA_MATRIX') return { symbology, data, cells: gs1DataMatrix(data) };
  if (symbology !== 'DATA_MATRIX') {
    try {
      if (symbology === 'QR') return { symbology, data, cells: qrCode(data) };
      if (symbology === 'AZTEC') return { symbology, data, cells: aztec(data) };
      if (symbology === 'PDF417') return { symbology, data, cells: pdf417(data) };
      const { writeMatrix, writeMaxiCode } = await import('./zxing-writer.ts');
      return symbology === 'MAXICODE'
        ? { symbology, ...(await writeMaxiCode(data)) }
        : { symbology, data, cells: await writeMatrix(symbology, data) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return { symbology: 'DATA_MATRIX', data, cells: dataMatrix(data) };
}
