import type { CellSymbology } from '#shared/schema/accounts/labels/label-cell.ts';

/** As their makers call them. */
const NAMES: Readonly<Record<CellSymbology, string>> = {
  CODE128: 'Code 128',
  GS1_128: 'GS1-128',
  INTERLEAVED_2_OF_5: 'Interleaved 2 of 5',
  DATA_MATRIX: 'Data Matrix',
  QR: 'QR Code',
  AZTEC: 'Aztec Code',
  PDF417: 'PDF417',
  MAXICODE: 'MaxiCode',
};

export const symbologyName = (symbology: CellSymbology): string => NAMES[symbology];
