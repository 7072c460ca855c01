import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier F, the DE variant of the same parcel carrier (specification, "Limits"; contract, section 5: girth). */
export const CARRIER_F: CarrierDefinition = {
  key: 'CARRIER_F',
  name: 'Carrier F',
  weightLimits: { KG: '31.5', LB: '69' },
  weightPrecision: { places: 3, rounding: 'nearest' },
  sidePrecision: { places: 2, rounding: 'nearest' },
  billedWeight: 'nearest',
  sortsSides: true,
  size: { unit: 'CM', length: '175', girth: { figure: 'circumference', max: '300' }, lengthPlusGirthWarning: '300' },
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [
    { key: 'ref1', label: 'Customer reference', maxLength: 35 },
    { key: 'ref2', label: 'Customer reference', maxLength: 35 },
  ],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
};
