import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier E, the UK variant of a two-country parcel carrier (specification, "Limits"). */
export const CARRIER_E: CarrierDefinition = {
  key: 'CARRIER_E',
  name: 'Carrier E',
  weightLimits: { KG: '30', LB: '66' },
  weightPrecision: { places: 3, rounding: 'nearest' },
  sidePrecision: null,
  billedWeight: 'nearest',
  sortsSides: false,
  size: null,
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [
    { key: 'ref1', label: 'Customer reference', maxLength: 25 },
    { key: 'ref2', label: 'Customer reference', maxLength: 25 },
    { key: 'ref3', label: 'Customer reference', maxLength: 25 },
  ],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
};
