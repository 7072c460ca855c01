import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier H, European freight and parcels (specification, "Limits"). Its sides are axes, not an order: contract, section 5. */
export const CARRIER_H: CarrierDefinition = {
  key: 'CARRIER_H',
  name: 'Carrier H',
  weightLimits: { KG: '1000', LB: '2205' },
  weightPrecision: { places: 3, rounding: 'nearest' },
  sidePrecision: { places: 2, rounding: 'nearest' },
  billedWeight: 'nearest',
  sortsSides: false,
  size: { unit: 'CM', length: '610', width: '200', height: '225' },
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [
    { key: 'ref1', label: 'Special delivery requirements', maxLength: 100, isInstruction: true },
    { key: 'ref2', label: 'Invoice information', maxLength: 100 },
  ],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
};
