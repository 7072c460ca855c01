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
  defaultAccount: {
    carrierId: 'test-b',
    carrier: 'CARRIER_B',
    carrierCode: 'CARRIER_B',
    nickname: 'test-b',
    friendlyName: 'Carrier B (test)',
    primary: true,
    requiresFundedAmount: false,
    balance: null,
    adapter: { type: 'test' },
    shipFrom: {
      address: {
        countryCode: 'US',
        stateOrProvinceCode: 'KY',
        city: 'Louisville',
        zipCode: '40213',
        streetLine1: '2900 Crittenden Drive',
      },
      contact: {
        personName: 'Dispatch',
        companyName: 'Packbench Test Depot Louisville',
        phoneNumber: '5025550117',
        emailAddress: 'louisville@example.com',
      },
    },
    strictDecimals: false,
    stockCodes: {},
    services: [
      { serviceCode: '03', name: 'Ground', domestic: true, international: false, isMultiPackageSupported: true },
      { serviceCode: '01', name: 'Next Day', domestic: true, international: false, isMultiPackageSupported: true },
      { serviceCode: '08', name: 'Expedited', domestic: false, international: true, isMultiPackageSupported: true },
    ],
    packages: [],
    options: [],
  },
};
