import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier C, UK parcels (specification, "Limits"). */
export const CARRIER_C: CarrierDefinition = {
  key: 'CARRIER_C',
  name: 'Carrier C',
  weightLimits: { KG: '15', LB: '33' },
  weightPrecision: { places: 2, rounding: 'nearest' },
  sidePrecision: null,
  billedWeight: 'nearest',
  sortsSides: false,
  size: null,
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [{ key: 'ref1', label: 'Delivery reference', maxLength: 32 }],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
};
