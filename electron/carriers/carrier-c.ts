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
  defaultAccount: {
    carrierId: 'test-c',
    carrier: 'CARRIER_C',
    carrierCode: 'CARRIER_C',
    nickname: 'test-c',
    friendlyName: 'Carrier C (test)',
    primary: true,
    requiresFundedAmount: false,
    balance: null,
    adapter: { type: 'test' },
    shipFrom: {
      address: {
        countryCode: 'GB',
        stateOrProvinceCode: '',
        city: 'Leeds',
        zipCode: 'LS10 1AB',
        streetLine1: '14 Hunslet Road',
      },
      contact: {
        personName: 'Dispatch',
        companyName: 'Packbench Test Depot Leeds',
        phoneNumber: '0113 496 0123',
        emailAddress: 'leeds@example.com',
      },
    },
    strictDecimals: false,
    stockCodes: {},
    services: [
      { serviceCode: 'C24', name: 'Next Day', domestic: true, international: false, isMultiPackageSupported: false },
      { serviceCode: 'C48', name: 'Two Day', domestic: true, international: false, isMultiPackageSupported: false },
    ],
    packages: [],
    options: [],
  },
};
