import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier E, the UK variant of a two-country parcel carrier (specification, "Limits"). */
export const CARRIER_E: CarrierDefinition = {
  key: 'CARRIER_E',
  name: 'Carrier E',
  weightLimits: { KG: '30', LB: '66' },
  weightPrecision: { places: 3, rounding: 'nearest' },
  sidePrecision: null,
  billedWeight: 'nearest',
  sortsSides: false,
  size: null,
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [
    { key: 'ref1', label: 'Customer reference', maxLength: 25 },
    { key: 'ref2', label: 'Customer reference', maxLength: 25 },
    { key: 'ref3', label: 'Customer reference', maxLength: 25 },
  ],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
  defaultAccount: {
    carrierId: 'test-e',
    carrier: 'CARRIER_E',
    carrierCode: 'CARRIER_E',
    nickname: 'test-e',
    friendlyName: 'Carrier E (test)',
    primary: true,
    requiresFundedAmount: false,
    balance: null,
    adapter: { type: 'test' },
    shipFrom: {
      address: {
        countryCode: 'GB',
        stateOrProvinceCode: '',
        city: 'Birmingham',
        zipCode: 'B6 7AP',
        streetLine1: '31 Aston Hall Road',
      },
      contact: {
        personName: 'Dispatch',
        companyName: 'Packbench Test Depot Birmingham',
        phoneNumber: '0121 496 0155',
        emailAddress: 'birmingham@example.com',
      },
    },
    strictDecimals: false,
    stockCodes: {},
    services: [
      { serviceCode: '1^12', name: 'Next Day', domestic: true, international: false, isMultiPackageSupported: true },
      { serviceCode: '1^19', name: 'Two Day', domestic: true, international: false, isMultiPackageSupported: true },
      {
        serviceCode: '1^71',
        name: 'International',
        domestic: false,
        international: true,
        isMultiPackageSupported: true,
      },
    ],
    packages: [],
    options: [],
  },
};
