import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier G, German parcels (specification, "Limits"). Its shipment unit reference is the itemTransactionId. */
export const CARRIER_G: CarrierDefinition = {
  key: 'CARRIER_G',
  name: 'Carrier G',
  weightLimits: { KG: '40', LB: '88' },
  weightPrecision: null,
  sidePrecision: null,
  billedWeight: 'nearest',
  sortsSides: false,
  size: null,
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [
    { key: 'ref1', label: 'Customer reference', maxLength: 50 },
    { key: 'ref2', label: 'Customer reference', maxLength: 50 },
    { key: 'ref3', label: 'Shipment reference', maxLength: 40 },
  ],
  itemTransactionIdMaxLength: 40,
  moneyPlaces: null,
};
