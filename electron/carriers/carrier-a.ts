import type { CarrierDefinition, SizeLimits } from '#electron/engine/accounts/carrier-definition.ts';

const GROUND: SizeLimits = { unit: 'IN', length: '108', girth: { figure: 'length_plus_girth', max: '165' } };
const EXPRESS: SizeLimits = {
  unit: 'IN',
  length: '119',
  girth: { figure: 'length_plus_girth', max: '165' },
  enforcedWithin: 'US',
};

/** Carrier A, US express and ground (specification, "Limits"; contract, section 5: A's groups). */
export const CARRIER_A: CarrierDefinition = {
  key: 'CARRIER_A',
  name: 'Carrier A',
  weightLimits: { LB: '150', KG: '68' },
  weightPrecision: { places: 2, rounding: 'down' },
  sidePrecision: { places: 0, rounding: 'down' },
  billedWeight: 'down',
  sortsSides: true,
  size: null,
  sizeByGroup: { GROUND, EXPRESS, EXPRESS_FREIGHT: EXPRESS },
  dimensionsRequiredFor: ['EXPRESS_FREIGHT'],
  limitsPerService: false,
  references: [
    { key: 'ref1', label: 'Purchase order number reference', maxLength: 40 },
    { key: 'ref2', label: 'Invoice number reference', maxLength: 40 },
    { key: 'ref3', label: 'Customer reference', maxLength: 40 },
    { key: 'ref4', label: 'Depot reference', maxLength: 40 },
    { key: 'ref5', label: 'RMA number reference', maxLength: 20 },
  ],
  itemTransactionIdMaxLength: null,
  moneyPlaces: 2,
};
