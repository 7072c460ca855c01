import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier D, UK parcels: its limits depend on the service and are set in the account (specification, "Limits"; contract, section 8). */
export const CARRIER_D: CarrierDefinition = {
  key: 'CARRIER_D',
  name: 'Carrier D',
  weightLimits: {},
  weightPrecision: { places: 3, rounding: 'nearest' },
  sidePrecision: { places: 0, rounding: 'nearest' },
  billedWeight: 'nearest',
  sortsSides: true,
  size: null,
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: true,
  references: [
    { key: 'ref1', label: 'Customer reference', maxLength: 35 },
    { key: 'ref2', label: 'Customer reference', maxLength: 35 },
  ],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
};
