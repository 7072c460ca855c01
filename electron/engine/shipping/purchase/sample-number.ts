import type { TrackingSymbology } from '#shared/schema/accounts/account.ts';

/** No number of any carrier, but one that the account's barcode can hold. */
export const sampleNumber = (symbology: TrackingSymbology): string =>
  ({ CODE128: 'PREVIEW', GS1_128: '0'.repeat(18), INTERLEAVED_2_OF_5: '0'.repeat(14) })[symbology];
