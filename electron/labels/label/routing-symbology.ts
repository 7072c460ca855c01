import type { CarrierKey } from '#shared/schema/accounts/carrier.ts';
import type { MatrixSymbology } from '../layout/element.ts';

export type RoutingSymbology = MatrixSymbology | 'MAXICODE';

/**
 * The two-dimensional symbol that each carrier's sorting expects; the barcode of the tracking number is Code 128, or what the account's
 * number range says. A routing text that a MaxiCode cannot hold (93 characters) goes into a Data Matrix.
 */
export const ROUTING_SYMBOLOGY: Readonly<Record<CarrierKey, RoutingSymbology>> = {
  CARRIER_A: 'PDF417',
  CARRIER_B: 'MAXICODE',
  CARRIER_C: 'QR',
  CARRIER_D: 'DATA_MATRIX',
  CARRIER_E: 'AZTEC',
  CARRIER_F: 'AZTEC',
  CARRIER_G: 'DATA_MATRIX',
  CARRIER_H: 'PDF417',
  CARRIER_I: 'DATA_MATRIX',
};
