import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier I, a US marketplace carrier (specification, "Limits"). It has no label messages. */
export const CARRIER_I: CarrierDefinition = {
  key: 'CARRIER_I',
  name: 'Carrier I',
  weightLimits: { LB: '50' },
  weightPrecision: null,
  sidePrecision: null,
  billedWeight: null,
  sortsSides: true,
  size: { unit: 'IN', length: '59', width: '33', height: '33', girth: { figure: 'length_plus_girth', max: '130' } },
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
};
