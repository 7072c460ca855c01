import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier B, US parcels (specification, "Limits"; contract, section 5). */
export const CARRIER_B: CarrierDefinition = {
  key: 'CARRIER_B',
  name: 'Carrier B',
  weightLimits: { KG: '70', LB: '150' },
  weightPrecision: { places: 0, rounding: 'up' },
  sidePrecision: { places: 0, rounding: 'nearest' },
  billedWeight: 'up',
  sortsSides: true,
  size: { unit: 'IN', length: '108', girth: { figure: 'length_plus_girth', max: '165' } },
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [
    { key: 'ref1', label: 'Customer reference', maxLength: 35, aliases: ['reference1'] },
    { key: 'ref2', label: 'Customer reference', maxLength: 35, aliases: ['reference2'] },
  ],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
};
